import type { HeadersArgs } from 'react-router'
import type { ArticlePart } from '../domain/content/for-reading.ts'

/** The headers of an item's page are those that its loader gives. */
export const itemHeaders = ({ loaderHeaders }: HeadersArgs): Headers => loaderHeaders

/** Nobody keeps a page that goes without a part. */
export const cachingOf = ({ missing }: { missing: readonly ArticlePart[] }): Record<string, string> =>
  missing.length === 0 ? {} : { 'Cache-Control': 'no-store' }
