import { expect, test } from 'vitest'
import { ada, item, review, site } from '../../../../../tests/support/item-metadata.ts'
import { type ReportMetadata, reportJsonLd, reportLinkset, reportSignposts, reportTags } from './report-metadata.ts'

const report = (change: Partial<ReportMetadata> = {}): ReportMetadata => ({
  ...review({ path: '/articles/7-1374/v2/reports/5', doi: '10.5555/kelp.1374.2.r1' }),
  kind: 'reviewer-report',
  language: null,
  reviewed: item({ statusLine: '[version 2; peer review: 1 approved]' }),
  ...change,
})
const tags = (of: ReportMetadata) => reportTags(of, site).map(({ name, content }) => `${name}: ${content}`)

test('a report has the meta tags of a work with its reviewers as authors, and a relation to the article', () => {
  expect(tags(report())).toEqual([
    'citation_title: Reviewer report for: Kelp & light [version 2; peer review: 1 approved]',
    'citation_author: Reyes, Ada',
    'citation_author_institution: Tidal Institute',
    'citation_author_orcid: https://orcid.org/0000-0002-1825-0097',
    'citation_publication_date: 2024/05/02',
    'citation_article_type: Peer review',
    'citation_doi: 10.5555/kelp.1374.2.r1',
    'citation_publisher: Kelp Forests',
    'citation_language: en',
    'citation_abstract_html_url: https://kelp.example.org/articles/7-1374/v2/reports/5',
    'citation_fulltext_html_url: https://kelp.example.org/articles/7-1374/v2/reports/5',
    'DC.title: Reviewer report for: Kelp & light [version 2; peer review: 1 approved]',
    'DC.creator: Reyes, Ada',
    'DC.date: 2024-05-02',
    'DC.type: Text',
    'DC.identifier: doi:10.5555/kelp.1374.2.r1',
    'DC.relation: https://doi.org/10.5555/kelp.1374.2',
    'DC.publisher: Kelp Forests',
    'DC.language: en',
    'DC.rights: https://creativecommons.org/licenses/by/4.0/',
  ])
})

test('unknown fields are left out, and the page’s URL stands in for a DOI', () => {
  const reported = tags(report({ doi: null, authors: [], published: null, language: 'fr', kind: 'decision-letter' }))
  expect(reported).toContain('DC.identifier: https://kelp.example.org/articles/7-1374/v2/reports/5')
  expect(reported).toContain('citation_language: fr')
  expect(reported[0]).toMatch(/^citation_title: Decision letter for: /)
  expect(reported.join('\n')).not.toMatch(/citation_author|citation_doi|DC\.creator|DC\.date/)
})

test('the JSON-LD of a report names what it reviews, and its authors', () => {
  expect(reportJsonLd(report(), site)).toMatchObject({
    '@type': 'Review',
    '@id': 'https://doi.org/10.5555/kelp.1374.2.r1',
    url: 'https://kelp.example.org/articles/7-1374/v2/reports/5',
    name: 'Reviewer report for: Kelp & light [version 2; peer review: 1 approved]',
    itemReviewed: { '@type': 'ScholarlyArticle', '@id': 'https://doi.org/10.5555/kelp.1374.2', name: 'Kelp & light', version: '2' },
    author: [{ name: 'Ada Reyes' }],
    reviewAspect: 'Open peer review',
  })
})

test('the links of a report give DOI, type, formats and authors', () => {
  expect(reportSignposts(report(), site).map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'cite-as https://doi.org/10.5555/kelp.1374.2.r1',
    'type https://schema.org/Review',
    'type https://schema.org/AboutPage',
    'license https://creativecommons.org/licenses/by/4.0/',
    'linkset https://kelp.example.org/articles/7-1374/v2/reports/5/linkset.json',
    'describedby https://kelp.example.org/articles/7-1374/v2/reports/5/metadata.jsonld',
    'describedby https://kelp.example.org/articles/7-1374/v2/reports/5/citation.bib',
    'describedby https://kelp.example.org/articles/7-1374/v2/reports/5/citation.ris',
    'describedby https://kelp.example.org/articles/7-1374/v2/reports/5/citation.csl.json',
    'author https://orcid.org/0000-0002-1825-0097',
  ])
  expect(reportSignposts(report({ doi: null, authors: [{ ...ada, kind: 'group' }] }), site).map(({ rel }) => rel)).not.toContain('cite-as')
})

test('the link set of a report links each description back to the page', () => {
  const [own, ...others] = reportLinkset(report(), site).linkset
  expect(own).toMatchObject({ anchor: 'https://kelp.example.org/articles/7-1374/v2/reports/5', describedby: expect.any(Array) })
  expect(others).toHaveLength(4)
  expect(others[0]).toMatchObject({ describes: [{ href: 'https://kelp.example.org/articles/7-1374/v2/reports/5' }] })
})
