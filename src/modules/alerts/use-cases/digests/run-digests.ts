/**
 * Runs a digest: weekly for followed topics, daily for tracked publications (docs/decisions/0045-digests.md). A run is created in
 * one piece, runs each search once for all its followers, and then writes to subscribers in batches; each step is one transaction,
 * so that after a crash the next process continues.
 */

import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../../../../core/database/schema.ts'
import { noId } from '../../../../core/ids/id.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { JobRun } from '../../../../core/jobs/job-definition.ts'
import { readSearch } from '../../../discovery/domain/search/read-query-text.ts'
import type { SearchPort } from '../../../discovery/index.ts'
import type { Mail } from '../../../email/index.ts'
import { wholeOntology } from '../../../gateways/index.ts'
import { buildSubjectTree, chosenSubjects } from '../../../publications/domain/content/subject-tree.ts'
import { listSubjects } from '../../../publications/index.ts'
import type { Site } from '../../../sites/index.ts'
import { findDigestTopic, listChangesFor, listTopicsWithNews, nextRecipients, noteServed } from '../../data/digest-recipient.ts'
import {
  beginRun,
  type DigestRun,
  endRun,
  listNewItems,
  listTopicNews,
  nextSearches,
  storeSearchNews,
  sweepRuns,
} from '../../data/digest-run.ts'
import { type DigestKind, lastDue } from '../../domain/digests/period.ts'
import type { SubscriberId, TopicId } from '../../domain/ids.ts'
import { queryOfSearch } from '../../domain/topic.ts'
import { createDigestWriter, type LinksOf } from './write-digest.ts'

export interface DigestSetting {
  kysely: Kysely<Schema>
  search: Pick<SearchPort, 'matching'>
  mail: Mail
  /** Sites are found by their key. Sites without an origin are skipped, since emails need URLs. */
  sites: ReadonlyMap<string, Site>
  linksOf: LinksOf
  /** Subscribers, or searches, of one transaction. */
  batch?: number
  now?: () => Date
  /** Each step is stored in this; absent: an ordinary transaction. */
  transaction?: JobRun['transaction']
  /** Ends the run between two steps: it is continued by the next. */
  signal?: AbortSignal
}

export interface DigestOutcome {
  kind: DigestKind
  /** The number of emails that this process queued. */
  mails: number
}

/**
 * Processes that run the same digest at once share its subscribers: `noteServed` gives each to one of them.
 * @returns null where nothing is due
 */
export async function runDigest(setting: DigestSetting, kind: DigestKind): Promise<DigestOutcome | null> {
  const { kysely, now = () => new Date() } = setting
  const transaction: JobRun['transaction'] = setting.transaction ?? (body => kysely.transaction().execute(body))
  const run = await transaction(trx => beginRun(trx, kind, lastDue(kind, now())))
  if (run === null) return null
  const steps = { ...setting, transaction }
  if (kind === 'WEEKLY') await askSearches(steps, run)
  const mails = await writeToAll(steps, run)
  await transaction(async trx => {
    await endRun(trx, run.id)
    await sweepRuns(trx)
  })
  return { kind, mails }
}

type Steps = DigestSetting & Required<Pick<DigestSetting, 'transaction'>>

async function askSearches({ kysely, search, transaction, signal, batch = 200 }: Steps, run: DigestRun): Promise<void> {
  const news = await listNewItems(kysely, run.id)
  if (news.size === 0) return
  const subjects = buildSubjectTree(await listSubjects(kysely), wholeOntology)
  const find = async (platform: string, text: string): Promise<ContentId[]> => {
    const query = queryOfSearch(text)
    const subject = chosenSubjects(subjects, query.subjects).at(-1)
    const among = news.get(platform) ?? []
    // A deleted subject matches nothing, not everything.
    if (among.length === 0 || (query.subjects.length > 0 && subject === undefined)) return []
    return await search.matching({ platform, tree: readSearch(query), filters: query, subjectId: subject?.id ?? null, among })
  }
  let after = run.askedTopicId
  for (;;) {
    signal?.throwIfAborted()
    const searches = await nextSearches(kysely, after, batch)
    const last = searches.at(-1)
    if (last === undefined) return
    const found: { topicId: TopicId; itemIds: ContentId[] }[] = []
    for (const { topicId, platform, search: text } of searches) found.push({ topicId, itemIds: await find(platform, text) })
    await transaction(trx => storeSearchNews(trx, run.id, found))
    after = last.topicId
  }
}

/** The maximum number of entries in each cache, however many readers and topics there are. */
const maxCached = 5000

async function writeToAll({ kysely, mail, sites, linksOf, transaction, signal, batch = 200 }: Steps, run: DigestRun): Promise<number> {
  const reached = [...sites].filter(([, { origin }]) => origin !== null).map(([key]) => key)
  if (reached.length === 0) return 0
  const news = new LRUCache<number, readonly ContentId[]>({ max: maxCached })
  const topics = new LRUCache<number, NonNullable<Awaited<ReturnType<typeof findDigestTopic>>>>({ max: maxCached })
  const write = createDigestWriter({
    kysely,
    sites,
    linksOf,
    newsOf: async id => news.get(id) ?? retained(news, id, await listTopicNews(kysely, run.id, id)),
    topicOf: async id => topics.get(id) ?? retained(topics, id, await findDigestTopic(kysely, id)),
  })
  let written = 0
  let after: SubscriberId = noId()
  for (;;) {
    signal?.throwIfAborted()
    const recipients = await nextRecipients(kysely, run, after, reached, batch)
    const last = recipients.at(-1)
    if (last === undefined) return written
    const ids = recipients.map(({ id }) => id)
    const emails = await (run.kind === 'WEEKLY'
      ? write.digests(recipients, await listTopicsWithNews(kysely, run.id, ids))
      : write.trackedNews(recipients, await listChangesFor(kysely, run.id, ids)))
    written += await transaction(async trx => {
      const served = await noteServed(trx, run.id, ids)
      const own = emails.filter(({ subscriberId }) => served.has(subscriberId)).map(({ email }) => email)
      for (const ofSite of Map.groupBy(own, ({ site }) => site.platform.key).values()) await mail.postAll(trx, ofSite)
      return own.length
    })
    after = last.id
  }
}

function retained<Value extends object>(cache: LRUCache<number, Value>, id: number, value: Value | undefined): Value | undefined {
  if (value !== undefined) cache.set(id, value)
  return value
}
