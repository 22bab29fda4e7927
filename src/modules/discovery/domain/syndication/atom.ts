import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import { noDate, type SyndicationFeed, type SyndicationItem } from './feed.ts'
import { element, empty, type Xml, xmlDocument } from './xml.ts'

const namespaces = { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:media': 'http://search.yahoo.com/mrss/' }

/** Writes Atom 1.0 (RFC 4287). */
export function writeAtom(feed: SyndicationFeed): string {
  const { publisher } = feed
  const content = [
    ...element('id', feed.url),
    ...element('title', feed.title),
    ...element('subtitle', feed.description),
    ...element('updated', (feed.updated ?? noDate).toISOString()),
    ...element('author', [...element('name', publisher.name), ...element('uri', publisher.url), ...element('email', publisher.email)]),
    ...element('link', empty, { rel: 'self', type: 'application/atom+xml', href: feed.url }),
    ...element('link', empty, { rel: 'alternate', type: 'text/html', href: feed.pageUrl }),
    ...element('icon', publisher.icon),
    ...element('generator', 'Recto'),
    ...feed.items.flatMap(item => element('entry', entryOf(item), { 'xml:lang': item.language })),
  ]
  return xmlDocument(element('feed', content, { ...namespaces, 'xml:lang': feed.language }))
}

function entryOf(item: SyndicationItem): Xml {
  const { url, abstract, published, updated, doi, picture } = item
  return [
    ...element('id', url),
    ...element('title', item.title),
    ...element('link', empty, { rel: 'alternate', type: 'text/html', href: url }),
    ...(doi === null ? [] : element('link', empty, { rel: 'via', href: doiUrl(doi) })),
    ...element('published', published?.toISOString() ?? null),
    ...element('updated', (updated ?? published ?? noDate).toISOString()),
    // An entry without authors inherits the feed's.
    ...item.authors.flatMap(({ name, orcid }) =>
      element('author', [...element('name', name), ...element('uri', orcid && `https://orcid.org/${orcid}`)]),
    ),
    ...item.categories.flatMap(name => element('category', empty, { term: name })),
    ...element('summary', abstract.length === 0 ? null : abstract.join('\n\n')),
    ...(picture === null ? [] : element('media:thumbnail', empty, { url: picture.url, width: picture.width, height: picture.height })),
  ]
}
