import { safeInlineHtml } from '../../../../../core/text/inline-html.ts'
import { everything } from '../../../domain/search/browse-changes.ts'
import type { ExternalOutcome, ExternalResults as Results } from '../../../domain/search/browse-results.ts'
import { type ExternalItem, presentExternalItem } from '../../../domain/search/external-item.ts'
import { ExternalResults } from './external-results.tsx'

const item: ExternalItem = {
  source: 'MED',
  id: '38000001',
  titleHtml: safeInlineHtml('<i>Xanthoria</i> on slate takes up CO<sub>2</sub> in the rain'),
  authorString: 'Roof A, Tile BC, Slate D, Gable E.',
  journalTitle: 'J Urban Bryol',
  journalVolume: '12',
  pageInfo: '100-108',
  pubYear: '2025',
  doi: '10.5555/openlit.1',
}
const plain = { journalTitle: null, journalVolume: null, pageInfo: null, doi: null }
const works = [
  item,
  {
    ...item,
    ...plain,
    source: 'PPR',
    id: 'PPR1',
    titleHtml: safeInlineHtml('Moss on <b>old</b> bricks'),
    authorString: 'Wet Roofs Consortium.',
  },
  { ...item, ...plain, source: 'PAT', id: 'US1', titleHtml: safeInlineHtml(''), authorString: '', pubYear: null },
].map(presentExternalItem)

const resultsOf = (outcome: ExternalOutcome): Results => ({
  kind: 'external',
  query: { ...everything, feed: 'EPMC', all: 'roofs' },
  path: '/browse?all=roofs&feed=EPMC',
  within: null,
  feedOffered: true,
  customLinks: [],
  rowAdded: false,
  outcome,
})

const found: ExternalOutcome = {
  state: 'found',
  works,
  range: { from: 21, to: 23 },
  total: 1204,
  // The pagination has its own entry among the common components.
  previousPath: null,
  nextPath: null,
}

export const externalGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'external-results': [
    { title: 'Works', element: <ExternalResults results={resultsOf(found)} /> },
    {
      title: 'None',
      element: <ExternalResults results={resultsOf({ ...found, works: [], range: null, total: 0 })} />,
    },
    { title: 'No answer', element: <ExternalResults results={resultsOf({ state: 'away', libraryPath: '/browse?all=roofs' })} /> },
    { title: 'No such page', element: <ExternalResults results={resultsOf({ state: 'beyond', firstPath: '?page=1' })} /> },
  ],
}
