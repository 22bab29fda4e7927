/** Sends requests to one WordPress host, with limits of time and size, and repeats them after temporary failures. */
import type { z } from 'zod'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { tryAgain } from '../../../../core/http/try-again.ts'

/** Milliseconds for the complete response. */
const timeout = 15_000
const maxRedirects = 3
/** Enough for a hundred long posts. */
const maxJsonBytes = 32 * 1024 * 1024

export interface WordpressAnswer<Body> {
  body: Body
  /** The total number of entries and pages; null where the response does not say. */
  total: number | null
  totalPages: number | null
  /** The entity tag of the response. */
  tag: string | null
}

interface Question<Schema extends z.ZodType> {
  /** The path beneath `/wp-json/`, with the query. */
  path: string
  schema: Schema
  signal: AbortSignal
  /** The entity tag of a cached response. */
  known?: string | null
  /** A form to send with POST. */
  send?: object
  /** The bearer token of an editor. */
  token?: string
}

export interface AskWordpress {
  /** @returns null for 404; 'unchanged' where the cached response is current @throws ServiceFailure */
  json<Schema extends z.ZodType>(question: Question<Schema>): Promise<WordpressAnswer<z.output<Schema>> | 'unchanged' | null>
  /** Fetches a file from the same host; null where there is none. @throws ServiceFailure */
  file(url: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | null>
}

/** @param home the site's URL, without a trailing slash */
export function askWordpress(home: string): AskWordpress {
  const own = new URL(home)
  return {
    json: question => tryAgain(() => askJson(own, home, question), question.signal),
    file: (url, maxBytes, signal) =>
      tryAgain(async () => {
        const response = await request(own, new URL(url), { signal: within(signal) })
        if (response.status === 404 || response.status === 410) return await nothing(response)
        if (!response.ok) throw await failureOf(response)
        return await readBytes(response, maxBytes)
      }, signal),
  }
}

async function askJson<Schema extends z.ZodType>(
  own: URL,
  home: string,
  { path, schema, signal, known = null, send, token }: Question<Schema>,
): Promise<WordpressAnswer<z.output<Schema>> | 'unchanged' | null> {
  const headers = {
    Accept: 'application/json',
    ...(known !== null && { 'If-None-Match': known }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  const sent = send && { method: 'POST', body: JSON.stringify(send) }
  const response = await request(own, new URL(`${home}/wp-json/${path}`), {
    ...sent,
    signal: within(signal),
    headers: send === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
  })
  if (response.status === 304) {
    await response.body?.cancel()
    return 'unchanged'
  }
  if (response.status === 404) return await nothing(response)
  if (!response.ok) throw await failureOf(response)
  const text = new TextDecoder().decode(await readBytes(response, maxJsonBytes))
  const read = schema.safeParse(asJson(text))
  const where = `${home}/wp-json/${path.replace(/\?.*/, '')}`
  if (!read.success) {
    const [issue] = read.error.issues
    const what = issue === undefined ? '' : ` (${issue.path.join('.') || 'the whole'}: ${issue.message})`
    throw new ServiceFailure('unreadable', `${where} answered with something else than was expected${what}`, read.error)
  }
  return {
    body: read.data,
    total: countIn(response, 'x-wp-total'),
    totalPages: countIn(response, 'x-wp-totalpages'),
    tag: response.headers.get('etag'),
  }
}

const within = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(timeout)])

/** Follows redirects only within the host, so that no response can cause requests to another one. */
async function request(own: URL, url: URL, init: RequestInit): Promise<Response> {
  let next = url
  for (let step = 0; step <= maxRedirects; step += 1) {
    assertSameSite(own, next)
    const response = await fetch(next, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      throw new ServiceFailure('away', `${next.origin} did not answer: ${cause instanceof Error ? cause.message : String(cause)}`, error)
    })
    const target = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || response.status === 304 || target === null) return response
    await response.body?.cancel()
    next = new URL(target, next)
  }
  throw new ServiceFailure('refused', `${url.origin}${url.pathname} leads from one address to another without an end`)
}

/** The host may change from http to https; the port of a development server must stay. */
function assertSameSite(own: URL, { protocol, hostname, port, origin, username }: URL): void {
  if (!['http:', 'https:'].includes(protocol) || username !== '')
    throw new ServiceFailure('refused', `${origin} is not asked: only addresses that begin with http:// or https:// are`)
  const isSamePort = port === own.port || (own.port === '' && port === '')
  if (hostname !== own.hostname || !isSamePort)
    throw new ServiceFailure(
      'refused',
      `${own.origin} leads to ${origin}, which is not asked: where that is the WordPress, name that address instead`,
    )
}

async function nothing(response: Response): Promise<null> {
  await response.body?.cancel()
  return null
}

/** Reads WordPress's error format: `{code, message, data: {status}}`. */
async function failureOf(response: Response): Promise<ServiceFailure> {
  const { status } = response
  const said = asJson(new TextDecoder().decode(await readBytes(response, 64 * 1024).catch(() => new Uint8Array())))
  const message = said !== null && typeof said === 'object' && 'message' in said && typeof said.message === 'string' ? said.message : null
  const reason = status >= 500 ? 'away' : status === 429 ? 'busy' : 'refused'
  const { origin, pathname } = new URL(response.url)
  const words = message?.slice(0, 300) ?? null
  return new ServiceFailure(reason, `${origin}${pathname} answered ${status}${words === null ? '' : `: ${words}`}`, undefined, words)
}

async function readBytes(response: Response, max: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > max) throw new ServiceFailure('unreadable', `${response.url} has more than ${max} bytes`)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof ServiceFailure) throw error
    throw new ServiceFailure('away', `${new URL(response.url).origin} did not answer to the end`, error)
  }
  return Buffer.concat(chunks)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function countIn({ headers }: Response, name: string): number | null {
  const text = headers.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
