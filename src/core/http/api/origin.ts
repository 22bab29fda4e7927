/**
 * The origin of the request's site, such as https://example.org; empty if the request names no known host, so that links are relative to
 * the root.
 */
export const originOf = ({ protocol, host }: { protocol: string; host: string }): string => (host === '' ? '' : `${protocol}://${host}`)
