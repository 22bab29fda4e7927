import type { HeadersArgs } from 'react-router'

/** Passes on the headers of a route's loader or action, which the router does not add to a document by itself. */
export function pageHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  if (errorHeaders !== undefined) return errorHeaders
  return [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders
}
