/**
 * Derives the article type from a source's own terms. A file of its own, because pages need only the meaning of a type, and the importer
 * alone its origin.
 */
import { type ArticleType, articleTypeNames, articleTypes } from './article-type.ts'

/** Terms of headings and of JATS `article-type`, normalised by `normalise`, in addition to the types' own names. */
const otherWords: Readonly<Record<string, ArticleType>> = {
  'antibody validation': 'ANTIBODY_VALIDATION_ARTICLE',
  'rapid communication': 'BRIEF_REPORT',
  'brief communication': 'BRIEF_REPORT',
  'clinical practice': 'CLINICAL_PRACTICE_ARTICLE',
  'article commentary': 'COMMENTARY',
  'general commentary': 'COMMENTARY',
  discussion: 'COMMENTARY',
  letter: 'CORRESPONDENCE',
  'letter to the editor': 'CORRESPONDENCE',
  reply: 'CORRESPONDENCE',
  response: 'CORRESPONDENCE',
  'carta ao editor': 'CORRESPONDENCE',
  data: 'DATA_ARTICLE',
  'data paper': 'DATA_ARTICLE',
  'data descriptor': 'DATA_ARTICLE',
  introduction: 'EDITORIAL',
  'guest editorial': 'EDITORIAL',
  'faculty critique': 'F1000_FACULTY_CRITIQUE',
  'genome report': 'GENOME_NOTE',
  'short genome report': 'GENOME_NOTE',
  method: 'METHOD_ARTICLE',
  methodology: 'METHOD_ARTICLE',
  'methodology article': 'METHOD_ARTICLE',
  'methods article': 'METHOD_ARTICLE',
  'methods paper': 'METHOD_ARTICLE',
  'methods and resource': 'METHOD_ARTICLE',
  observation: 'OBSERVATION_ARTICLES',
  opinion: 'OPINION_ARTICLE',
  viewpoint: 'OPINION_ARTICLE',
  perspective: 'OPINION_ARTICLE',
  article: 'RESEARCH_ARTICLE',
  research: 'RESEARCH_ARTICLE',
  'research paper': 'RESEARCH_ARTICLE',
  'original article': 'RESEARCH_ARTICLE',
  'original paper': 'RESEARCH_ARTICLE',
  'original research': 'RESEARCH_ARTICLE',
  'original research article': 'RESEARCH_ARTICLE',
  'regular article': 'RESEARCH_ARTICLE',
  'regular paper': 'RESEARCH_ARTICLE',
  'full paper': 'RESEARCH_ARTICLE',
  'full length article': 'RESEARCH_ARTICLE',
  'new result': 'RESEARCH_ARTICLE',
  'replication study': 'RESEARCH_ARTICLE',
  'registered report': 'RESEARCH_ARTICLE',
  preprint: 'RESEARCH_ARTICLE',
  artigo: 'RESEARCH_ARTICLE',
  'artigo original': 'RESEARCH_ARTICLE',
  'artículo original': 'RESEARCH_ARTICLE',
  'partial retraction': 'RETRACTION',
  'retraction note': 'RETRACTION',
  'retraction notice': 'RETRACTION',
  'review article': 'REVIEW',
  'mini review': 'REVIEW',
  'literature review': 'REVIEW',
  'scoping review': 'REVIEW',
  'narrative review': 'REVIEW',
  'short report': 'SHORT_RESEARCH_ARTICLE',
  'short communication': 'SHORT_RESEARCH_ARTICLE',
  'short article': 'SHORT_RESEARCH_ARTICLE',
  'short paper': 'SHORT_RESEARCH_ARTICLE',
  'single figure publication': 'SINGLE_FIGURE_NOTE',
  'software tool': 'SOFTWARE_TOOLS',
  software: 'SOFTWARE_TOOLS',
  'software article': 'SOFTWARE_TOOLS',
  protocol: 'STUDY_PROTOCOL',
  'registered report protocol': 'STUDY_PROTOCOL',
  'meta analysis': 'SYSTEMATIC_REVIEW',
  'systematic review and meta analysis': 'SYSTEMATIC_REVIEW',
  'systematic map': 'SYSTEMATIC_REVIEW',
  'web tool article': 'WEB_TOOLS',
}

const typeByWord: ReadonlyMap<string, ArticleType> = new Map([
  ...articleTypes.flatMap(type => [[normalise(type), type] as const, [normalise(articleTypeNames[type]), type] as const]),
  ...Object.entries(otherWords).map(([word, type]) => [normalise(word), type] as const),
])

/** Kinds that are never reviewed and have no type of their own, in the terms of headings and of JATS `article-type`. */
const unreviewedKinds: ReadonlySet<string> = new Set(
  [
    'correction',
    'author correction',
    'publisher correction',
    'correction notice',
    'erratum',
    'errata',
    'corrigendum',
    'corrigenda',
    'addendum',
    'addenda',
    'expression of concern',
    'expressions of concern',
    'editorial expression of concern',
    'book review',
    'meeting abstract',
    'conference abstract',
  ].map(normalise),
)

/** JATS uses `abstract` for the abstract of a talk; as a heading the word may mean anything. */
const unreviewedJatsTypes: ReadonlySet<string> = new Set([...unreviewedKinds, 'abstract'])

/**
 * The article type of a publisher's heading (“Software Tool Article”), else of the JATS `article-type`; null where neither names one (news,
 * “other”), so that no type is claimed, and for a heading such as “Correction”, whatever the JATS type.
 */
export function deriveArticleType(heading: string | null, jatsType: string): ArticleType | null {
  return namedType(heading ?? '') ?? (namesUnreviewedKind(heading ?? '') ? null : namedType(jatsType))
}

/** Whether the source identifies an article without a type as a correction, a book review or another kind that is never reviewed. */
export function isUnreviewedKind(heading: string | null, jatsType: string): boolean {
  if (namedType(heading ?? '') !== null) return false
  return namesUnreviewedKind(heading ?? '') || (namedType(jatsType) === null && unreviewedJatsTypes.has(normalise(jatsType)))
}

/** Whether a heading names one of the types, or a kind that is never reviewed. */
export const namesKind = (heading: string): boolean => namedType(heading) !== null || namesUnreviewedKind(heading)

const namesUnreviewedKind = (words: string): boolean =>
  unreviewedKinds.has(normalise(words)) || unreviewedKinds.has(normalise(beforeMark(words)))

/** “Regular Article - Experimental Physics”, “Research: Ecology”: the part before the punctuation is the type. */
const beforeMark = (words: string): string => words.split(/\s[-–—|]\s|:\s/)[0] ?? words

function namedType(words: string): ArticleType | null {
  // In “View/Opinion”, the part that is a type counts.
  const parts = words.split('/')
  const ofPart = parts.length > 1 ? parts.map(part => typeByWord.get(normalise(part))).find(type => type !== undefined) : undefined
  return typeByWord.get(normalise(words)) ?? typeByWord.get(normalise(beforeMark(words))) ?? ofPart ?? null
}

/** Converts to lower case, with one space between words and without a plural ending of the last word. */
function normalise(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain.replace(/ies$/, 'y').replace(/([^siu])s$/, '$1')
}
