import type { Kysely } from 'kysely'
import { listPlatforms, storePassRule, storePlatform } from '../../data/platforms.ts'
import type { Schema } from '../../data/schema.ts'
import { defaultPassRule, type PassRule } from '../../domain/peer-review/pass-rule.ts'
import type { Platforms } from './load-platforms.ts'

/** Makes the installation's platforms known to its library, each under the name and with the pass rule that it has now. */
export async function storePlatforms(kysely: Kysely<Schema>, platforms: Platforms): Promise<void> {
  const stored = new Map((await listPlatforms(kysely)).map(platform => [platform.key, platform]))
  for (const [key, { platform }] of platforms.all) {
    const known = stored.get(key)
    if (known?.name !== platform.displayName) await storePlatform(kysely, { key, name: platform.displayName })
    const { passRule } = platform.peerReview
    if (!isSameRule(known?.passRule ?? defaultPassRule, passRule)) await storePassRule(kysely, key, passRule)
  }
}

function isSameRule(one: PassRule, other: PassRule): boolean {
  const asText = ({ anyOf }: PassRule): string => anyOf.map(needed => `${needed.approved}+${needed.approvedWithReservations}`).join()
  return asText(one) === asText(other)
}
