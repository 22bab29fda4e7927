import type { ArticlePart } from '../domain/content/for-reading.ts'

/** Nobody keeps a page that goes without a part. */
export const cachingOf = ({ missing }: { missing: readonly ArticlePart[] }): Record<string, string> =>
  missing.length === 0 ? {} : { 'Cache-Control': 'no-store' }
