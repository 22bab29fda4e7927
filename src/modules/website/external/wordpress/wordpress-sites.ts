/** Parses the URLs of WordPress sites from the environment or a command. */

/** @returns the URL without a trailing slash; null where it is invalid */
export function readWordpressHome(text: string): string | null {
  const url = URL.parse(text)
  const isFit = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === ''
  return isFit ? `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/wp-json$/, '') : null
}

export interface NamedWordpress {
  /** The key of a platform; null where none is given. */
  platform: string | null
  home: string
}

/** Parses `wellcome=https://cms.example.org https://www.example.org/cms`; null where a URL is invalid or a platform has two. */
export function readWordpressSites(text: string): NamedWordpress[] | null {
  const sites = text
    .trim()
    .split(/\s+/)
    .map(part => {
      const [, platform = null, url = ''] = /^(?:([a-z0-9-]+)=)?(.*)$/.exec(part) ?? []
      return { platform, home: readWordpressHome(url) }
    })
  const fit = sites.flatMap(({ platform, home }) => (home === null ? [] : [{ platform, home }]))
  const isWhole = fit.length === sites.length && new Set(fit.map(({ platform }) => platform)).size === fit.length
  return isWhole ? fit : null
}
