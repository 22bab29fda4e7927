/** Ready pages, bounded by bytes: the same answer is rendered and compressed once for as long as nothing changed. */
import { LRUCache } from 'lru-cache'
import type { Compression } from './choose-encoding.ts'

export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The compressed body, made on first request. Null where compression is not worthwhile. */
  compressed: ((encoding: Compression) => Promise<Buffer>) | null
  etag: string
  /** The revision of the database that the page shows. */
  revision: string
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
}

/** Headers and bookkeeping of an entry, roughly, so that many small pages are bounded too. */
const overhead = 2048

/**
 * The estimated size of both compressed forms, as a share of the page: HTML compresses to about a fifth. They are made after the page is
 * added.
 */
const shareOfForms = 0.5

/** @param bytes 0: no cache. A larger page is not cached. */
export function createPageCache(bytes: number): PageCache {
  if (bytes === 0) return { get: () => undefined, set: () => {} }
  const pages = new LRUCache<string, CachedPage>({
    maxSize: bytes,
    // Clients choose URLs, which may be long.
    sizeCalculation: ({ body, compressed }, key) =>
      Math.ceil(overhead + 2 * key.length + body.length * (compressed === null ? 1 : 1 + shareOfForms)),
  })
  return { get: key => pages.get(key), set: (key, page) => void pages.set(key, page) }
}
