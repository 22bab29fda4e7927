/** Generates one article with all its versions. */

import type { ArticleDocument } from '../../src/document/article-document.ts'
import { type ArticleType, isReviewable } from '../../src/document/metadata/article-type.ts'
import type { Block } from '../../src/document/node.ts'
import { type ArticleFacts, laterMetadata, makeMetadata } from './article-metadata.ts'
import { makeBody, makeParagraphs, type Plan } from './body.ts'
import { publicationDays } from './dates.ts'
import { discussion } from './grammar/discussion.ts'
import { methods } from './grammar/methods.ts'
import { titles } from './grammar/titles.ts'
import type { ItemPlace } from './item-place.ts'
import { plain, section } from './nodes.ts'
import { Passage, phrase, type Targets } from './passage.ts'
import { makePeerReview, makeReviewers } from './peer-review.ts'
import { makeTeam } from './people.ts'
import { Random } from './random.ts'
import { makeReferences } from './references.ts'
import { chooseTopic } from './topic.ts'

/** Common ones first. */
const kinds: readonly (readonly [type: ArticleType, jats: string, plan: Plan])[] = [
  ['RESEARCH_ARTICLE', 'research-article', 'study'],
  ['REVIEW', 'review-article', 'argument'],
  ['METHOD_ARTICLE', 'research-article', 'study'],
  ['BRIEF_REPORT', 'brief-report', 'study'],
  ['STUDY_PROTOCOL', 'research-article', 'study'],
  ['DATA_NOTE', 'data-paper', 'study'],
  ['SYSTEMATIC_REVIEW', 'systematic-review', 'study'],
  ['SOFTWARE_TOOLS', 'research-article', 'study'],
  ['CASE_REPORT', 'case-report', 'study'],
  ['OPINION_ARTICLE', 'article-commentary', 'argument'],
  ['OPEN_LETTER', 'letter', 'argument'],
  ['RESEARCH_NOTE', 'brief-report', 'study'],
  ['SHORT_RESEARCH_ARTICLE', 'brief-report', 'study'],
  ['COMMENTARY', 'article-commentary', 'argument'],
  ['EDITORIAL', 'editorial', 'argument'],
  ['CORRESPONDENCE', 'letter', 'argument'],
  ['CASE_STUDY', 'case-report', 'study'],
  ['CLINICAL_PRACTICE_ARTICLE', 'research-article', 'study'],
  ['ESSAY', 'other', 'argument'],
  ['GENOME_NOTE', 'research-article', 'study'],
  ['DATA_ARTICLE', 'data-paper', 'study'],
  ['OBSERVATION_ARTICLES', 'brief-report', 'study'],
  ['ANTIBODY_VALIDATION_ARTICLE', 'research-article', 'study'],
  ['WEB_TOOLS', 'research-article', 'study'],
  ['SINGLE_FIGURE_NOTE', 'brief-report', 'study'],
  ['THOUGHT_EXPERIMENT', 'other', 'argument'],
  ['F1000_FACULTY_CRITIQUE', 'article-commentary', 'argument'],
]

export interface WordRange {
  min: number
  max: number
}

/** @returns the versions, first to last; each as the importer would have read it, with the reports on it */
export function makeArticle(place: ItemPlace, words: WordRange): ArticleDocument[] {
  const random = new Random(place.key)
  const days = publicationDays(random.pickCommon([1, 2, 3]), random)
  const first = days[0] ?? 0
  const topic = chooseTopic(random, new Date(first).getUTCFullYear())
  const [type, jatsArticleType, plan] = random.pickCommon(kinds)
  const facts: ArticleFacts = {
    type,
    jatsArticleType,
    doi: place.doi,
    volume: place.volumeOf(topic.year),
    publicationId: place.publicationId,
    title: phrase(random.pick(titles), topic, random),
    topic,
    authors: makeTeam(topic, random, 1 + random.rank(9)),
  }
  const isStudy = plan === 'study'
  const targets: Targets = {
    references: random.integer(14, 46),
    figures: random.integer(0, 2),
    tables: isStudy ? random.integer(1, 3) : 0,
    equations: isStudy ? random.integer(0, 2) : 0,
  }
  const metadata = makeMetadata(facts, first, random)
  let body = makeBody({ plan, words: random.integer(words.min, words.max), targets }, topic, random)
  const back: Block[] = [
    section(
      'data-availability',
      'Data availability',
      [plain(`The data are sample data and exist only in this text (${metadata.datasets[0]?.doi}).`)],
      'data-availability',
    ),
    section(
      'acknowledgements',
      'Acknowledgements',
      phraseBlock('We thank those who [helped with|looked after] {objects} at {site}.', topic, random),
      'acknowledgements',
    ),
    makeReferences(targets.references, topic, random, place.key),
  ]
  const reviewers = isReviewable(type) ? makeReviewers(topic, random) : []
  return days.map((published, index): ArticleDocument => {
    const version = index + 1
    if (version > 1) body = revise(body, new Passage(topic, random, targets))
    const reviewed = {
      doi: `${place.doi}.${version}`,
      published,
      isFirst: index === 0,
      isLast: version === days.length,
      authors: facts.authors,
    }
    return {
      metadata: version === 1 ? metadata : laterMetadata(metadata, facts, version, published, random),
      body,
      back,
      floats: [],
      peerReview: makePeerReview(reviewed, reviewers, topic, random),
      translations: [],
      subArticles: [],
    }
  })
}

const phraseBlock = (template: string, ...about: [Parameters<typeof phrase>[1], Random]): Block[] => [
  { kind: 'paragraph', id: null, continued: false, children: phrase(template, ...about) },
]

/** Makes a later version: rewrites the first paragraph of the last section, and extends another one. */
function revise(body: readonly Block[], passage: Passage): Block[] {
  const grown = passage.random.integer(0, body.length - 1)
  return body.map((block, index) => {
    if (block.kind !== 'section') return block
    if (index === grown) return { ...block, children: [...block.children, ...makeParagraphs(passage, methods, 60)] }
    if (index === body.length - 1) return { ...block, children: [...makeParagraphs(passage, discussion, 40), ...block.children.slice(1)] }
    return block
  })
}
