/** Who writes the editorial status and the published record of peer review (docs/decisions/0116). */
import { expect, test } from 'vitest'
import { listFiles, readSource } from '../../tools/read-sources.ts'

const sources = listFiles('src')
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/migrations\//.test(path))
  .map(path => ({ path: path.replace('src/modules/publications/', ''), text: readSource(path) }))

const pathsWith = (pattern: RegExp): string[] => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
/** @param file beneath the data folder of the module */
const importersOf = (file: string): string[] => pathsWith(new RegExp(`from '(?:[^']*/data/(?:peer-review/)?|\\./|\\.\\./)${file}'`))

test('only one file has statements that write the editorial status', () => {
  // As a key of values to store, or assigned in SQL; its declaration as a column has a type of its own.
  expect(pathsWith(/\beditorial_status(?:_set)?(?::(?! (?:EditorialStatus|Defaulted)\b)| = )/)).toEqual([
    'data/peer-review/editorial-status.ts',
  ])
})

test.each([
  ['editorial-status.ts', ['use-cases/peer-review/update-editorial-statuses.ts']],
  ['store/peer-review.ts', ['use-cases/peer-review/record-peer-review.ts']],
  ['store/responses.ts', ['use-cases/peer-review/record-peer-review.ts']],
  ['store-new-articles.ts', ['use-cases/store-articles.ts']],
  ['store-article.ts', ['use-cases/read-library-again.ts', 'use-cases/store-articles.ts']],
])('the file %s is imported only where the status rule is applied', (file, importers) => {
  expect(importersOf(file)).toEqual(importers)
})

test('no other file writes reports, responses or reviewers', () => {
  expect(
    pathsWith(/(?:insertInto|updateTable|deleteFrom)\('(?:report|report_response|referee|report_referee|referee_affiliation)'\)/),
  ).toEqual([
    // Their HTML alone, which follows from their documents.
    'data/rendering.ts',
    'data/store-new-articles.ts',
    'data/store/peer-review.ts',
    'data/store/referees.ts',
    'data/store/responses.ts',
  ])
})
