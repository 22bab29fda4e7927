import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import type { SyndicationFeed, SyndicationItem } from './feed.ts'

/** Writes JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function writeJsonFeed(feed: SyndicationFeed): string {
  const { publisher } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: feed.url,
    description: feed.description,
    icon: publisher.icon,
    language: feed.language,
    authors: [{ name: publisher.name, url: publisher.url }],
    items: feed.items.map(itemOf),
  })
}

/** Unknown properties are left out. */
function itemOf(item: SyndicationItem) {
  const { url, abstract, published, updated, doi, picture } = item
  return {
    id: url,
    url,
    ...(doi !== null && { external_url: doiUrl(doi) }),
    title: item.title,
    // JSON Feed requires that each item has content.
    content_text: abstract.length === 0 ? item.title : abstract.join('\n\n'),
    ...(picture !== null && { image: picture.url }),
    ...(published !== null && { date_published: published.toISOString() }),
    ...(updated !== null && { date_modified: updated.toISOString() }),
    authors: item.authors.map(({ name, orcid }) => ({ name, ...(orcid !== null && { url: `https://orcid.org/${orcid}` }) })),
    tags: item.categories,
    ...(item.language !== null && { language: item.language }),
    ...(doi !== null && { _recto: { about: 'https://www.doi.org', doi } }),
  }
}
