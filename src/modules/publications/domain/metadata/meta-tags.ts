/**
 * The `citation_*` tags that Google Scholar and reference managers read (Highwire Press), and Dublin Core
 * (DCMI, “Expressing Dublin Core metadata using HTML/XHTML meta and link elements”).
 */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { noticeSentence, titleForScholar } from '../../../../document/metadata/publication-notice.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { statusBadge } from '../peer-review/status-badge.ts'
import { type ItemMetadata, journalOf, type MetadataAuthor, type MetadataSite, pdfOf, urlOn } from './item-metadata.ts'

export interface MetaTag {
  name: string
  content: string
}

export function metaTags(item: ItemMetadata, site: MetadataSite): MetaTag[] {
  return [...robotsTags(item), ...citationTags(item, site), ...dublinCoreTags(item, site)]
    .flatMap(([name, contents]) => [contents].flat().map(content => ({ name, content: content ?? '' })))
    .filter(({ content }) => content !== '')
}

/** Sample publications must not be found beside real ones. */
export const robotsTags = ({ sampleContent }: Pick<ItemMetadata, 'sampleContent'>): [name: string, content: string][] =>
  sampleContent ? [['robots', 'noindex']] : []

type Tag = [name: string, contents: string | null | undefined | (string | null)[]]

function citationTags(item: ItemMetadata, site: MetadataSite): Tag[] {
  const journal = journalOf(item, site)
  const date = item.published?.replaceAll('-', '/')
  const pdf = pdfOf(item)
  const jats = item.files.find(({ role }) => role === 'jats')
  const page = site.origin + item.path
  const ofJournal: Tag[] =
    item.contentType === 'ARTICLE'
      ? [
          ['citation_journal_title', journal.title],
          ['citation_journal_abbrev', journal.abbreviation],
          ['citation_issn', journal.issns],
          ['citation_volume', item.volume],
          ['citation_issue', item.issue],
          ['citation_firstpage', item.firstPage ?? item.elocationId],
          ['citation_lastpage', item.lastPage],
        ]
      : [['citation_conference_title', item.conference?.name]]
  return [
    ['citation_title', titleForScholar(item.title, item.notice)],
    ...item.authors.flatMap(citationAuthor),
    ['citation_publication_date', date],
    ['citation_online_date', date],
    ...ofJournal,
    ['citation_article_type', item.typeName],
    ['citation_doi', item.doi],
    ['citation_publisher', journal.publisher ?? site.publisher],
    ['citation_language', item.language],
    ['citation_keywords', item.keywords],
    ['citation_funding_source', item.funding.map(fundingSource)],
    ['citation_abstract', item.abstract],
    ['citation_abstract_html_url', page],
    ['citation_fulltext_html_url', item.contentType === 'ARTICLE' ? page : null],
    ['citation_pdf_url', pdf && site.origin + pdf.url],
    ['citation_xml_url', jats && site.origin + jats.url],
  ]
}

/** Highwire's tags assign an institution to the author before it. */
function citationAuthor(author: MetadataAuthor): Tag[] {
  return [
    ['citation_author', invertedName(author)],
    ['citation_author_institution', author.affiliations.map(({ name }) => name)],
    ['citation_author_orcid', author.kind === 'person' && author.orcid !== null ? orcidUrl(author.orcid) : null],
  ]
}

/** “Family, Given”, as both sets of tags require; the whole name where its parts are not known. */
export function invertedName(author: MetadataAuthor): string {
  if (author.kind === 'group' || author.family === null) return author.full
  return author.given === null ? author.family : `${author.family}, ${author.given}`
}

export const orcidUrl = (orcid: string): string => `https://orcid.org/${orcid}`

/** A semicolon separates the parts, so it is removed from the values. */
function fundingSource({ funder, awards }: ItemMetadata['funding'][number]): string {
  const plain = (text: string): string => text.replaceAll(';', ',')
  return [`citation_funder=${plain(funder)}`, ...awards.map(award => `citation_grant_number=${plain(award)}`)].join(';')
}

/** The peer-review status of a version in the terms that EPrints and the aggregators of its records use; null where nothing is known. */
export const reviewStatusTerm = (status: EditorialStatus | null): string | null =>
  status === null ? null : statusBadge(status) === 'passed peer review' ? 'PeerReviewed' : 'NonPeerReviewed'

const dublinCoreTypes: Record<ContentType, string> = {
  ARTICLE: 'Text',
  DOCUMENT: 'Text',
  POSTER: 'StillImage',
  SLIDE: 'Text',
  VIDEO: 'MovingImage',
}

function dublinCoreTags(item: ItemMetadata, site: MetadataSite): Tag[] {
  const journal = journalOf(item, site)
  return [
    ['DC.title', item.title],
    ['DC.creator', item.authors.map(invertedName)],
    ['DC.date', item.published],
    ['DC.type', [dublinCoreTypes[item.contentType], reviewStatusTerm(item.editorialStatus)]],
    ['DC.identifier', item.doi === null ? site.origin + item.path : `doi:${item.doi}`],
    ['DC.publisher', journal.publisher ?? site.publisher],
    ['DC.language', item.language],
    ['DC.subject', item.subjects],
    ['DC.description', [item.notice && noticeSentence[item.notice], item.abstract]],
    ['DC.relation', item.notices.map(({ href }) => urlOn(site, href))],
    ['DC.rights', item.licence],
  ]
}
