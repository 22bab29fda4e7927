/**
 * Keeps a copy of a WordPress up to date: it polls for changes and imports them. Readers see only the copy (decision 0057), so a slow or
 * unavailable WordPress affects nothing but the log. One process at a time does it, as a job.
 */

import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { LeaseLostError } from '../../../../core/database/lease.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import type { JobRun } from '../../../../core/jobs/job-definition.ts'
import { findNotFollowedSince } from '../../data/wordpress-following.ts'
import { listWordpressItems } from '../../data/wordpress-item.ts'
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'
import type { Wordpress } from '../../external/wordpress/wordpress.ts'
import { importContent } from './import-content.ts'
import { type ImportReport, siteOf } from './import-run.ts'

interface FollowSetting {
  kysely: Kysely<Schema>
  files: Pick<FileStore, 'put'>
  /** The followed WordPress by platform. */
  followed: ReadonlyMap<string, Wordpress>
  onDone: (message: string) => void
  /** Called when it begins to fail. */
  onFailure: (error: unknown, platform: string) => void
  /** Milliseconds between checks. */
  every?: number
}

export interface WordpressFollower {
  /**
   * Checks every WordPress again and again, for an hour at most, so that the job has an end and another process may have its turn.
   * @throws LeaseLostError where another process follows them now
   */
  follow(run: Pick<JobRun, 'kysely' | 'signal'>): Promise<void>
  /** WordPress reports a change: checks at once, and again after a check that is running, where this is the process that follows it. */
  notify(platform: string): void
  /** Checks now. @returns the imported changes; null where there were none @throws ServiceFailure */
  look(platform: string): Promise<ImportReport | null>
}

/** Milliseconds; an edit should be visible within a second. */
const usually = 1000
const longest = 3_600_000

export function followWordpress({
  kysely: database,
  files,
  followed,
  onDone,
  onFailure,
  every = usually,
}: FollowSetting): WordpressFollower {
  function follower(platform: string, wordpress: Wordpress) {
    let seen: string | null = null
    let wasFollowed = true

    async function isFollowed(): Promise<boolean> {
      const isNow = (await findNotFollowedSince(database, platform, siteOf(wordpress.home))) === null
      const news = isNow ? 'followed again' : 'not followed any more; what came from it stays'
      if (isNow !== wasFollowed) onDone(`${wordpress.home}, ${platform}: ${news}`)
      wasFollowed = isNow
      return isNow
    }

    async function look({ kysely, signal }: Pick<JobRun, 'kysely' | 'signal'>): Promise<ImportReport | null> {
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
      const setting = { kysely, files, platform, as: 'followed', replace: true, dryRun: false, media: 'used' } as const
      const fetchFile = (url: string, maxBytes: number) => wordpress.file(url, maxBytes, signal)
      const report = await importContent({ ...setting, fetchFile }, content)
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
      const known = await listWordpressItems(database, key, siteOf(wordpress.home))
      if (known.some(({ kind }) => kind === 'page' || kind === 'post'))
        throw new ServiceFailure('unreadable', `${wordpress.home} has neither a page nor a post any more: what came from it stays`)
    }

    let notified = new AbortController()
    /** Reported when it begins to fail, and not of each time that it does. */
    let fails = false
    return {
      look,
      notify: () => notified.abort(),
      async follow(run: Pick<JobRun, 'kysely' | 'signal'>): Promise<void> {
        const until = performance.now() + longest
        while (!run.signal.aborted && performance.now() < until) {
          notified = new AbortController()
          try {
            await look(run)
            fails = false
          } catch (error) {
            if (error instanceof LeaseLostError) throw error
            if (!fails && !run.signal.aborted) onFailure(error, platform)
            fails = true
          }
          const { signal } = notified
          await wait(every, undefined, { signal: AbortSignal.any([run.signal, signal]), ref: false }).catch(() => undefined)
        }
        run.signal.throwIfAborted()
      },
    }
  }

  const followers = new Map(Array.from(followed, ([platform, wordpress]) => [platform, follower(platform, wordpress)]))
  return {
    async follow(run) {
      const ended = await Promise.allSettled([...followers.values()].map(each => each.follow(run)))
      for (const each of ended) if (each.status === 'rejected') throw each.reason
    },
    notify: platform => followers.get(platform)?.notify(),
    look: async platform => (await followers.get(platform)?.look({ kysely: database, signal: new AbortController().signal })) ?? null,
  }
}
