import type { HeadersArgs } from 'react-router'

/** For a route whose loader and action say with what headers they are answered: the router sends those with a document only where it is told to. */
export function pageHeaders({ actionHeaders, loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  if (errorHeaders !== undefined) return errorHeaders
  return [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders
}
