/** Ready pages, bounded by bytes: the same answer is rendered and compressed once for as long as nothing changed. */
import { LRUCache } from 'lru-cache'

export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Null where compressing gains nothing. */
  brotli: Buffer | null
  gzip: Buffer | null
  etag: string
  /** The state of the library that the page shows. */
  revision: string
}

export interface PageCache {
  get(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
}

/** Headers and bookkeeping of an entry, roughly, so that many small pages are bounded too. */
const overhead = 2048

/** @param bytes 0 keeps nothing. A page larger than all of it is not kept. */
export function createPageCache(bytes: number): PageCache {
  if (bytes === 0) return { get: () => undefined, set: () => {} }
  const pages = new LRUCache<string, CachedPage>({
    maxSize: bytes,
    // Addresses are the visitors' to make, and may be long.
    sizeCalculation: (page, key) => overhead + 2 * key.length + page.body.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0),
  })
  return { get: key => pages.get(key), set: (key, page) => void pages.set(key, page) }
}
