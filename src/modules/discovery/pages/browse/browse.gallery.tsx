import { uncheckedId } from '../../../../core/ids/id.ts'
import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { everything } from '../../domain/search/browse-changes.ts'
import type { AppliedFilter, FoundCard, LibraryResults as Results } from '../../domain/search/browse-results.ts'
import styles from './browse.gallery.module.css'
import { AppliedFilters } from './filters/applied-filters.tsx'
import { CustomLinks, FeedToggle, Filters } from './filters/filters.tsx'
import { AdvancedSearch } from './form/advanced-search.tsx'
import { SearchBox } from './form/search-box.tsx'
import { SuggestionList } from './form/suggestion-list.tsx'
import { LibraryResults } from './results/library-results.tsx'
import { NothingFound } from './results/nothing-found.tsx'
import { ResultSkeletons } from './results/result-list.tsx'
import { ResultNotices } from './results/result-notices.tsx'
import { SubjectHero } from './subject-hero.tsx'

const without = '/styleguide'
const applied: AppliedFilter[] = [
  { kind: 'all', value: 'lichen -moss', without },
  { kind: 'subject', value: 'ecology', name: 'Ecology', without: `${without}?2` },
  { kind: 'contentTypes', value: 'POSTER', without: `${without}?3` },
  { kind: 'articleTypes', value: 'DATA_NOTE', without: `${without}?4` },
  { kind: 'publishedYears', value: 2024, without: `${without}?5` },
  {
    kind: 'fundingBodies',
    value: 7,
    name: 'Foundation for Slate, Shingle and Other Roofs of the Northern and Western Isles',
    without: `${without}?6`,
  },
  { kind: 'searchIn', position: 0, row: { operator: 'AND', field: 'authors', value: 'Roof' }, without: `${without}?7` },
  { kind: 'searchIn', position: 1, row: { operator: 'NOT', field: 'competingInterests', value: 'slate' }, without: `${without}?8` },
  { kind: 'grantNumber', value: 'AB/12', without: `${without}?9` },
  { kind: 'peerReviewed', without: `${without}?10` },
]

const card: FoundCard = {
  id: uncheckedId(1),
  contentType: 'ARTICLE',
  volume: 1,
  publicationId: 101,
  titleHtml: '<mark>Lichens</mark> on <i>slate</i> roofs grow towards the gutter',
  articleType: 'BRIEF_REPORT',
  typeName: null,
  published: '2024-03-09',
  authors: ['Ada Roof', 'Ben Tile', 'Cy Slate'],
  authorCount: 12,
  abstract: null,
  versionNumber: 2,
  versionCount: 2,
  reviewLabel: 'passed peer review',
  decisions: ['APPROVED', 'APPROVED_WITH_RESERVATIONS'],
  thumbnail: null,
  subjects: ['Ecology', 'Urban biology'],
  newVersionReason: 'REVISED',
  sampleContent: false,
  snippet: [
    { text: '… were photographed twice, nine years apart. The thalli of ', matched: false },
    { text: 'lichens', matched: true },
    { text: ' had moved downhill on all but three of them, and those with a north-facing gutter had lost a third …', matched: false },
  ],
}

