/**
 * Runs a digest: weekly for followed topics, daily for tracked publications (docs/decisions/0045-digests.md). A run is created in
 * one piece, runs each search once for all its followers, and then writes to subscribers in batches; each step is one transaction,
 * so that after a crash the next process continues.
 */
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../core/database/open-database.ts'
import { readSearch } from '../../../discovery/domain/search/read-query-text.ts'
import type { SearchPort } from '../../../discovery/engine/search-port.ts'
import type { Mail } from '../../../email/use-cases/mail.ts'
import { wholeOntology } from '../../../gateways/use-cases/apply-rules.ts'
import { listSubjects } from '../../../publications/data/subject.ts'
import { buildSubjectTree, chosenSubjects } from '../../../publications/domain/content/subject-tree.ts'
import type { Site } from '../../../sites/use-cases/load-platforms.ts'
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
import { queryOfSearch } from '../../domain/topic.ts'
import { createDigestWriter, type LinksOf } from './write-digest.ts'

export interface DigestSetting {
  database: Database
  search: Pick<SearchPort, 'matching'>
  mail: Mail
  /** By the site's key. Sites without an origin are skipped, since emails need URLs. */
  sites: ReadonlyMap<string, Site>
  linksOf: LinksOf
  /** Subscribers, or searches, of one transaction. */
  batch?: number
  now?: () => Date
}

export interface DigestOutcome {
  kind: DigestKind
  /** The number of emails that this process queued. */
  mails: number
}

/** @returns null where nothing is due, or another process is at it */
export async function runDigest(setting: DigestSetting, kind: DigestKind): Promise<DigestOutcome | null> {
  const { database, now = () => new Date() } = setting
  return await database.aloneAt(`digest ${kind}`, async () => {
    const run = await database.kysely.transaction().execute(trx => beginRun(trx, kind, lastDue(kind, now())))
    if (run === null) return null
    if (kind === 'WEEKLY') await askSearches(setting, run)
    const mails = await writeToAll(setting, run)
    await database.kysely.transaction().execute(async trx => {
      await endRun(trx, run.id)
      await sweepRuns(trx)
    })
    return { kind, mails }
  })
}

async function askSearches({ database: { kysely }, search, batch = 200 }: DigestSetting, run: DigestRun): Promise<void> {
  const news = await listNewItems(kysely, run.id)
  if (news.size === 0) return
  const subjects = buildSubjectTree(await listSubjects(kysely), wholeOntology)
  const find = async (platform: string, text: string): Promise<number[]> => {
    const query = queryOfSearch(text)
    const subject = chosenSubjects(subjects, query.subjects).at(-1)
    const among = news.get(platform) ?? []
    // A deleted subject matches nothing, not everything.
    if (among.length === 0 || (query.subjects.length > 0 && subject === undefined)) return []
    return await search.matching({ platform, tree: readSearch(query), filters: query, subjectId: subject?.id ?? null, among })
  }
  let after = run.askedTopicId
  for (;;) {
    const searches = await nextSearches(kysely, after, batch)
    const last = searches.at(-1)
    if (last === undefined) return
    const found: { topicId: number; itemIds: number[] }[] = []
    for (const { topicId, platform, search: text } of searches) found.push({ topicId, itemIds: await find(platform, text) })
    await kysely.transaction().execute(trx => storeSearchNews(trx, run.id, found))
    after = last.topicId
  }
}

/** The maximum number of entries in each cache, however many readers and topics there are. */
const maxCached = 5000

async function writeToAll({ database: { kysely }, mail, sites, linksOf, batch = 200 }: DigestSetting, run: DigestRun): Promise<number> {
  const reached = [...sites].filter(([, { origin }]) => origin !== null).map(([key]) => key)
  if (reached.length === 0) return 0
  const news = new LRUCache<number, readonly number[]>({ max: maxCached })
  const topics = new LRUCache<number, NonNullable<Awaited<ReturnType<typeof findDigestTopic>>>>({ max: maxCached })
  const write = createDigestWriter({
    kysely,
    sites,
    linksOf,
    newsOf: async id => news.get(id) ?? retained(news, id, await listTopicNews(kysely, run.id, id)),
    topicOf: async id => topics.get(id) ?? retained(topics, id, await findDigestTopic(kysely, id)),
  })
  let written = 0
  let after = 0
  for (;;) {
    const recipients = await nextRecipients(kysely, run, after, reached, batch)
    const last = recipients.at(-1)
    if (last === undefined) return written
    const ids = recipients.map(({ id }) => id)
    const emails = await (run.kind === 'WEEKLY'
      ? write.digests(recipients, await listTopicsWithNews(kysely, run.id, ids))
      : write.trackedNews(recipients, await listChangesFor(kysely, run.id, ids)))
    written += await kysely.transaction().execute(async trx => {
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
