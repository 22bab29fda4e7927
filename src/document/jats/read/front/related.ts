import type { ArticleMetadata, RelatedObject } from '../../../article-document.ts'
import { identifierUrl, readDoi, readUrl } from '../../../metadata/identifiers.ts'
import { readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import { readCitationDisplay } from '../references/read-citation.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, hasText, textOf } from '../xml/read.ts'
import { composedRun } from './composed-run.ts'

export function readRelated(meta: XmlElement, context: ReadContext): RelatedObject[] {
  return childrenNamed(meta, 'related-article', 'related-object').map(element => ({
    element: element.name === 'related-article' ? 'related-article' : 'related-object',
    type: attribute(element, 'related-article-type') ?? attribute(element, 'content-type') ?? attribute(element, 'document-type'),
    linkType: attribute(element, 'ext-link-type') ?? attribute(element, 'link-type'),
    href: relatedUrl(element),
    text: hasText(element.children) ? readCitationDisplay(element, context) : [],
  }))
}

/** The URL of a related work: its link, else the identifier of the object in it, of the document or of the source. */
export function relatedUrl(element: XmlElement): string | null {
  const href = attribute(element, 'xlink:href')
  const candidates: [string | null, string | null][] = [
    [attribute(element, 'ext-link-type') ?? 'doi', href],
    [attribute(element, 'object-id-type'), attribute(element, 'object-id')],
    [attribute(element, 'document-id-type'), attribute(element, 'document-id')],
    [attribute(element, 'source-id-type'), attribute(element, 'source-id')],
  ]
  for (const [type, value] of candidates) {
    const url = value && (readUrl(value) ?? identifierUrl(type, value))
    if (url) return url
  }
  return null
}

/** DOIs of a related work, the linked one first. */
export function relatedDois(element: XmlElement): string[] {
  const values = ['xlink:href', 'object-id', 'document-id', 'source-id'].map(name => attribute(element, name))
  return values.map(value => (value ? readDoi(value) : null)).filter(doi => doi !== null)
}

export function readSelfLinks(places: readonly (XmlElement | null)[], context: ReadContext): ArticleMetadata['selfLinks'] {
  return places
    .flatMap(place => (place ? childrenNamed(place, 'self-uri') : []))
    .flatMap(element => {
      const href = attribute(element, 'xlink:href') ?? textOf(element)
      return href ? [{ type: attribute(element, 'content-type'), href, text: readRun(element, context) }] : []
    })
}

export function readProducts(meta: XmlElement, context: ReadContext): ArticleMetadata['products'] {
  return childrenNamed(meta, 'product').map(product => ({ children: readCitationDisplay(product, context) }))
}

export function readConferences(meta: XmlElement, context: ReadContext): ArticleMetadata['conferences'] {
  return childrenNamed(meta, 'conference').map(conference => ({ text: composedRun(conference, context) }))
}
