import type { Kysely } from 'kysely'
import { listPlatforms as listStored, storePlatform } from '../data/platforms.ts'
import type { Schema } from '../data/schema.ts'
import type { PlatformFacts } from '../domain/platform/platform.ts'
import { knownPlatforms } from '../domain/platform/platforms.ts'

/** Makes the platforms known that an installation has from the start, and its default one. */
export async function ensurePlatforms(kysely: Kysely<Schema>, defaultKey: string): Promise<void> {
  const stored = new Set((await listStored(kysely)).map(({ key }) => key))
  const wanted = knownPlatforms.some(({ key }) => key === defaultKey)
    ? knownPlatforms
    : [...knownPlatforms, { key: defaultKey, name: defaultKey }]
  for (const platform of wanted) if (!stored.has(platform.key)) await storePlatform(kysely, platform)
}

/** The platforms of this installation, as pages need them. */
export async function listPlatforms(kysely: Kysely<Schema>): Promise<PlatformFacts[]> {
  const contact = { editorialEmail: 'editorial@example.org', infoEmail: 'info@example.org' }
  return (await listStored(kysely)).map(({ key, name }) => ({ key, displayName: name, ...contact }))
}
