/** Of the site that was asked, such as https://example.org; empty where the request names no known host, so that links begin at the root. */
export const originOf = ({ protocol, host }: { protocol: string; host: string }): string => (host === '' ? '' : `${protocol}://${host}`)
