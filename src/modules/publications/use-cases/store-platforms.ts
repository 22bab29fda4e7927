import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ReviewSetting } from '../../sites/domain/review-setting.ts'
import { listPlatforms, type Platforms, storePlatform } from '../../sites/index.ts'
import { storeReviewSetting } from './peer-review/store-review-setting.ts'

/**
 * Stores the installation's sites in the database, each with its present name and peer-review setting.
 * @param isUnchanged does not change stored sites: the caller may not know their settings
 */
export async function storePlatforms(kysely: Kysely<Schema>, platforms: Platforms, { isUnchanged = false } = {}): Promise<void> {
  const stored = new Map((await listPlatforms(kysely)).map(platform => [platform.key, platform]))
  for (const [key, { platform }] of platforms.all) {
    const known = stored.get(key)
    if (isUnchanged && known !== undefined && known.peerReview !== null) continue
    if (known?.name !== platform.displayName) await storePlatform(kysely, { key, name: platform.displayName })
    const { peerReview, features } = platform
    const setting = { ...peerReview, isPreprintServer: features.preprintServer.enabled }
    const former = known?.peerReview ?? null
    if (former === null || !isSame(former, setting)) await storeReviewSetting(kysely, key, setting)
  }
}

function isSame(one: ReviewSetting, other: ReviewSetting): boolean {
  const asText = ({ process, isPreprintServer, showReports, showReferees, passRule: { anyOf } }: ReviewSetting): string =>
    [
      process,
      isPreprintServer,
      showReports,
      showReferees,
      ...anyOf.map(needed => `${needed.approved}+${needed.approvedWithReservations}`),
    ].join()
  return asText(one) === asText(other)
}
