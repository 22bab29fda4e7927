/**
 * The article types of a site (specification, reading.md section 3), their names and whether they are reviewed (section 4: editorials,
 * faculty critiques and retractions are not, all others are).
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
