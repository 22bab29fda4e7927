/**
 * API calls at the paths of the specification (accounts.md and reading.md, section 7): each is available there as well as under /api.
 * Where a page has the same path, the request's headers and body decide between the call and the page.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { bearerHeader } from '../core/http/bearer-header.ts'

export interface CallPath {
  method: 'GET' | 'POST' | 'PUT'
  /** A path of the site; `:id` is a number, `:ids` are several, separated by commas. */
  path: string
  /** The path under /api, with the same parameters. */
  call: string
  /** A page of the site has the same path. */
  hasPage?: boolean
}

export const callPaths: readonly CallPath[] = [
  { method: 'POST', path: '/login', call: '/api/login', hasPage: true },
  { method: 'GET', path: '/logout', call: '/api/logout' },
  { method: 'GET', path: '/token', call: '/api/token' },
  { method: 'POST', path: '/register', call: '/api/register', hasPage: true },
  { method: 'GET', path: '/user/details', call: '/api/user/details' },
  { method: 'PUT', path: '/user/details', call: '/api/user/details' },
  { method: 'GET', path: '/nationalities', call: '/api/nationalities' },
  { method: 'GET', path: '/genders', call: '/api/genders' },
  { method: 'GET', path: '/affiliations', call: '/api/affiliations' },
  { method: 'GET', path: '/affiliations/suggest', call: '/api/affiliations/suggest' },
  { method: 'POST', path: '/affiliations', call: '/api/affiliations' },
  { method: 'PUT', path: '/affiliations/:id', call: '/api/affiliations/:id' },
  { method: 'GET', path: '/comments', call: '/api/comments' },
  { method: 'GET', path: '/browse', call: '/api/browse', hasPage: true },
  { method: 'GET', path: '/versions/:id', call: '/api/versions/:id' },
  { method: 'GET', path: '/versions/:id/authors', call: '/api/versions/:id/authors' },
  { method: 'GET', path: '/assets', call: '/api/assets' },
  { method: 'GET', path: '/assets/:id/authors', call: '/api/assets/:id/authors' },
  { method: 'GET', path: '/gateways', call: '/api/gateways', hasPage: true },
  { method: 'GET', path: '/gateways/:id', call: '/api/gateways/:id', hasPage: true },
  { method: 'GET', path: '/ontology/term', call: '/api/ontology/term' },
  { method: 'GET', path: '/ontology/:ids', call: '/api/ontology/:ids' },
  { method: 'GET', path: '/ontology/:id/children', call: '/api/ontology/:id/children' },
  { method: 'POST', path: '/metrics', call: '/api/metrics' },
  { method: 'GET', path: '/metrics', call: '/api/metrics' },
  { method: 'GET', path: '/metrics/total', call: '/api/metrics/total' },
  { method: 'GET', path: '/metrics/monthly', call: '/api/metrics/monthly' },
]

const parameters: Readonly<Record<string, string>> = { ':id': '\\d+', ':ids': '[\\d,]+' }
const matchers = callPaths.map(row => ({
  ...row,
  matches: new RegExp(`^${row.path.replaceAll(/:\w+/g, name => parameters[name] ?? '[^/]+')}$`),
}))
/** Most requests are for none of them. */
const firstSegments = new Set(callPaths.map(({ path }) => path.split('/')[1]))

export interface RequestedCall {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
}

/** The path under /api for such a request; null where the request is not for the API. */
export function callPath({ method, url, headers }: RequestedCall): string | null {
  const [path = '', ...query] = url.split('?')
  if (!firstSegments.has(path.split('/')[1])) return null
  const requested = method === 'HEAD' ? 'GET' : method
  const found = matchers.find(row => row.method === requested && row.matches.test(path))
  if (found === undefined || (found.hasPage && !wantsCall(requested, headers))) return null
  return [`/api${path}`, ...query].join('?')
}

/** Browsers request pages: they accept HTML, and send forms URL-encoded. */
function wantsCall(method: string, { accept = '', 'content-type': contentType = '', ...headers }: IncomingHttpHeaders): boolean {
  if (accept.includes('text/html')) return false
  if (/application\/(?:problem\+)?json/.test(accept) || headers[bearerHeader] !== undefined) return true
  return method !== 'GET' && /^(?:application\/json|multipart\/form-data)\b/i.test(contentType)
}

/** The Vary header of a URL that is both a call and a page; null where it is one of them only. */
export function variesBetweenCallAndPage(url: string): string | null {
  const [path = ''] = url.split('?')
  return matchers.some(row => row.hasPage === true && row.method === 'GET' && row.matches.test(path)) ? 'Accept, F1000-AuthBearer' : null
}
