/** What the server stored of the sites stays, whatever a command knows of them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { type Library, openLibrary } from '../../src/main/library.ts'

const key = 'f1000research'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-settings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const configOf = (platformsFile?: string) =>
  readConfig({ RECTO_DATA: join(folder, 'data'), RECTO_SITE: key, ...(platformsFile !== undefined && { RECTO_PLATFORMS: platformsFile }) })

async function settingsOf(process: string, displayName: string): Promise<string> {
  const file = join(folder, 'platforms.json')
  await writeFile(file, JSON.stringify({ platforms: { [key]: { displayName, peerReview: { process } } } }))
  return file
}

const stored = async (opened: Promise<Library>) => {
  const { database } = await opened
  const found = await database.kysely
    .selectFrom('platform')
    .select(['name', 'peer_review'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  await database.close()
  return [found.name, found.peer_review?.process]
}

test('a command without RECTO_PLATFORMS keeps the stored settings, and one with it, or a server, stores its own', async () => {
  const kelp = ['Kelp', 'stated-by-source']
  const file = await settingsOf('stated-by-source', 'Kelp')
  expect(await stored(openLibrary(configOf(file), { isServer: true }))).toEqual(kelp)
  expect(await stored(openLibrary(configOf()))).toEqual(kelp)
  expect(await stored(openLibrary(configOf(await settingsOf('open', 'Slate'))))).toEqual(['Slate', 'open'])
  await stored(openLibrary(configOf(await settingsOf('stated-by-source', 'Kelp'))))
  const [name, process] = await stored(openLibrary(configOf(), { isServer: true }))
  expect(process).toBe('open')
  expect(name).not.toBe('Kelp')
})

test('a command that runs before any server stores the sites', async () => {
  const config = readConfig({ RECTO_DATA: join(folder, 'other'), RECTO_SITE: key })
  expect((await stored(openLibrary(config)))[1]).toBe('open')
})
