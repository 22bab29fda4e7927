import { expect, test } from 'vitest'
import { ada, file, group, item, poster, site } from '../../../../../tests/support/item-metadata.ts'
import type { ItemMetadata } from './item-metadata.ts'
import { invertedName, metaTags } from './meta-tags.ts'

const contents = (of: ItemMetadata, name: string): string[] => metaTags(of, site).flatMap(tag => (tag.name === name ? [tag.content] : []))
const ownJournal = { title: 'Journal of Kelp', abbreviation: 'J Kelp', issns: ['2222-2222', '3333-3333'], publisher: 'Tide Press' }
const pdf = file('a.pdf', { role: 'pdf' })

test.each<[string, ItemMetadata, string, string[]]>([
  ['title as it is', item(), 'citation_title', ['Kelp & light']],
  ['date with slashes', item(), 'citation_publication_date', ['2024/03/31']],
  ['a date of which less is known', item({ published: '2024-03' }), 'citation_publication_date', ['2024/03']],
  ['no date', item({ published: null }), 'citation_publication_date', []],
  ['the platform is the journal', item(), 'citation_journal_title', ['Kelp Forests']],
  ['its number', item(), 'citation_issn', ['1234-5679']],
  ['a journal of the source', item({ journal: ownJournal }), 'citation_journal_title', ['Journal of Kelp']],
  ['has its own numbers', item({ journal: ownJournal }), 'citation_issn', ['2222-2222', '3333-3333']],
  ['and its own publisher', item({ journal: ownJournal }), 'citation_publisher', ['Tide Press']],
  ['an article without pages', item(), 'citation_firstpage', ['1374']],
  ['an article with pages', item({ firstPage: '3', lastPage: '9' }), 'citation_firstpage', ['3']],
  ['the page as address', item(), 'citation_fulltext_html_url', ['https://kelp.example.org/articles/7-1374/v2']],
  ['a PDF', item({ files: [pdf] }), 'citation_pdf_url', ['https://kelp.example.org/files/00ff/a.pdf']],
  ['a PDF among the supplements is not the article', item({ files: [file('s.pdf')] }), 'citation_pdf_url', []],
  ['no PDF', item(), 'citation_pdf_url', []],
  ['JATS', item({ files: [file('a.xml', { role: 'jats' })] }), 'citation_xml_url', ['https://kelp.example.org/files/00ff/a.xml']],
  [
    'a grant',
    item({ funding: [{ funder: 'Sea; Fund', identifier: null, awards: ['A1', 'A2'] }] }),
    'citation_funding_source',
    ['citation_funder=Sea, Fund;citation_grant_number=A1;citation_grant_number=A2'],
  ],
  ['sample content', item({ sampleContent: true }), 'robots', ['noindex']],
  ['any other', item(), 'robots', []],
  ['a poster has no journal', poster(), 'citation_journal_title', []],
  ['but a conference', poster({ conference: { name: 'Kelp Days', place: null, date: null } }), 'citation_conference_title', ['Kelp Days']],
  [
    'and is its PDF',
    poster({ files: [file('p.pdf', { role: 'main' })] }),
    'citation_pdf_url',
    ['https://kelp.example.org/files/00ff/p.pdf'],
  ],
  [
    'a video has none',
    poster({ contentType: 'VIDEO', files: [file('v.mp4', { role: 'main', mimeType: 'video/mp4' })] }),
    'citation_pdf_url',
    [],
  ],
  ['Dublin Core: DOI', item(), 'DC.identifier', ['doi:10.5555/kelp.1374.2']],
  ['Dublin Core: no DOI', item({ doi: null }), 'DC.identifier', ['https://kelp.example.org/articles/7-1374/v2']],
  ['Dublin Core: a poster', poster(), 'DC.type', ['StillImage']],
  ['Dublin Core: people and groups', item({ authors: [ada, group] }), 'DC.creator', ['Reyes, Ada', 'The Kelp Consortium']],
  ['Dublin Core: subjects', item({ subjects: ['Ecology', 'Botany'] }), 'DC.subject', ['Ecology', 'Botany']],
  ['the abstract whole', item({ abstract: 'kelp '.repeat(200).trim() }), 'citation_abstract', ['kelp '.repeat(200).trim()]],
  ['no abstract', item(), 'citation_abstract', []],
  ['Dublin Core: the abstract whole', item({ abstract: 'kelp '.repeat(200).trim() }), 'DC.description', ['kelp '.repeat(200).trim()]],
])('the meta tags are right: %s', (_name, of, tag, expected) => {
  expect(contents(of, tag)).toEqual(expected)
})

test('an author’s institution and ORCID iD follow the author', () => {
  const authors = metaTags(item({ authors: [ada, group] }), site).filter(({ name }) => name.startsWith('citation_author'))
  expect(authors).toEqual([
    { name: 'citation_author', content: 'Reyes, Ada' },
    { name: 'citation_author_institution', content: 'Tidal Institute' },
    { name: 'citation_author_orcid', content: 'https://orcid.org/0000-0002-1825-0097' },
    { name: 'citation_author', content: 'The Kelp Consortium' },
  ])
})

test.each([
  ['Ada', 'Reyes', 'Reyes, Ada'],
  [null, 'Reyes', 'Reyes'],
  ['Ada', null, 'whole name'],
])('the name with given %s and family %s is inverted', (given, family, name) => {
  expect(invertedName({ ...ada, kind: 'person', given, family, suffix: null, full: 'whole name', orcid: null })).toBe(name)
})
