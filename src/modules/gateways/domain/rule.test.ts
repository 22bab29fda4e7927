import { expect, test } from 'vitest'
import { readRule } from './rule.ts'

test.each([
  ['all=malaria', { all: 'malaria' }],
  ['?all=malaria&articleTypes=RESEARCH_ARTICLE', { all: 'malaria', articleTypes: ['RESEARCH_ARTICLE'] }],
  ['/browse/articles?publishedYears=2024', { contentTypes: ['ARTICLE'], publishedYears: [2024] }],
  ['https://example.org/browse/medicine?all=%22heat%20wave%22', { subjects: ['medicine'], all: '"heat wave"' }],
])('the selection rule %s is read', (text, said) => {
  const { query, problem } = readRule(text)
  expect(problem).toBeNull()
  expect(query).toMatchObject(said)
})

test.each([
  ['/gateways/other', /browse screen/],
  ['https://example.org/articles/1-2', /browse screen/],
  ['all=malaria&feed=EPMC', /external literature/],
  ['gatewayIds=3', /gateways/],
  ['', /every item/],
  ['page=2&show=50', /every item/],
  ['https://', /browse screen/],
  ['/browse/%E0%A4%A', /browse|every item/],
])('%s is refused as a selection rule', (text, problem) => {
  expect(readRule(text).problem).toMatch(problem)
})
