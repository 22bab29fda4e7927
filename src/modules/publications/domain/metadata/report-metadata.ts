/** The metadata of one report on its own page: the tags, data and links of a work that reviews another. */

import type { PeerReviewKind } from '../../../../document/article-document.ts'
import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import { citeReport } from '../citation/csl-item.ts'
import { type ItemMetadata, journalOf, type MetadataReview, type MetadataSite } from './item-metadata.ts'
import { itemId } from './json-ld.ts'
import { compact, type JsonLd } from './json-ld-parts.ts'
import { reviewJsonLd } from './json-ld-review.ts'
import { invertedName, type MetaTag, orcidUrl, robotsTags } from './meta-tags.ts'
import { formLinks, type LinkSet, linksetOf, type TypedLink } from './signposting.ts'

export interface ReportMetadata extends Omit<MetadataReview, 'kind'> {
  kind: PeerReviewKind
  language: string | null
  /** The version that the report reviews. */
  reviewed: ItemMetadata
}

/** The title in citations: “Reviewer report for: …”, in English. */
export const reportTitle = (report: ReportMetadata, site: MetadataSite): string => citeReport(report, site).title

export function reportTags(report: ReportMetadata, site: MetadataSite): MetaTag[] {
  const { reviewed } = report
  const title = reportTitle(report, site)
  const publisher = journalOf(reviewed, site).publisher ?? site.publisher
  const language = report.language ?? reviewed.language
  const page = site.origin + report.path
  const tags: [name: string, content: string | null][] = [
    ...robotsTags(reviewed),
    ['citation_title', title],
    ...report.authors.flatMap((author): [string, string][] => [
      ['citation_author', invertedName(author)],
      ...author.affiliations.map(({ name }): [string, string] => ['citation_author_institution', name]),
      ...(author.kind === 'person' && author.orcid !== null ? [['citation_author_orcid', orcidUrl(author.orcid)] as [string, string]] : []),
    ]),
    ['citation_publication_date', report.published?.replaceAll('-', '/') ?? null],
    ['citation_article_type', 'Peer review'],
    ['citation_doi', report.doi],
    ['citation_publisher', publisher],
    ['citation_language', language],
    ['citation_abstract_html_url', page],
    ['citation_fulltext_html_url', page],
    ['DC.title', title],
    ...report.authors.map((author): [string, string] => ['DC.creator', invertedName(author)]),
    ['DC.date', report.published],
    ['DC.type', 'Text'],
    ['DC.identifier', report.doi === null ? page : `doi:${report.doi}`],
    ['DC.relation', itemId(reviewed, site)],
    ['DC.publisher', publisher],
    ['DC.language', language],
    ['DC.rights', reviewed.licence],
  ]
  return tags.flatMap(([name, content]) => (content === null || content === '' ? [] : [{ name, content }]))
}

export function reportJsonLd(report: ReportMetadata, site: MetadataSite): JsonLd {
  const { reviewed } = report
  const kind = report.kind === 'reviewer-report' ? 'reviewer-report' : 'other'
  return compact({
    ...reviewJsonLd({ ...report, kind }, itemId(reviewed, site), site),
    name: reportTitle(report, site),
    inLanguage: report.language ?? reviewed.language,
    license: reviewed.licence,
    itemReviewed: compact({
      '@type': 'ScholarlyArticle',
      '@id': itemId(reviewed, site),
      url: site.origin + reviewed.path,
      name: reviewed.title,
      version: reviewed.versionNumber === null ? null : String(reviewed.versionNumber),
    }),
  })
}

/** The report's links, and links back to it from each of its descriptions. */
export const reportLinkset = (report: ReportMetadata, site: MetadataSite): LinkSet =>
  linksetOf(site.origin + report.path, reportSignposts(report, site))

/** Typed links for the Link header: what to cite, its type, its formats and its authors. */
export function reportSignposts({ path, doi, authors, reviewed }: ReportMetadata, site: MetadataSite): TypedLink[] {
  const link = (rel: TypedLink['rel'], href: string): TypedLink => ({ rel, href, type: null })
  return [
    ...(doi === null ? [] : [link('cite-as', doiUrl(doi))]),
    link('type', 'https://schema.org/Review'),
    link('type', 'https://schema.org/AboutPage'),
    ...(reviewed.licence === null ? [] : [link('license', reviewed.licence)]),
    ...formLinks(path, site),
    ...authors.flatMap(author => (author.kind === 'person' && author.orcid !== null ? [link('author', orcidUrl(author.orcid))] : [])),
  ]
}
