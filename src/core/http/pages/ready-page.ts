/** Prepares a rendered response for repeated use: its ETag, and its compressed forms, each made on first request. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { entityTag } from '../entity-tag.ts'
import type { Compression } from './choose-encoding.ts'
import type { CachedPage } from './page-cache.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const worthCompressing = 1024
const compressible = /^(text\/|application\/(json|xml|[\w.+-]*\+(json|xml))\b)/
/** One of 12 levels: above it, a long article takes longer to compress than to render. */
const brotliQuality = 5

export async function readyPage(response: Response, revision: string): Promise<CachedPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  const compress = body.length >= worthCompressing && compressible.test(headers['content-type'] ?? '')
  return { status: response.status, headers, body, compressed: compress ? formsOf(body) : null, etag: entityTag(body), revision }
}

const compressors: Readonly<Record<Compression, (body: Buffer) => Promise<Buffer>>> = {
  br: body =>
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: body => compressGzip(body, { level: 6 }),
}

function formsOf(body: Buffer): (encoding: Compression) => Promise<Buffer> {
  const made = new Map<Compression, Promise<Buffer>>()
  return encoding => {
    const form = made.get(encoding) ?? compressors[encoding](body)
    made.set(encoding, form)
    return form
  }
}
