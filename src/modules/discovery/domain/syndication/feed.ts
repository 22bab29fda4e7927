/** What a feed says, in whichever of its forms it is written: rss.ts, atom.ts, json-feed.ts. Addresses are whole, texts are plain. */
export interface SyndicationFeed {
  title: string
  description: string
  /** BCP 47 tag of its own words. */
  language: string
  /** Its own address, which is what it is known by. */
  address: string
  /** The page that lists the same. */
  pageAddress: string
  /** The platform, which stands for authors of its own. */
  publisher: { name: string; address: string; email: string | null; icon: string }
  /** Of the newest change in it; null where it holds nothing. */
  updated: Date | null
  items: readonly SyndicationItem[]
}

export interface SyndicationItem {
  /** The address that stays the same whatever version is current: what it is known by, and where it is read. */
  address: string
  title: string
  /** One paragraph after the other. */
  abstract: readonly string[]
  /** BCP 47 tag. */
  language: string | null
  authors: readonly { name: string; orcid: string | null }[]
  /** Null where no date is known. */
  published: Date | null
  /** Of the current version; as `published` where there is one alone. */
  updated: Date | null
  doi: string | null
  categories: readonly string[]
  picture: { address: string; mimeType: string; width: number | null; height: number | null } | null
}

/** Where nobody knows a day, a reader still wants one: an item without a date sorts last. */
export const noDate = new Date(0)

export const feedForms = ['rss', 'atom', 'feed.json'] as const
export type FeedForm = (typeof feedForms)[number]

export const feedMediaTypes: Readonly<Record<FeedForm, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  'feed.json': 'application/feed+json',
}

/**
 * The feed of a browse screen, by the screen's own address: the same path and parameters beneath /published/{form}. The feed of a gateway
 * or of its filter stands beneath that; its browse tab and its own path have the same feed.
 * @param address from the site's root, as the codec writes it
 */
export function feedPath(form: FeedForm, address = '/browse'): string {
  if (/^\/browse(?=[/?]|$)/.test(address)) return address.replace(/^\/browse/, `/published/${form}`)
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  return `${path.replace(/^((?:\/[^/]+){2})\/browse$/, '$1')}/${form}${query}`
}
