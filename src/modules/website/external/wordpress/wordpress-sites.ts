/** Addresses of WordPresses, as an environment or a command names them. */

/** Without a slash at its end; null for what is no address that may be asked. */
export function readWordpressHome(text: string): string | null {
  const url = URL.parse(text)
  const isFit = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
  return isFit ? `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/wp-json$/, '') : null
}

export interface NamedWordpress {
  /** A platform's key; null where none is named. */
  platform: string | null
  home: string
}

/** `wellcome=https://cms.example.org https://www.example.org/cms`: null where one of them is no address, or two are of one platform. */
export function readWordpressSites(text: string): NamedWordpress[] | null {
  const sites = text
    .trim()
    .split(/\s+/)
    .map(part => {
      const [, platform = null, address = ''] = /^(?:([a-z0-9-]+)=)?(.*)$/.exec(part) ?? []
      return { platform, home: readWordpressHome(address) }
    })
  const fit = sites.flatMap(({ platform, home }) => (home === null ? [] : [{ platform, home }]))
  const isWhole = fit.length === sites.length && new Set(fit.map(({ platform }) => platform)).size === fit.length
  return isWhole ? fit : null
}
