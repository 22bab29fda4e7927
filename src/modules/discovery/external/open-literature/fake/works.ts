/** The invented works of the fake, with the kinds of markup that real titles contain. */
export interface FakeWork {
  id: string
  source: string
  pmid?: string
  pmcid?: string
  doi?: string
  title?: string
  authorString?: string
  journalTitle?: string
  journalVolume?: string
  issue?: string
  pageInfo?: string
  pubYear?: string
  pubType: string
  isOpenAccess: 'Y' | 'N'
  citedByCount: number
  firstPublicationDate: string
}

const things = ['Lichens', 'Mosses', 'Liverworts', 'Tardigrades', 'Algae', 'Springtails']
const places = ['slate roofs', 'granite walls', 'old bricks', 'gutters', 'gravestones', 'concrete bridges', 'thatch']
const findings = ['grow towards the water', 'outlive the mortar', 'record the air of a century', 'return after cleaning']
const authors = ['Roof A', 'Tile BC', 'Slate D', 'Gable E', 'Rafter F']

/** Newest first, on different days, so that the order is deterministic. */
export const fakeWorks: readonly FakeWork[] = [...oddities(), ...Array.from({ length: 60 }, (_, number) => plainWork(number))]

function plainWork(number: number): FakeWork {
  const day = new Date(Date.UTC(2025, 5, 30 - number)).toISOString().slice(0, 10)
  const id = String(38_000_100 + number)
  const named = authors.slice(0, 1 + (number % authors.length))
  return {
    id,
    source: 'MED',
    pmid: id,
    doi: `10.5555/openlit.${number + 1}`,
    title: `${things[number % things.length]} on ${places[number % places.length]} ${findings[number % findings.length]}.`,
    authorString: `${named.join(', ')}.`,
    journalTitle: 'J Urban Bryol',
    journalVolume: String(12 + (number % 3)),
    issue: '4',
    pageInfo: `${100 + number}-${108 + number}`,
    pubYear: day.slice(0, 4),
    pubType: 'research-article; journal article',
    isOpenAccess: number % 3 === 0 ? 'N' : 'Y',
    citedByCount: number % 7,
    firstPublicationDate: day,
  }
}

function oddities(): FakeWork[] {
  const common = { pubType: 'journal article', isOpenAccess: 'Y', citedByCount: 0 } as const
  return [
    {
      ...common,
      id: 'PPR900001',
      source: 'PPR',
      doi: '10.5555/preprint.<1>',
      title: '<i>Xanthoria parietina</i> takes up CO<sub>2</sub> &amp; &lt;i&gt;breathes&lt;/i&gt; at p <0.05 on roofs.',
      authorString: 'Wet Roofs Consortium.',
      pubYear: '2025',
      firstPublicationDate: '2025-07-04',
    },
    {
      ...common,
      id: '38000002',
      source: 'MED',
      title: '[<script>alert(1)</script><img src=x onerror="alert(2)">Dächer & Flechten].',
      authorString: `${Array.from({ length: 40 }, (_, number) => `Author${number} X`).join(', ')}, et al.`,
      journalTitle: '日本の屋根',
      pubYear: '2025',
      firstPublicationDate: '2025-07-03',
    },
    { ...common, id: 'US20250001', source: 'PAT', firstPublicationDate: '2025-07-02' },
    {
      ...common,
      id: 'PMC990003',
      source: 'PMC',
      pmcid: 'PMC990003',
      title: `A very long title on roofs ${'and what grows on them in the rain '.repeat(40)}`,
      authorString: 'Rain W.',
      journalTitle: 'Proc Roofs',
      pubYear: '2025',
      firstPublicationDate: '2025-07-01',
    },
  ]
}
