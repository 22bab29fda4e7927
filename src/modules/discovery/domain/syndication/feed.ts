import { href } from '../../../../core/http/href.ts'

/** The content of a feed in any format: rss.ts, atom.ts, json-feed.ts. URLs are absolute, texts are plain. */
export interface SyndicationFeed {
  title: string
  description: string
  /** BCP 47 tag of the feed's own texts. */
  language: string
  /** The feed's own URL, which is also its identifier. */
  url: string
  /** The URL of the page that lists the same publications. */
  pageUrl: string
  /** The platform, which is the author of publications without authors. */
  publisher: { name: string; url: string; email: string | null; icon: string }
  /** The time of the newest change; null where the feed is empty. */
  updated: Date | null
  items: readonly SyndicationItem[]
}

export interface SyndicationItem {
  /** The URL that is the same for all versions; it is both identifier and link. */
  url: string
  title: string
  /** One string per paragraph. */
  abstract: readonly string[]
  /** BCP 47 tag. */
  language: string | null
  authors: readonly { name: string; orcid: string | null }[]
  /** Null where the date is unknown. */
  published: Date | null
  /** The date of the current version; the same as `published` where there is only one. */
  updated: Date | null
  doi: string | null
  categories: readonly string[]
  picture: { url: string; mimeType: string; width: number | null; height: number | null } | null
}

/** Formats that require a date get this one for unknown dates, which sorts last. */
export const noDate = new Date(0)

export const feedForms = ['rss', 'atom', 'feed.json'] as const
export type FeedForm = (typeof feedForms)[number]

export const feedMediaTypes: Readonly<Record<FeedForm, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  'feed.json': 'application/feed+json',
}

/**
 * The feed of a browse page has the same path and parameters as the page, beneath /published/{form}. The feed of a gateway or filter is
 * beneath its own path; its browse tab has the same feed.
 * @param pagePath a path as the browse codec writes it
 */
export function feedPath(form: FeedForm, pagePath = href('/browse')): string {
  if (/^\/browse(?=[/?]|$)/.test(pagePath)) return pagePath.replace(/^\/browse/, `/published/${form}`)
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(pagePath) ?? []
  return `${path.replace(/^((?:\/[^/]+){2})\/browse$/, '$1')}/${form}${query}`
}
