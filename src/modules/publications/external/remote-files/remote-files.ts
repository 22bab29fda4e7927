/** Fetches images that a source names by a URL elsewhere: within limits, and never from a private network. */
import { lookup as resolveName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import type { CompanionFile } from '../import-sources/import-source.ts'
import { remoteName } from '../import-sources/match-file.ts'

export interface RemoteFiles {
  /** Fetches an image. @throws ServiceFailure that says why there is none */
  picture(url: string): Promise<CompanionFile>
}

export interface RemoteFileLimits {
  bytes: number
  /** The maximum number of files in one import. */
  count: number
  /** Milliseconds within which a whole file must arrive. */
  milliseconds: number
  /** Milliseconds for all files of one import. */
  totalMilliseconds: number
}

export const remoteFileLimits: RemoteFileLimits = {
  bytes: 20_000_000,
  count: 500,
  milliseconds: 20_000,
  totalMilliseconds: 20 * 60_000,
}

const maxRedirects = 3
const imageTypes: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/bmp': 'bmp',
}

export interface RemoteFilesSetting {
  limits?: Partial<RemoteFileLimits>
  /** Resolves host names to IP addresses. */
  lookup?: LookupFunction
  /** Whether an IP address may be requested. */
  mayAsk?: (ip: string) => boolean
}

export function openRemoteFiles({ limits, lookup = resolveName, mayAsk = isPublicIpAddress }: RemoteFilesSetting = {}): RemoteFiles {
  const allowed = { ...remoteFileLimits, ...limits }
  let count = 0
  let began: number | null = null
  return {
    async picture(url) {
      began ??= performance.now()
      if (count >= allowed.count) throw new ServiceFailure('refused', `more than ${allowed.count} pictures lie elsewhere`)
      if (performance.now() - began > allowed.totalMilliseconds)
        throw new ServiceFailure('refused', 'fetching the pictures that lie elsewhere takes too long')
      count += 1
      const { content, type } = await ask(new URL(url), { allowed, lookup: guarded(lookup, mayAsk), mayAsk })
      const name = remoteName(url) ?? `picture.${imageTypes[type] ?? 'bin'}`
      return {
        name,
        bytes: content.length,
        content: async function* () {
          yield content
        },
      }
    },
  }
}

interface Guard {
  allowed: RemoteFileLimits
  lookup: LookupFunction
  mayAsk: (ip: string) => boolean
}

async function ask(first: URL, guard: Guard): Promise<{ content: Buffer; type: string }> {
  const signal = AbortSignal.timeout(guard.allowed.milliseconds)
  let next = first
  for (let step = 0; step <= maxRedirects; step += 1) {
    const answer = await get(next, guard, signal)
    if (answer.kind === 'file') return answer
    next = answer.to
  }
  throw new ServiceFailure('refused', `${first.origin} leads from one address to another without an end`)
}

type Answer = { kind: 'file'; content: Buffer; type: string } | { kind: 'redirect'; to: URL }

/** The connection uses the very IP address that was checked, so a host name that resolves differently a moment later changes nothing. */
function get(url: URL, { allowed, lookup, mayAsk }: Guard, signal: AbortSignal): Promise<Answer> {
  const { origin, protocol, hostname, username } = url
  const refuse = (why: string): ServiceFailure => new ServiceFailure('refused', `${origin} ${why}`)
  if (!['http:', 'https:'].includes(protocol) || username !== '') return Promise.reject(refuse('is not asked: it is no plain http address'))
  const ip = hostname.replace(/^\[|\]$/g, '')
  if (isIP(ip) !== 0 && !mayAsk(ip)) return Promise.reject(refuse('is not asked: its address is a private one'))
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void =>
      reject(error instanceof ServiceFailure ? error : new ServiceFailure('away', `${origin} did not answer: ${messageOf(error)}`, error))
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      { lookup, signal, agent: false, headers: { accept: 'image/*', 'accept-encoding': 'identity' } },
      response => {
        const { statusCode = 0, headers } = response
        const end = (failure: ServiceFailure): void => {
          response.destroy()
          fail(failure)
        }
        if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
          response.destroy()
          if (!URL.canParse(headers.location, url)) return fail(refuse('leads nowhere'))
          return resolve({ kind: 'redirect', to: new URL(headers.location, url) })
        }
        if (statusCode !== 200) return end(refuse(`answered ${statusCode}`))
        const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
        if (imageTypes[type] === undefined) return end(refuse(`answered with ${type === '' ? 'no type' : type}, which is no picture`))
        const tooLarge = refuse(`has more than ${allowed.bytes} bytes there`)
        if (Number(headers['content-length'] ?? 0) > allowed.bytes) return end(tooLarge)
        const chunks: Buffer[] = []
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > allowed.bytes) end(tooLarge)
          else chunks.push(chunk)
        })
        response.on('error', fail)
        response.on('end', () => resolve({ kind: 'file', content: Buffer.concat(chunks), type }))
      },
    )
    request.on('error', fail)
    request.end()
  })
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function guarded(lookup: LookupFunction, mayAsk: (ip: string) => boolean): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const urls = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      const [first] = urls
      if (first === undefined || !urls.every(({ address: url }) => mayAsk(url)))
        return callback(new ServiceFailure('refused', `${hostname} is not asked: its address is a private one`), [])
      if (options.all) callback(null, urls)
      else callback(null, first.address, first.family)
    })
}

/** Networks that are not the public internet (IANA special-purpose registries). */
const reserved = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  reserved.addSubnet(network, prefix, 'ipv4')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  reserved.addSubnet(network, prefix, 'ipv6')

export function isPublicIpAddress(ip: string): boolean {
  const family = ip.includes('%') ? 0 : isIP(ip)
  if (family === 4) return !reserved.check(ip, 'ipv4')
  return family === 6 && globalUnicast.check(ip, 'ipv6') && !reserved.check(ip, 'ipv6')
}
