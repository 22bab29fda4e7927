/**
 * A server that keeps its own copy of a WordPress: it asks again and again whether something there is another, and takes that in. Readers
 * are served from the copy alone (decision 0057), so that a WordPress that is slow or down is noticed by nobody but the log.
 */

import type { Database } from '../../../../core/database/open-database.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { inBackground } from '../../../../core/jobs/in-background.ts'
import { findNotFollowedSince } from '../../data/wordpress-following.ts'
import { listWordpressItems } from '../../data/wordpress-item.ts'
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'
import type { Wordpress } from '../../external/wordpress/wordpress.ts'
import { importContent } from './import-content.ts'
import { type ImportReport, siteOf } from './import-run.ts'

interface FollowSetting {
  database: Pick<Database, 'kysely' | 'aloneAt'>
  files: Pick<FileStore, 'put'>
  /** By platform. */
  followed: ReadonlyMap<string, Wordpress>
  onDone: (message: string) => void
  /** Reported when it begins to fail. */
  onFailure: (error: unknown, platform: string) => void
  /** Milliseconds between two looks; null where it looks only when it is woken. */
  every?: number | null
}

export interface WordpressFollower {
  /** Something of the platform's WordPress is another one, by its own word: looks at once, and after the look that is under way. */
  notify(platform: string): void
  /** Looks now. @returns what was changed by it; null where nothing was @throws ServiceFailure */
  look(platform: string): Promise<ImportReport | null>
  /** Once what is under way is done. */
  close(): Promise<void>
}

/** An edit is to show within a second. */
const usually = 1000

export function followWordpress({ database, files, followed, onDone, onFailure, every = usually }: FollowSetting): WordpressFollower {
  const stop = new AbortController()
  const { signal } = stop

  function follower(platform: string, wordpress: Wordpress) {
    let seen: string | null = null
    let wasFollowed = true

    async function isFollowed(): Promise<boolean> {
      const isNow = (await findNotFollowedSince(database.kysely, platform, siteOf(wordpress.home))) === null
      const news = isNow ? 'followed again' : 'not followed any more; what came from it stays'
      if (isNow !== wasFollowed) onDone(`${wordpress.home}, ${platform}: ${news}`)
      wasFollowed = isNow
      return isNow
    }

    async function look(): Promise<ImportReport | null> {
      if (!(await isFollowed())) {
        seen = null
        return null
      }
      const state = await wordpress.state(signal)
      if (state === seen) return null
      const content = await wordpress.read(signal)
      await refuseEmpty(platform, content)
      // Who stopped it meanwhile is not to find anything changed.
      if (!(await isFollowed())) return null
      const setting = { kysely: database.kysely, files, platform, as: 'followed', replace: true, dryRun: false, media: 'used' } as const
      const fetchFile = (address: string, maxBytes: number) => wordpress.file(address, maxBytes, signal)
      const report = await database.aloneAt(`wordpress ${platform}`, () => importContent({ ...setting, fetchFile }, content))
      // While another process is at it, this one looks again.
      if (report === null) return null
      seen = state
      const changes = report.created.length + report.updated.length + report.takenOff.length
      if (changes === 0) return null
      onDone(
        `${wordpress.home}, ${platform}: ${report.created.length} new, ${report.updated.length} changed, ${report.takenOff.length} taken off`,
      )
      for (const { what, why } of report.leftOut) onDone(`${wordpress.home}, ${platform}: ${what} is left out: ${why}`)
      return report
    }

    /** What answers with nothing has lost it, or is no longer what it was: the last good content stays. */
    async function refuseEmpty(key: string, content: WordpressContent): Promise<void> {
      if (content.pages.length + content.posts.length > 0) return
      const known = await listWordpressItems(database.kysely, key, siteOf(wordpress.home))
      if (known.some(({ kind }) => kind === 'page' || kind === 'post'))
        throw new ServiceFailure('unreadable', `${wordpress.home} has neither a page nor a post any more: what came from it stays`)
    }

    let again = false
    const background = inBackground(
      async () => {
        do {
          again = false
          await look()
        } while (again && !signal.aborted)
      },
      { every, onFailure: error => onFailure(error, platform) },
    )
    return {
      look,
      notify() {
        again = true
        void background.runQuietly()
      },
      end: background.end,
    }
  }

  const followers = new Map(Array.from(followed, ([platform, wordpress]) => [platform, follower(platform, wordpress)]))
  if (every !== null) for (const each of followers.values()) each.notify()
  return {
    notify: platform => followers.get(platform)?.notify(),
    look: async platform => (await followers.get(platform)?.look()) ?? null,
    async close() {
      stop.abort()
      await Promise.all([...followers.values()].map(each => each.end()))
    },
  }
}
