/**
 * Whether a browser at this origin stores cookies with the attribute Secure: over https, and over http on localhost.
 * @param origin the header Origin; null where none was sent: then it is not known
 */
export function keepsSecureCookies(origin: string | null): boolean {
  const url = origin === null ? null : URL.parse(origin)
  return url === null || url.protocol !== 'http:' || isLocalHost(url.hostname)
}

/** Host names and IP addresses that only reach this machine. @param host without a port */
export const isLocalHost = (host: string): boolean => /^(?:localhost|[^.].*\.localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
