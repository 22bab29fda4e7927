/** Works that do not exist, in journals that do not exist, under the DOI prefix that is reserved for examples. */
import type { Citation, Inline, Reference, ReferenceName, References } from '../../src/document/node.ts'
import { inlineText } from '../../src/document/text.ts'
import { titles } from './grammar/titles.ts'
import { italic, text } from './nodes.ts'
import { phrase } from './passage.ts'
import type { Random } from './random.ts'
import type { Topic } from './topic.ts'
import { placeName } from './vocabulary/coined.ts'
import { familyNames, givenNames } from './vocabulary/people.ts'

/** Journals are few, so that some are cited often. */
const journalName = (topic: Topic, random: Random): string =>
  `${placeName(random.rank(120))} ${random.pick(['Letters', 'Review', 'Annals', 'Proceedings', 'Notes'])} in ${topic.field.term}`

function makeCitation(topic: Topic, random: Random, doi: string): Citation {
  const people = Array.from({ length: 1 + random.rank(6) }, () => ({
    family: random.pickCommon(familyNames),
    given: random.pickCommon(givenNames).charAt(0),
  }))
  const year = String(topic.year - 1 - random.rank(24))
  const title = inlineText(phrase(random.pick(titles), topic, random))
  const source = journalName(topic, random)
  const volume = String(random.integer(1, 60))
  const firstPage = random.integer(1, 900)
  const lastPage = String(firstPage + random.integer(4, 18))
  const names: Inline[] = people.flatMap(({ family, given }, index) => [
    ...(index === 0 ? [] : text(', ')),
    { kind: 'person', children: text(`${family} ${given}`) } satisfies Inline,
  ])
  return {
    publicationType: 'journal',
    display: [
      { kind: 'people', role: 'author', children: names },
      ...text(` (${year}). ${title}${/[.?]$/.test(title) ? '' : '.'} `),
      italic(source),
      ...text(` ${volume}: ${firstPage}–${lastPage}. `),
      { kind: 'link', href: `https://doi.org/${doi}`, children: text(`https://doi.org/${doi}`) },
    ],
    authors: people.map(({ family, given }): ReferenceName => ({ kind: 'person', family, given, suffix: null })),
    editors: [],
    year,
    title,
    source,
    volume,
    issue: null,
    firstPage: String(firstPage),
    lastPage,
    elocationId: null,
    publisher: null,
    publisherPlace: null,
    edition: null,
    version: null,
    doi,
    pmid: null,
    pmcid: null,
    isbn: null,
    href: null,
    dataUse: null,
  }
}

/** @param key makes the DOIs of the works its own */
export function makeReferences(count: number, topic: Topic, random: Random, key: string): References {
  const entries = Array.from(
    { length: count },
    (_, index): Reference => ({
      id: `ref-${index + 1}`,
      label: text(`${index + 1}`),
      citations: [makeCitation(topic, random, `10.5555/cited-${key}-${index + 1}`)],
      notes: [],
    }),
  )
  return { kind: 'references', id: 'references', label: [], title: text('References'), introduction: [], entries, lists: [] }
}
