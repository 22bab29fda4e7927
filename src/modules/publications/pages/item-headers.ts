/** Nobody keeps a page that goes without a part. */
export const cachingOf = ({ missing }: { missing: readonly string[] }): Record<string, string> =>
  missing.length === 0 ? {} : { 'Cache-Control': 'no-store' }
