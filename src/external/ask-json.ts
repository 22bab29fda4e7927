/** One question to an outside service, with all that can go wrong as one kind of failure. */
import type { z } from 'zod'
import type { ServiceAddress } from './figure-service.ts'

/** The message is for the log, and holds the address that was asked without its query. */
export class ServiceFailure extends Error {
  override name = 'ServiceFailure'
}

/** In milliseconds. */
const patience = 10_000
/** The longest answer that is read, in bytes: a work with all that it cites. */
const mostBytes = 4 * 1024 * 1024

interface Question<Schema extends z.ZodType> {
  service: ServiceAddress
  /** Behind the service's address, with its query. */
  path: string
  schema: Schema
  signal: AbortSignal
}

/** @returns null where the service says that it knows nothing of it (404). @throws ServiceFailure */
export async function askJson<Schema extends z.ZodType>({
  service,
  path,
  schema,
  signal,
}: Question<Schema>): Promise<z.output<Schema> | null> {
  const { origin, pathname } = new URL(service.url + path)
  const where = origin + pathname
  const text = await readAnswer(service, path, AbortSignal.any([signal, AbortSignal.timeout(patience)])).catch((error: unknown) => {
    throw error instanceof ServiceFailure ? error : new ServiceFailure(`${where} did not answer: ${reasonOf(error)}`, { cause: error })
  })
  if (text === null) return null
  const parsed = schema.safeParse(asJson(text))
  if (!parsed.success) throw new ServiceFailure(`${where} answered with something else than was expected`, { cause: parsed.error })
  return parsed.data
}

async function readAnswer({ url, contact }: ServiceAddress, path: string, signal: AbortSignal): Promise<string | null> {
  const agent = contact === null ? 'Recto' : `Recto (mailto:${contact})`
  const response = await fetch(url + path, { signal, headers: { Accept: 'application/json', 'User-Agent': agent } })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new ServiceFailure(`${new URL(response.url).origin} answered ${response.status}`)
  }
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new ServiceFailure(`${new URL(response.url).origin} answers without an end`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Undefined for what is no JSON, which no schema takes. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What fetch says is only that it failed; why stands behind it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
