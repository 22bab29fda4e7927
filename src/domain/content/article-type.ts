/**
 * The article types of a platform (specification, reading.md section 3), what they are called and whether they are reviewed
 * (section 4: editorials, faculty critiques and retractions are not, all others are).
 */
export const articleTypes = [
  'ANTIBODY_VALIDATION_ARTICLE',
  'BRIEF_REPORT',
  'CASE_REPORT',
  'CASE_STUDY',
  'CLINICAL_PRACTICE_ARTICLE',
  'COMMENTARY',
  'CORRESPONDENCE',
  'DATA_ARTICLE',
  'DATA_NOTE',
  'EDITORIAL',
  'ESSAY',
  'F1000_FACULTY_CRITIQUE',
  'GENOME_NOTE',
  'METHOD_ARTICLE',
  'OBSERVATION_ARTICLES',
  'OPEN_LETTER',
  'OPINION_ARTICLE',
  'RESEARCH_ARTICLE',
  'RESEARCH_NOTE',
  'RETRACTION',
  'REVIEW',
  'SHORT_RESEARCH_ARTICLE',
  'SINGLE_FIGURE_NOTE',
  'SOFTWARE_TOOLS',
  'STUDY_PROTOCOL',
  'SYSTEMATIC_REVIEW',
  'THOUGHT_EXPERIMENT',
  'WEB_TOOLS',
] as const
export type ArticleType = (typeof articleTypes)[number]

export const articleTypeNames: Readonly<Record<ArticleType, string>> = {
  ANTIBODY_VALIDATION_ARTICLE: 'Antibody Validation Article',
  BRIEF_REPORT: 'Brief Report',
  CASE_REPORT: 'Case Report',
  CASE_STUDY: 'Case Study',
  CLINICAL_PRACTICE_ARTICLE: 'Clinical Practice Article',
  COMMENTARY: 'Commentary',
  CORRESPONDENCE: 'Correspondence',
  DATA_ARTICLE: 'Data Article',
  DATA_NOTE: 'Data Note',
  EDITORIAL: 'Editorial',
  ESSAY: 'Essay',
  F1000_FACULTY_CRITIQUE: 'F1000 Faculty Critique',
  GENOME_NOTE: 'Genome Note',
  METHOD_ARTICLE: 'Method Article',
  OBSERVATION_ARTICLES: 'Observation Article',
  OPEN_LETTER: 'Open Letter',
  OPINION_ARTICLE: 'Opinion Article',
  RESEARCH_ARTICLE: 'Research Article',
  RESEARCH_NOTE: 'Research Note',
  RETRACTION: 'Retraction',
  REVIEW: 'Review',
  SHORT_RESEARCH_ARTICLE: 'Short Research Article',
  SINGLE_FIGURE_NOTE: 'Single Figure Note',
  SOFTWARE_TOOLS: 'Software Tool Article',
  STUDY_PROTOCOL: 'Study Protocol',
  SYSTEMATIC_REVIEW: 'Systematic Review',
  THOUGHT_EXPERIMENT: 'Thought Experiment',
  WEB_TOOLS: 'Web Tool',
}

const notReviewed: ReadonlySet<ArticleType> = new Set<ArticleType>(['EDITORIAL', 'F1000_FACULTY_CRITIQUE', 'RETRACTION'])

export function isReviewable(type: ArticleType): boolean {
  return !notReviewed.has(type)
}

/** Words of headings and of JATS `article-type`, in the form that `normalise` gives them, beside the types' own names. */
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

/**
 * The article type that a publisher's heading (“Software Tool Article”) names, else the one of the JATS `article-type` word;
 * null where neither does (corrections, news, “other”), so that nothing is claimed of it.
 */
export function deriveArticleType(heading: string | null, jatsType: string): ArticleType | null {
  return namedType(heading ?? '') ?? namedType(jatsType)
}

function namedType(words: string): ArticleType | null {
  // “Regular Article - Experimental Physics”, “Research: Ecology”: what stands before the mark is the type.
  const beforeMark = words.split(/\s[-–—|]\s|:\s/)[0] ?? words
  return typeByWord.get(normalise(words)) ?? typeByWord.get(normalise(beforeMark)) ?? null
}

/** Lower case, one space between words, plural endings off the last word. */
function normalise(words: string): string {
  const plain = words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return plain.replace(/ies$/, 'y').replace(/([^siu])s$/, '$1')
}
