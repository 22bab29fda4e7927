import { isIP } from 'node:net'

/** false: there is none; a number: this many proxies are before the server; a list: the proxies of these networks. */
export type TrustedProxies = false | number | readonly string[]

export const trustedProxiesError =
  'must be false, true (one proxy), a number of proxies, or their networks such as 127.0.0.1, 10.0.0.0/8 or loopback, with commas between them'

/** Names of ranges in the package proxy-addr. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])
const maxHops = 20

/** @param text the setting RECTO_TRUST_PROXY @returns null where it is invalid */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (['false', 'no', '0'].includes(text)) return false
  if (['true', 'yes'].includes(text)) return 1
  if (/^\d+$/.test(text)) return Number(text) <= maxHops ? Number(text) : null
  const networks = text.split(',').map(network => network.trim())
  return networks.every(isNetwork) ? networks : null
}

function isNetwork(text: string): boolean {
  if (namedRanges.has(text)) return true
  const [, ipAddress = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(ipAddress)
  // A range of all IP addresses would trust any client.
  return version !== 0 && (bits === undefined || (Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128)))
}

/**
 * The setting is in Fastify's format. A number counts the proxies from the server outwards: the IP address that the outermost one added is
 * the client's, and those before it in X-Forwarded-For were sent by the client.
 */
export function trustProxyOption(proxies: TrustedProxies): false | string[] | ((ipAddress: string, hop: number) => boolean) {
  if (proxies === false) return false
  return typeof proxies === 'number' ? (_ipAddress, hop) => hop < proxies : [...proxies]
}
