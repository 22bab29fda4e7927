/** The metadata of one version of a generated article. */

import type { Abstract, ArticleMetadata } from '../../src/document/article-document.ts'
import { type ArticleType, articleTypeNames } from '../../src/document/metadata/article-type.ts'
import type { Inline } from '../../src/document/node.ts'
import { partialDate } from './dates.ts'
import { abstractParts, plainLanguage } from './grammar/abstracts.ts'
import { changes } from './grammar/reports.ts'
import { paragraph, plain, section, text } from './nodes.ts'
import { noTargets, Passage } from './passage.ts'
import { describePeople, type Someone } from './people.ts'
import type { Random } from './random.ts'
import { subjectPath, type Topic } from './topic.ts'
import { coinName } from './vocabulary/coined.ts'
import { funders } from './vocabulary/people.ts'

export interface ArticleFacts {
  type: ArticleType
  jatsArticleType: string
  /** The DOI without the version. */
  doi: string
  volume: number
  publicationId: number
  title: Inline[]
  topic: Topic
  authors: readonly Someone[]
}

const licence = 'https://creativecommons.org/licenses/by/4.0/'
export const sampleNote =
  'This is sample content, generated for load tests. The study, its data, the people and the institutions are invented.'

/**
 * Makes the metadata of the first version, from which `laterMetadata` makes those of the others. @param published milliseconds since 1970
 */
export function makeMetadata(facts: ArticleFacts, published: number, random: Random): ArticleMetadata {
  const { topic, authors } = facts
  const date = partialDate(published)
  const people = describePeople(authors, 'author', random)
  return {
    ...versionMetadata(facts, 1, published),
    jatsArticleType: facts.jatsArticleType,
    heading: articleTypeNames[facts.type],
    language: 'en',
    title: facts.title,
    subtitles: [],
    alternativeTitles: [],
    translatedTitles: [],
    titleNotes: [],
    journal: { title: 'Recto', abbreviation: null, issns: [], publisher: 'Recto', publisherPlace: null, identifiers: [] },
    volume: String(facts.volume),
    issue: null,
    firstPage: null,
    lastPage: null,
    elocationId: String(facts.publicationId),
    history: [],
    abstracts: makeAbstracts(topic, random),
    contributorGroups: people.groups,
    affiliations: people.affiliations,
    correspondence: [],
    authorNotes: [{ id: 'sample', type: 'other', label: null, children: [plain(sampleNote)] }],
    subjects: [{ groupType: 'subject', language: null, path: subjectPath(topic) }],
    keywords: [{ type: 'author', language: 'en', title: [], keywords: makeKeywords(topic, random).map(text) }],
    funding: { awards: makeAwards(authors, random), statements: [], openAccess: [] },
    permissions: {
      statements: [text(`© ${date.year} the authors`)],
      copyrightYear: String(date.year),
      copyrightHolder: null,
      licences: [
        {
          href: licence,
          type: 'open-access',
          text: [plain('This article is distributed under the Creative Commons Attribution Licence 4.0.')],
        },
      ],
      freeToRead: true,
    },
    related: [],
    competingInterests: [
      plain(random.chance(0.9) ? 'No competing interests were disclosed.' : 'One author advises the maker of an instrument used here.'),
    ],
    ethics: [],
    dataAvailability: [],
    datasets: [
      {
        title: `Data on ${topic.outcome[0]} of ${topic.objects[1]}`,
        repository: 'Sample Data Archive',
        doi: `${facts.doi.replace('/', '/data-')}`,
        accession: null,
        href: null,
        year: String(date.year),
        use: 'generated',
        text: text(`Data on ${topic.outcome[0]} of ${topic.objects[1]}. Sample Data Archive, ${date.year}`),
      },
    ],
    conferences: [],
    products: [],
    selfLinks: [],
    counts: [],
    custom: [{ name: 'sample-content', value: text('yes') }],
    sampleContent: true,
    other: [],
  }
}

export function laterMetadata(
  first: ArticleMetadata,
  facts: ArticleFacts,
  version: number,
  published: number,
  random: Random,
): ArticleMetadata {
  const passage = new Passage(facts.topic, random, { ...noTargets, tables: 1 })
  for (const template of random.sample(changes, 2)) passage.sentence(template)
  return {
    ...first,
    ...versionMetadata(facts, version, published),
    other: [section(null, `Amendments from version ${version - 1}`, [paragraph(passage.take())], 'version-changes')],
  }
}

function versionMetadata(
  { doi }: ArticleFacts,
  version: number,
  published: number,
): Pick<ArticleMetadata, 'doi' | 'identifiers' | 'versionNumber' | 'versionLabel' | 'published' | 'dates'> {
  const versionDoi = `${doi}.${version}`
  const date = partialDate(published)
  return {
    doi: versionDoi,
    identifiers: [{ type: 'doi', value: versionDoi }],
    versionNumber: version,
    versionLabel: String(version),
    published: date,
    dates: [{ type: 'pub', date }],
  }
}

function makeAbstracts(topic: Topic, random: Random): Abstract[] {
  const passage = new Passage(topic, random)
  const structured = random.chance(0.6)
  const parts = abstractParts.map(([heading, templates]) => {
    for (const template of random.sample(templates, 2)) passage.sentence(template)
    return [heading, paragraph(passage.take())] as const
  })
  const children = structured
    ? parts.map(([heading, block]) => section(null, heading, [block]))
    : [paragraph(parts.flatMap(([, block], index) => [...(index > 0 ? text(' ') : []), ...block.children]))]
  const main: Abstract = { type: null, language: null, label: [], title: text('Abstract'), children }
  if (!random.chance(0.25)) return [main]
  for (const template of plainLanguage) passage.sentence(template)
  return [
    main,
    {
      type: 'plain-language-summary',
      language: null,
      label: [],
      title: text('Plain language summary'),
      children: [paragraph(passage.take())],
    },
  ]
}

export function makeKeywords(topic: Topic, random: Random): string[] {
  const { name, outcome, factor, process, objects, site, area } = topic
  const words = [process, outcome[0], factor, objects[1], name.text, site, coinName(area.coined, random).text]
  return [...new Set(random.sample(words, random.integer(4, 6)))]
}

export function chooseFunding(random: Random): { funder: string; award: string }[] {
  const names = random.sample(funders, random.pick([0, 1, 1, 2]))
  return names.map(funder => ({ funder, award: `${funder.slice(0, 2).toUpperCase()}-${random.integer(10_000, 99_999)}` }))
}

function makeAwards(authors: readonly Someone[], random: Random): ArticleMetadata['funding']['awards'] {
  const recipients = authors.slice(0, 1).map(({ given, family }) => `${given} ${family}`)
  return chooseFunding(random).map(({ funder, award }) => ({ funder, funderIdentifiers: [], awardNumbers: [award], recipients, text: [] }))
}
