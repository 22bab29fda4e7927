/** Whether a platform follows the WordPress that its installation names: its editors stop it, and begin again (decision 0064). */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findNotFollowedSince, storeFollowed, storeNotFollowed } from '../../data/wordpress-following.ts'
import { siteOf } from './import-run.ts'

export interface NamedWordpress {
  /** Its address. */
  home: string
  /** Since when it is not followed any more; null as long as it is. */
  stoppedAt: Date | null
}

/** By a platform's key. */
export interface Following {
  /** Null where the installation names none for the platform. */
  find(platform: string): Promise<NamedWordpress | null>
  /** What came from it stays, as the platform's own. @returns false where it was not followed @throws NoWordpressError */
  stop(platform: string): Promise<boolean>
  /** What came from it before is known again. @returns false where it was followed @throws NoWordpressError */
  resume(platform: string): Promise<boolean>
}

/** The installation names no WordPress for the platform. */
export class NoWordpressError extends Error {
  override name = 'NoWordpressError'
}

/** @param sites addresses by platform */
export function createFollowing(kysely: Kysely<Schema>, sites: ReadonlyMap<string, string>): Following {
  const siteFor = (platform: string): string => {
    const home = sites.get(platform)
    if (home === undefined)
      throw new NoWordpressError(`The platform “${platform}” follows no WordPress: RECTO_WORDPRESS names none for it.`)
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

/** The address of the WordPress that a platform follows now; null where it follows none. */
export async function followedHome(following: Pick<Following, 'find'>, platform: string): Promise<string | null> {
  const named = await following.find(platform)
  return named === null || named.stoppedAt !== null ? null : named.home
}
