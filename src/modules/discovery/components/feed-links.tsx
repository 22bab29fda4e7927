import { feedForms, feedMediaTypes, feedPath } from '../domain/syndication/feed.ts'

interface FeedLinksProps {
  /** Names what is listed. */
  title: string
  /** Of the browse screen that lists it, or of the gateway or filter, from the site's root. */
  address?: string
}

/** Where feed readers find what a page lists, in each form. The platform's own RSS stands on every page already. */
export function FeedLinks({ title, address = '/browse' }: FeedLinksProps) {
  return feedForms
    .filter(form => form !== 'rss' || address !== '/browse')
    .map(form => <link key={form} rel="alternate" type={feedMediaTypes[form]} title={title} href={feedPath(form, address)} />)
}
