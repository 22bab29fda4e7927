import { href } from '../../../core/http/href.ts'
import { feedForms, feedMediaTypes, feedPath } from '../domain/syndication/feed.ts'

interface FeedLinksProps {
  /** The name of the listed publications. */
  title: string
  /** The path of the browse page, gateway or filter that lists them. */
  path?: string
}

/** Links that let feed readers discover the page's list in each format. The site's own RSS feed is on every page already. */
export function FeedLinks({ title, path = href('/browse') }: FeedLinksProps) {
  return feedForms
    .filter(form => form !== 'rss' || path !== href('/browse'))
    .map(form => <link key={form} rel="alternate" type={feedMediaTypes[form]} title={title} href={feedPath(form, path)} />)
}
