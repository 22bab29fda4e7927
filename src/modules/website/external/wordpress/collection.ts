/** Reads a list of a WordPress repeatedly: first the ids and times of change, then only the entries that are new or changed. */
import type { z } from 'zod'
import type { AskWordpress } from './ask-wordpress.ts'
import { headSchema } from './schemas.ts'

const atATime = 100
/** Texts are long, and so is a URL with a hundred ids. */
const textsAtATime = 50
/** Far more than any site has. */
const maxPages = 1000

/** Milliseconds. WordPress's times have a resolution of a second, in which something may be saved twice, and clocks differ. */
const settling = 60_000

interface Cached<Item> {
  /** The time of its last change; null where that is too recent to exclude another change with the same time. */
  settled: string | null
  item: Item
}

export interface Collection<Item> {
  /** Returns the entries in WordPress's order; null where there is no such list. @throws ServiceFailure */
  read(signal: AbortSignal): Promise<Item[] | null>
  /** Returns a token that changes whenever an entry may have changed. @throws ServiceFailure */
  state(signal: AbortSignal): Promise<string>
}

/** @param path such as `wp/v2/posts` */
export function wordpressCollection<Item extends { id: number }>(
  ask: AskWordpress,
  path: string,
  schema: z.ZodType<Item[]>,
  now: () => number = Date.now,
): Collection<Item> {
  let cached = new Map<number, Cached<Item>>()

  async function heads(signal: AbortSignal): Promise<z.output<typeof headSchema> | null> {
    const found: z.output<typeof headSchema> = []
    for (let page = 1, last = 1; page <= Math.min(last, maxPages); page += 1) {
      const answer = await ask.json({
        path: `${path}?per_page=${atATime}&page=${page}&_fields=id,modified_gmt`,
        schema: headSchema,
        signal,
      })
      if (answer === null || answer === 'unchanged') return page === 1 ? null : found
      found.push(...answer.body)
      last = answer.totalPages ?? 1
    }
    // An entry published meanwhile moves others to the next page, so that they appear twice.
    return [...new Map(found.map(head => [head.id, head])).values()]
  }

  return {
    async read(signal) {
      const all = await heads(signal)
      if (all === null) return null
      const wanted = all.filter(({ id, modified_gmt }) => modified_gmt === undefined || cached.get(id)?.settled !== modified_gmt)
      const fresh = new Map<number, Item>()
      for (let start = 0; start < wanted.length; start += textsAtATime) {
        const ids = wanted.slice(start, start + textsAtATime).map(({ id }) => id)
        const answer = await ask.json({ path: `${path}?include=${ids.join(',')}&per_page=${textsAtATime}`, schema, signal })
        if (answer !== null && answer !== 'unchanged') for (const item of answer.body) fresh.set(item.id, item)
      }
      const present = new Map<number, Cached<Item>>()
      for (const { id, modified_gmt: modified = '' } of all) {
        const item = fresh.get(id) ?? cached.get(id)?.item
        const isSettled = now() - Date.parse(`${modified}Z`) > settling
        if (item !== undefined) present.set(id, { settled: isSettled ? modified : null, item })
      }
      cached = present
      return [...present.values()].map(({ item }) => item)
    },
    async state(signal) {
      const newest = `${path}?per_page=1&orderby=modified&order=desc&_fields=id,modified_gmt`
      const answer = await ask.json({ path: newest, schema: headSchema, signal })
      if (answer === null || answer === 'unchanged') return ''
      return [answer.total, ...answer.body.flatMap(({ id, modified_gmt }) => [id, modified_gmt])].join(' ')
    },
  }
}
