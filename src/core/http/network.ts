import { isIPv4, isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** A client with one IPv6 address has the whole network, so that only the first 64 bits count. */
export function networkOf(ipAddress: string): string {
  const mapped = mappedIPv4.exec(ipAddress)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ipAddress) ? groupsOf(ipAddress).slice(0, 4).map(hexadecimal).join(':') : ipAddress
}

/**
 * The block of addresses that a provider or an organisation usually gets: /24 of IPv4, /56 of IPv6. A crawler may use all of them.
 * @returns null for this machine, and for a client without an IP address (a Unix socket)
 */
export function subnetOf(ipAddress: string | undefined): string | null {
  const plain = mappedIPv4.exec(ipAddress ?? '')?.[1] ?? ipAddress
  if (plain === undefined || plain === '') return null
  if (isIPv4(plain)) return plain.startsWith('127.') ? null : plain.replace(/\d+$/, '0/24')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 7).every(group => group === 0) && groups[7] === 1) return null
  return `${[...groups.slice(0, 3), (groups[3] ?? 0) & 0xff00].map(hexadecimal).join(':')}::/56`
}

const hexadecimal = (group: number): string => group.toString(16)

/** The eight groups of an IPv6 address without an embedded IPv4 address. */
function groupsOf(ipAddress: string): number[] {
  const [head = '', tail] = ipAddress.replace(/%.*$/, '').split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length)
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return all.map(group => Number.parseInt(group, 16))
}
