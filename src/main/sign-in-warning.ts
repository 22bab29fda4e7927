import { isLocalHost } from '../core/http/secure-cookies.ts'

/**
 * The start warns where nobody could sign in: cookies are Secure outside development, and browsers drop those over http on any host but
 * this machine. Null where TLS ends at a proxy, or an https origin is configured.
 */
export function signInWarning(
  { mode, host, trustProxy }: { mode: string; host: string; trustProxy: unknown },
  origins: readonly (string | null)[],
): string | null {
  if (mode === 'development' || isLocalHost(host) || trustProxy || origins.some(origin => origin?.startsWith('https:'))) return null
  return 'Browsers keep the cookies of a sign-in over https alone: over http nobody can sign in, except on localhost. Put a proxy with TLS in front (RECTO_TRUST_PROXY) and name the https address of each site (RECTO_PLATFORMS).'
}
