import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { noDate, type SyndicationFeed, type SyndicationItem } from './feed.ts'
import { element, empty, type Xml, xmlDocument } from './xml.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:prism': 'http://prismstandard.org/namespaces/basic/2.0/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

/** Writes RSS 2.0 as the RSS Advisory Board's profile recommends: authors without an email address are Dublin Core creators. */
export function writeRss(feed: SyndicationFeed): string {
  const { title, publisher } = feed
  const channel = [
    ...element('title', title),
    ...element('link', feed.pageUrl),
    ...element('description', feed.description),
    ...element('language', feed.language),
    ...element('managingEditor', publisher.email && `${publisher.email} (${publisher.name})`),
    ...element('generator', 'Recto'),
    ...element('docs', 'https://www.rssboard.org/rss-specification'),
    ...element('lastBuildDate', feed.updated && dateOf(feed.updated)),
    ...element('atom:link', empty, { href: feed.url, rel: 'self', type: 'application/rss+xml' }),
    ...element('image', [...element('url', publisher.icon), ...element('title', title), ...element('link', feed.pageUrl)]),
    ...feed.items.flatMap(item => element('item', itemOf(item))),
  ]
  return xmlDocument(element('rss', element('channel', channel), { version: '2.0', ...namespaces }))
}

function itemOf(item: SyndicationItem): Xml {
  const { url, abstract, published, updated, doi, picture } = item
  const isRevised = updated !== null && updated.getTime() !== published?.getTime()
  return [
    ...element('title', item.title),
    ...element('link', url),
    ...element('guid', url, { isPermaLink: 'true' }),
    ...element('pubDate', dateOf(published ?? noDate)),
    ...element('atom:updated', isRevised ? updated.toISOString() : null),
    // Feed readers interpret the description as HTML.
    ...element('description', abstract.length === 0 ? null : abstract.map(paragraph => `<p>${escapeHtml(paragraph)}</p>`).join('')),
    ...item.authors.flatMap(({ name }) => element('dc:creator', name)),
    ...item.categories.flatMap(name => element('category', name)),
    ...element('dc:identifier', doi && `doi:${doi}`),
    ...element('prism:doi', doi),
    ...element('dc:language', item.language),
    ...(picture === null ? [] : element('media:content', empty, mediaOf(picture))),
  ]
}

const mediaOf = ({ url, mimeType, width, height }: NonNullable<SyndicationItem['picture']>) => ({
  url,
  type: mimeType,
  medium: 'image',
  width,
  height,
})

/** The RFC 822 format, with a four-digit year. */
const dateOf = (date: Date): string => date.toUTCString()
