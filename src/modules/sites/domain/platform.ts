/** A platform: a site with a host name, features and a brand of its own. */
import type { PlatformInfo } from './platform-info.ts'

export interface PlatformFacts extends PlatformInfo {
  /** Lower case; the first label of its host name in development. */
  key: string
}

/** The name by which some API fields call a site with the default key (specification, accounts.md section 3). */
export const platformName = (key: string): string => (key === 'f1000research' ? 'f1000' : key.toLowerCase())

/**
 * The site of a development host name, `KEY.localhost`; else null.
 * @param host as in the Host header, with or without a port
 * @param known keys of the sites that exist
 */
export function platformKeyOfLocalhost(host: string, known: ReadonlySet<string>): string | null {
  const [key] = host.toLowerCase().split('.localhost')
  return key !== undefined && known.has(key) ? key : null
}
