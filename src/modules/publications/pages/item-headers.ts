/** An incomplete page must not be cached. */
export const cachingOf = ({ missing }: { missing: readonly string[] }): Record<string, string> =>
  missing.length === 0 ? {} : { 'Cache-Control': 'no-store' }
