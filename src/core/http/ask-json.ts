/** Calls an external service and returns JSON; every failure is a `ServiceFailure`. */
import type { z } from 'zod'
import { parseJson } from '../text/parse-json.ts'

/** The URL of a service, and the contact of this installation. */
export interface ServiceEndpoint {
  /** The URL has no trailing slash. */
  url: string
  /** A contact email address, which several services ask their clients for; null for none. */
  contact: string | null
}

/**
 * away: a timeout, or an error of the service; a retry may succeed soon. busy: rate limited.
 * refused: it rejected this request. unreadable: its response was malformed.
 */
export type FailureReason = 'away' | 'busy' | 'refused' | 'unreadable'

/** The message is for the log, and contains the URL without its query. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure'
  readonly reason: FailureReason
  /** The service's own message, where it has one. */
  readonly said: string | null
  constructor(reason: FailureReason, message: string, cause?: unknown, said: string | null = null) {
    super(message, { cause })
    this.reason = reason
    this.said = said
  }
}

/** The default timeout in milliseconds. */
const defaultTimeout = 10_000
/** The longest answer that is read, in bytes: a work with all that it cites. */
const maxBytes = 4 * 1024 * 1024

interface Question<Schema extends z.ZodType> {
  service: ServiceEndpoint
  /** The path behind the service's URL, with its query. */
  path: string
  schema: Schema
  signal: AbortSignal
  /** Milliseconds until the whole answer must be there. */
  timeout?: number
}

/** @returns null where the service answers 404. @throws ServiceFailure */
export async function askJson<Schema extends z.ZodType>({
  service,
  path,
  schema,
  signal,
  timeout = defaultTimeout,
}: Question<Schema>): Promise<z.output<Schema> | null> {
  const { origin, pathname } = new URL(service.url + path)
  const where = origin + pathname
  const text = await readAnswer(service, path, AbortSignal.any([signal, AbortSignal.timeout(timeout)])).catch((error: unknown) => {
    if (error instanceof ServiceFailure) throw error
    throw new ServiceFailure('away', `${where} did not answer: ${causeOf(error)}`, error)
  })
  if (text === null) return null
  const parsed = schema.safeParse(parseJson(text))
  if (!parsed.success) throw new ServiceFailure('unreadable', `${where} answered with something else than was expected`, parsed.error)
  return parsed.data
}

async function readAnswer({ url, contact }: ServiceEndpoint, path: string, signal: AbortSignal): Promise<string | null> {
  const agent = contact === null ? 'Recto' : `Recto (mailto:${contact})`
  const response = await fetch(url + path, { signal, headers: { Accept: 'application/json', 'User-Agent': agent } })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new ServiceFailure(reasonOf(response.status), `${new URL(response.url).origin} answered ${response.status}`)
  }
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new ServiceFailure('unreadable', `${new URL(response.url).origin} answers without an end`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function reasonOf(status: number): FailureReason {
  if (status >= 500) return 'away'
  return status === 429 ? 'busy' : 'refused'
}

/** The message of fetch says only that it failed; its cause says why. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
