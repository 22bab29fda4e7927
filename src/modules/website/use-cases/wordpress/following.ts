/** Whether a platform follows the WordPress of its installation: editors can stop and resume it (decision 0064). */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { OperatorError } from '../../../../core/operator-error.ts'
import { findNotFollowedSince, storeFollowed, storeNotFollowed } from '../../data/wordpress-following.ts'
import { siteOf } from './import-run.ts'

export interface NamedWordpress {
  /** The WordPress's URL. */
  home: string
  /** The time at which an editor stopped it; null while it is followed. */
  stoppedAt: Date | null
}

/** All methods take the platform's key. */
export interface Following {
  /** @returns null where the installation has none for the platform */
  find(platform: string): Promise<NamedWordpress | null>
  /** Imported content stays, and belongs to the platform. @returns false where it was not followed @throws OperatorError where the platform has no WordPress */
  stop(platform: string): Promise<boolean>
  /** Earlier imported content is recognised again. @returns false where it was followed @throws OperatorError where the platform has no WordPress */
  resume(platform: string): Promise<boolean>
}

/** @param sites URLs by platform */
export function createFollowing(kysely: Kysely<Schema>, sites: ReadonlyMap<string, string>): Following {
  const siteFor = (platform: string): string => {
    const home = sites.get(platform)
    if (home === undefined) throw new OperatorError(`The platform “${platform}” follows no WordPress: RECTO_WORDPRESS names none for it.`)
    return siteOf(home)
  }
  return {
    async find(platform) {
      const home = sites.get(platform)
      return home === undefined ? null : { home, stoppedAt: await findNotFollowedSince(kysely, platform, siteOf(home)) }
    },
    stop: async platform => storeNotFollowed(kysely, platform, siteFor(platform)),
    resume: async platform => storeFollowed(kysely, platform, siteFor(platform)),
  }
}

/** The URL of the WordPress that a platform follows; null where it follows none. */
export async function followedHome(following: Pick<Following, 'find'>, platform: string): Promise<string | null> {
  const named = await following.find(platform)
  return named === null || named.stoppedAt !== null ? null : named.home
}
