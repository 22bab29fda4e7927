/** A platform: a site with a host name of its own. What it may look like and do comes with brands and platform settings. */
export interface PlatformFacts {
  key: string
  displayName: string
  editorialEmail: string
  infoEmail: string
}

/**
 * The platform that a host name asks for: `KEY.localhost` in development, else the default.
 * @param host as in the Host header, with or without a port
 * @param known keys of the platforms that exist
 */
export function platformKeyOfHost(host: string, known: ReadonlySet<string>, fallback: string): string {
  const [key] = host.toLowerCase().split('.localhost')
  return key !== undefined && known.has(key) ? key : fallback
}
