/**
 * Keeps a copy of a WordPress up to date: it polls for changes and imports them. Readers see only the copy (decision 0057), so a slow or
 * unavailable WordPress affects nothing but the log.
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
  /** The followed WordPress by platform. */
  followed: ReadonlyMap<string, Wordpress>
  onDone: (message: string) => void
  /** Called when it begins to fail. */
  onFailure: (error: unknown, platform: string) => void
  /** Milliseconds between checks; null: it checks only after a notice. */
  every?: number | null
}

export interface WordpressFollower {
  /** WordPress reports a change: checks at once, and again after a check that is running. */
  notify(platform: string): void
  /** Checks now. @returns the imported changes; null where there were none @throws ServiceFailure */
  look(platform: string): Promise<ImportReport | null>
  /** Waits for a running check. */
  close(): Promise<void>
}

/** Milliseconds; an edit should be visible within a second. */
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
      // An editor may have stopped it meanwhile; then nothing may be changed any more.
      if (!(await isFollowed())) return null
      const setting = { kysely: database.kysely, files, platform, as: 'followed', replace: true, dryRun: false, media: 'used' } as const
      const fetchFile = (address: string, maxBytes: number) => wordpress.file(address, maxBytes, signal)
      const report = await database.aloneAt(`wordpress ${platform}`, () => importContent({ ...setting, fetchFile }, content))
      // Another process is importing, so this one checks again later.
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

    /** An empty response indicates data loss or another site, so the last good content stays. */
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
