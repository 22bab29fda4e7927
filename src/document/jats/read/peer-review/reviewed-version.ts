import { readDoi } from '../../../metadata/identifiers.ts'
import { findFrontMatter } from '../front/front-matter.ts'
import { relatedDois } from '../front/related.ts'
import { versionInWords, versionOfDoi } from '../front/version.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, textOf } from '../xml/read.ts'
import { titleOf } from './kinds.ts'

/**
 * The DOI of the version that a report reviews: the one it names (`peer-reviewed-article`, PLOS's `reviewed-article` and `document-id`),
 * else, where its title names a version and the article's DOI ends in one, that DOI with the report's number.
 */
export function readReviewedDoi(report: XmlElement, article: XmlElement): string | null {
  const related = childrenNamed(findFrontMatter(report).articleMeta, 'related-article', 'related-object')
  const reviewed = related.find(element => /reviewed/.test(relationOf(element)))
  const named = reviewed ? (readDoi(attribute(reviewed, 'document-id') ?? '') ?? relatedDois(reviewed)[0] ?? null) : null
  return named ?? doiOfVersion(article, versionInWords(titleOf(report)))
}

function relationOf(element: XmlElement): string {
  return ['related-article-type', 'link-type', 'document-type'].map(name => attribute(element, name) ?? '').join(' ')
}

function doiOfVersion(article: XmlElement, version: number | null): string | null {
  if (version === null) return null
  const dois = childrenNamed(findFrontMatter(article).articleMeta, 'article-id')
    .filter(id => attribute(id, 'pub-id-type') === 'doi')
    .map(id => readDoi(textOf(id)))
  const versioned = dois.find(doi => doi !== null && versionOfDoi(doi) !== null)
  return versioned ? versioned.replace(/\d+$/, String(version)) : null
}
