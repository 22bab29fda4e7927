/** The article types that authors can choose from, grouped as in the guidelines. */
import type { ArticleType } from '../../../document/metadata/article-type.ts'

/** Types that are not peer reviewed are in no group, because editors write those articles. */
export const articleGroups = {
  findings: [
    'RESEARCH_ARTICLE',
    'BRIEF_REPORT',
    'SHORT_RESEARCH_ARTICLE',
    'RESEARCH_NOTE',
    'OBSERVATION_ARTICLES',
    'SINGLE_FIGURE_NOTE',
    'GENOME_NOTE',
    'ANTIBODY_VALIDATION_ARTICLE',
  ],
  methods: ['METHOD_ARTICLE', 'STUDY_PROTOCOL', 'DATA_NOTE', 'DATA_ARTICLE', 'SOFTWARE_TOOLS', 'WEB_TOOLS'],
  practice: ['CASE_REPORT', 'CASE_STUDY', 'CLINICAL_PRACTICE_ARTICLE'],
  views: ['REVIEW', 'SYSTEMATIC_REVIEW', 'OPINION_ARTICLE', 'ESSAY', 'OPEN_LETTER', 'CORRESPONDENCE', 'COMMENTARY', 'THOUGHT_EXPERIMENT'],
} as const satisfies Record<string, readonly ArticleType[]>
export type ArticleGroup = keyof typeof articleGroups
