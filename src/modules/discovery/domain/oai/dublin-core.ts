/**
 * A publication in unqualified Dublin Core (`oai_dc`). Rights and types are given twice, as text for readers and in the `info:eu-repo`
 * vocabulary, which OpenAIRE and BASE use for filtering (OpenAIRE Guidelines for Literature Repositories 3.0).
 */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import { noticeSentence } from '../../../../document/metadata/publication-notice.ts'
import { type ItemMetadata, journalOf, type MetadataSite } from '../../../publications/domain/metadata/item-metadata.ts'
import { invertedName, reviewStatusTerm } from '../../../publications/domain/metadata/meta-tags.ts'
import { element, type Xml } from '../syndication/xml.ts'

/** The metadata that Dublin Core can express. */
export type HarvestedItem = Pick<
  ItemMetadata,
  | 'contentType'
  | 'itemPath'
  | 'title'
  | 'notice'
  | 'editorialStatus'
  | 'language'
  | 'typeName'
  | 'doi'
  | 'published'
  | 'abstract'
  | 'authors'
  | 'editors'
  | 'keywords'
  | 'subjects'
  | 'licence'
  | 'copyright'
  | 'funding'
  | 'journal'
>

export const dublinCoreSchema = 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd'
export const dublinCoreNamespace = 'http://www.openarchives.org/OAI/2.0/oai_dc/'
const namespaces = {
  'xmlns:oai_dc': dublinCoreNamespace,
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xsi:schemaLocation': `${dublinCoreNamespace} ${dublinCoreSchema}`,
}

const types: Record<ContentType, string> = {
  ARTICLE: 'info:eu-repo/semantics/article',
  DOCUMENT: 'info:eu-repo/semantics/other',
  POSTER: 'info:eu-repo/semantics/conferencePoster',
  SLIDE: 'info:eu-repo/semantics/lecture',
  VIDEO: 'info:eu-repo/semantics/other',
}

export function dublinCore(item: HarvestedItem, site: MetadataSite): Xml {
  const journal = journalOf(item, site)
  const { year, holder } = item.copyright
  const values: [name: string, values: (string | null)[]][] = [
    ['title', [item.title]],
    ['creator', item.authors.map(invertedName)],
    ['subject', [...new Set([...item.subjects, ...item.keywords])]],
    ['description', [item.notice && noticeSentence[item.notice], item.abstract]],
    ['publisher', [journal.publisher ?? site.publisher]],
    ['contributor', item.editors.map(invertedName)],
    ['date', [item.published]],
    ['type', [types[item.contentType], item.typeName, reviewStatusTerm(item.editorialStatus)]],
    // The publication's page comes first, because harvesters link to the first identifier that is a URL.
    ['identifier', [site.origin + item.itemPath, item.doi && doiUrl(item.doi)]],
    ['source', item.contentType === 'ARTICLE' ? [journal.title, ...journal.issns.map(issn => `ISSN: ${issn}`)] : []],
    ['language', [item.language]],
    [
      'relation',
      item.funding.flatMap(({ funder, awards }) => (awards.length === 0 ? [funder] : awards.map(award => `${funder}: ${award}`))),
    ],
    ['rights', ['info:eu-repo/semantics/openAccess', item.licence, holder && `© ${[year, holder].filter(Boolean).join(' ')}`]],
  ]
  const content = values.flatMap(([name, each]) => each.flatMap(value => (value ? element(`dc:${name}`, value) : [])))
  return element('oai_dc:dc', content, namespaces)
}
