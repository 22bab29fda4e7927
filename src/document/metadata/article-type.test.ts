import { describe, expect, test } from 'vitest'
import { articleTypeNames, articleTypes, isReviewable } from './article-type.ts'
import { deriveArticleType, isUnreviewedKind } from './derive-article-type.ts'

describe('deriveArticleType', () => {
  test.each([
    ['Software Tool Article', 'software-tool', 'SOFTWARE_TOOLS'],
    ['Software Tool Articles', '', 'SOFTWARE_TOOLS'],
    ['Data Note', 'data-paper', 'DATA_NOTE'],
    ['Method Article', 'methods-article', 'METHOD_ARTICLE'],
    ['Research article', 'research-article', 'RESEARCH_ARTICLE'],
    ['Original Research', 'research-article', 'RESEARCH_ARTICLE'],
    ['Regular Article - Experimental Physics', 'research-article', 'RESEARCH_ARTICLE'],
    ['Observation Articles', 'other', 'OBSERVATION_ARTICLES'],
    ['Systematic Review', 'review-article', 'SYSTEMATIC_REVIEW'],
    ['Case Studies', 'other', 'CASE_STUDY'],
    ['Web Tools', 'other', 'WEB_TOOLS'],
    ['Antibody Validation Article', 'research-article', 'ANTIBODY_VALIDATION_ARTICLE'],
    ['Artículo Original', 'other', 'RESEARCH_ARTICLE'],
    ['Neuroscience', 'review-article', 'REVIEW'],
    ['Neuroscience', 'protocol', 'STUDY_PROTOCOL'],
    [null, 'brief-report', 'BRIEF_REPORT'],
    [null, 'rapid-communication', 'BRIEF_REPORT'],
    [null, 'article-commentary', 'COMMENTARY'],
    [null, 'letter', 'CORRESPONDENCE'],
    [null, 'data-paper', 'DATA_ARTICLE'],
    [null, 'partial-retraction', 'RETRACTION'],
    ['View/Opinion', 'other', 'OPINION_ARTICLE'],
    ['Pond/Mere', 'research-article', 'RESEARCH_ARTICLE'],
    [null, 'correction', null],
    ['Erratum', 'other', null],
    ['Correction', 'research-article', null],
    ['Correction: Pond', 'research-article', null],
    ['Retraction Note', 'other', 'RETRACTION'],
    [null, '', null],
  ])('the heading %s and the JATS type %s give the type %s (R4-18)', (heading, jatsType, type) => {
    expect(deriveArticleType(heading, jatsType)).toBe(type)
  })

  test('every type is recognised by its name and by its key', () => {
    for (const type of articleTypes) {
      expect(deriveArticleType(articleTypeNames[type], '')).toBe(type)
      expect(deriveArticleType(null, type.toLowerCase().replaceAll('_', '-'))).toBe(type)
    }
  })
})

describe('isUnreviewedKind', () => {
  test.each([
    [null, 'correction', true],
    [null, 'addendum', true],
    [null, 'expression-of-concern', true],
    [null, 'book-review', true],
    [null, 'abstract', true],
    [null, 'meeting-abstract', true],
    ['Neuroscience', 'correction', true],
    ['Erratum', 'other', true],
    ['Errata', '', true],
    ['Corrigendum', 'research-article', true],
    ['Expressions of Concern', 'other', true],
    ['Book Reviews', 'other', true],
    ['Correction: Pond', 'other', true],
    ['Abstract', 'other', false],
    ['Research Article', 'correction', false],
    ['Retraction', 'correction', false],
    ['News', 'news', false],
    [null, 'research-article', false],
    [null, 'other', false],
    [null, '', false],
  ])('whether heading %s and JATS type %s are never reviewed is %s (R4-18)', (heading, jatsType, expected) => {
    expect(isUnreviewedKind(heading, jatsType)).toBe(expected)
  })
})

test('there are the 28 article types of the specification, and only three of them are not reviewed (R3-24, R4-18)', () => {
  expect([...articleTypes].sort()).toEqual([
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
  ])
  expect(articleTypes.filter(type => !isReviewable(type))).toEqual(['EDITORIAL', 'F1000_FACULTY_CRITIQUE', 'RETRACTION'])
})