const funders = ['Åland Roof Trust', 'Cambrian Slate Fund', 'Council for Gutters', 'Deutsche Dachstiftung', 'European Eaves Board']
export const sampleResults: Results = {
  kind: 'library',
  missing: [],
  state: 'ready',
  query: {
    ...everything,
    all: 'lichen',
    searchIn: [
      { operator: 'AND', field: 'authors', value: 'Roof' },
      { operator: 'NOT', field: 'competingInterests', value: 'slate' },
    ],
  },
  path: without,
  within: null,
  feedOffered: true,
  customLinks: [
    { label: 'Roofs of the month', icon: 'home', link: '/browse/articles' },
    { label: 'Data notes', icon: 'database', link: '/browse?articleTypes=DATA_NOTE' },
  ],
  rowAdded: false,
  cards: [
    card,
    { ...card, id: uncheckedId(2), publicationId: 102, contentType: 'POSTER', articleType: null, snippet: null, decisions: [] },
  ],
  range: { from: 21, to: 40 },
  total: { value: 10_000, relation: 'atLeast' },
  lastPage: 500,
  facets: {
    contentTypes: contentTypes.map((value, position) => ({ value, count: 4000 - 900 * position, chosen: value === 'POSTER' })),
    articleTypes: articleTypes.map((value, position) => ({ value, count: 1200 - 40 * position, chosen: value === 'DATA_NOTE' })),
    documentTypeIds: [{ value: 1, name: 'Policy brief', count: 12, chosen: false }],
    fundingBodies: [1, 2, 3].flatMap(round =>
      funders.map((name, position) => ({
        value: round * 10 + position,
        name: `${name} ${round}`,
        count: 90 - round * 20 - position,
        chosen: round === 1 && position === 0,
      })),
    ),
    publishedYears: [2025, 2024, 2023].map(value => ({ value, count: value - 1990, chosen: false })),
    gatewayIds: [],
    peerReviewed: { count: 812, chosen: false },
  },
  countsApproximate: true,
  subjectLevels: [
    {
      chosen: 'ecology',
      options: [
        { id: 1, slug: 'ecology', name: 'Ecology', count: 412, numberOfChildren: 2 },
        { id: 2, slug: 'history', name: 'History', count: 40, numberOfChildren: 0 },
      ],
    },
    { chosen: null, options: [{ id: 3, slug: 'urban-ecology', name: 'Urban ecology', count: 31, numberOfChildren: 0 }] },
  ],
  subject: null,
  applied,
  clearPath: without,
  sort: { inEffect: 'relevance', offered: ['relevance', 'newest', 'oldest', 'mostViewed', 'mostCited'] },
  shownInstead: { asked: 'lichne', shown: 'lichen' },
  hasFewerWords: false,
  subjectsInstead: [
    { name: 'Ecology', path: '/browse/ecology' },
    { name: 'History', path: '/browse/history' },
  ],
  nearest: [
    { text: 'lichens', path: '/browse?all=lichens' },
    { text: 'liches', path: '/browse?all=liches' },
  ],
}
const suggestions = [
  { kind: 'title', text: 'Lichens on slate roofs grow towards the gutter', path: '/articles/1-101' },
  { kind: 'title', text: 'Lichen', path: '/articles/1-102' },
  { kind: 'author', text: 'Ada Lichter', path: '/browse?n0=authors&v0=Ada+Lichter' },
  { kind: 'subject', text: 'Lichenology', path: '/browse/lichenology' },
] as const

/** Wraps a component in the form that it needs. */
const inForm = (element: React.ReactNode) => <form action="/browse">{element}</form>

export const browseGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'search-box': [
    { title: 'Empty', element: inForm(<SearchBox value="" />) },
    {
      title: 'Suggestions',
      element: (
        <div className={styles.suggestions}>
          <SuggestionList id="suggested" suggestions={suggestions} active={1} optionId={each => `suggested-${each}`} onChoose={() => {}} />
        </div>
      ),
    },
  ],
  filters: [
    {
      title: 'With everything',
      element: inForm(
        <>
          <Filters results={sampleResults} />
          <FeedToggle results={sampleResults} />
          <CustomLinks links={sampleResults.customLinks} />
        </>,
      ),
    },
  ],
  'advanced-search': [{ title: 'Two rows', element: inForm(<AdvancedSearch results={sampleResults} />) }],
  'applied-filters': [{ title: 'One of each kind', element: <AppliedFilters applied={applied} clearPath={without} /> }],
  'library-results': [
    { title: 'Shown instead, and with neighbours', element: <LibraryResults results={{ ...sampleResults, applied: [] }} /> },
    { title: 'On their way', element: <ResultSkeletons /> },
  ],
  'result-notices': [
    {
      title: 'With some of the words',
      element: <ResultNotices results={{ ...sampleResults, shownInstead: null, hasFewerWords: true, nearest: [] }} />,
    },
    {
      title: 'Index in preparation',
      element: <ResultNotices results={{ ...sampleResults, state: 'preparing', shownInstead: null, nearest: [] }} />,
    },
  ],
  'nothing-found': [
    {
      title: 'With filters and neighbours',
      element: <NothingFound results={{ ...sampleResults, query: { ...sampleResults.query, all: '“lichne”' }, cards: [] }} />,
    },
  ],
  'subject-hero': [
    {
      title: 'Beneath another subject',
      element: (
        <SubjectHero
          kicker="Subject area"
          only={null}
          subject={{
            slug: 'urban-ecology',
            name: 'Urban ecology',
            description:
              'Plants, animals and fungi where people live close together: on roofs, in gutters, along railways and in the dark.',
            picture: null,
            above: [{ name: 'Ecology', path: '/browse/ecology' }],
          }}
        />
      ),
    },
  ],
}
