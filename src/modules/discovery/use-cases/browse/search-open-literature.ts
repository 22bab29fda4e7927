/**
 * Loads one page of the external open-literature feed. The feed has cursors and no page numbers, our URLs have page numbers only
 * (specification, reading.md section 4). So known cursors are remembered for a while, and from the nearest one works are skipped, so that
 * back, forward, reload and a shared URL lead to the same page.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { type ExternalItem, type ExternalItemKey, type ExternalWork, presentExternalItem } from '../../domain/search/external-item.ts'
import {
  type ExternalPage,
  firstCursor,
  maxSkipped,
  type OpenLiterature,
  type RequestedLiterature,
} from '../../external/open-literature/open-literature.ts'

export interface OpenLiteratureQuestion {
  /** Null for everything. */
  tree: RequestedLiterature
  /** Starts at 1. */
  page: number
  /** Works per page. */
  show: number
}

export type OpenLiteratureAnswer =
  /** `hasNext`: there is a page after this one. */
  | { state: 'found'; works: ExternalWork[]; range: { from: number; to: number } | null; total: number; hasNext: boolean }
  /** The feed does not respond, or its response is invalid. */
  | { state: 'away' }
  /** The page does not exist, or is too far from the known ones. */
  | { state: 'beyond' }

export interface OpenLiteratureSearch {
  search(question: OpenLiteratureQuestion): Promise<OpenLiteratureAnswer>
  /** `undefined` where the feed does not respond, null where it has no such work. */
  find(key: ExternalItemKey): Promise<ExternalItem | null | undefined>
}

interface Setting {
  feed: OpenLiterature
  /** Called when the feed begins to fail, and when it responds again, but not for each failure. */
  onChange: (message: string) => void
  /** Milliseconds after which the page is shown without the feed. */
  timeout?: number
}

/** The maximum number of requests that skip to an unknown page; one for the page itself follows. */
const maxHops = 3
/** Limits of the remembered cursors: searches, cursors of each, and their lifetime in milliseconds. */
const remembered = { searches: 500, places: 200, for: 3_600_000 }
/** Limits of the cached responses: their number, and their lifetime in milliseconds. */
const fresh = { answers: 200, for: 60_000 }

export function createOpenLiteratureSearch({ feed, onChange, timeout = 6000 }: Setting): OpenLiteratureSearch {
  /** For each search, the known cursors by the number of works before them. */
  const places = new LRUCache<string, Map<number, string>>({ max: remembered.searches, ttl: remembered.for, updateAgeOnGet: true })
  const answers = new LRUCache<string, Promise<ExternalPage | null>>({ max: fresh.answers, ttl: fresh.for })
  let fails = false

  function remember(search: string, before: number, cursor: string): void {
    const known = places.get(search) ?? new Map<number, string>()
    known.set(before, cursor)
    const [oldest] = known.keys()
    if (known.size > remembered.places && oldest !== undefined) known.delete(oldest)
    places.set(search, known)
  }

  /** The cursor after this many works; null where there is none, or none near enough. */
  async function cursorBehind(before: number, { search, tree, signal }: Looking): Promise<string | null> {
    const known = [...(places.get(search) ?? [])].filter(([at]) => at <= before)
    let [at, cursor] = known.reduce((nearest, each) => (each[0] > nearest[0] ? each : nearest), [0, firstCursor])
    if (before - at > maxHops * maxSkipped) return null
    while (at < before) {
      const count = Math.min(maxSkipped, before - at)
      const next = await feed.skip({ tree, cursor, count }, signal)
      if (next === null) return null
      at += count
      cursor = next
      remember(search, at, cursor)
    }
    return cursor
  }

  async function pageBehind(before: number, show: number, looking: Looking): Promise<ExternalPage | null> {
    const cursor = await cursorBehind(before, looking)
    if (cursor === null) return null
    const page = await feed.search({ tree: looking.tree, cursor, show }, looking.signal)
    if (page.nextCursor !== null) remember(looking.search, before + show, page.nextCursor)
    return page
  }

  async function ask({ tree, page, show }: OpenLiteratureQuestion, search: string): Promise<ExternalPage | null> {
    const looking = { search, tree, signal: AbortSignal.timeout(timeout) }
    const before = (page - 1) * show
    try {
      return await pageBehind(before, show, looking)
    } catch (error) {
      // Cursors expire: the path to the page is then built again, once.
      if (!(error instanceof ServiceFailure && error.reason === 'refused') || !places.delete(search)) throw error
      return await pageBehind(before, show, looking)
    }
  }

  /** @returns undefined where the feed fails */
  async function quietly<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await asking
      if (fails) onChange('The open-literature feed answers again')
      fails = false
      return answer
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      if (!fails) onChange(`The open-literature feed fails: ${error.message}`)
      fails = true
      return undefined
    }
  }

  return {
    async search(question) {
      const search = createHash('sha256').update(JSON.stringify(question.tree)).digest('base64url')
      const key = `${search} ${question.page} ${question.show}`
      const asking = answers.get(key) ?? ask(question, search)
      answers.set(key, asking)
      // Failures are not cached.
      asking.catch(() => answers.peek(key) === asking && answers.delete(key))
      const page = await quietly(asking)
      if (page === undefined) return { state: 'away' }
      if (page === null || (page.items.length === 0 && question.page > 1)) return { state: 'beyond' }
      const before = (question.page - 1) * question.show
      return {
        state: 'found',
        works: page.items.map(presentExternalItem),
        range: page.items.length === 0 ? null : { from: before + 1, to: before + page.items.length },
        total: page.total,
        hasNext: page.nextCursor !== null,
      }
    },
    find: key => quietly(feed.find(key, AbortSignal.timeout(timeout))),
  }
}

interface Looking {
  /** The cache key of the search. */
  search: string
  tree: RequestedLiterature
  signal: AbortSignal
}
