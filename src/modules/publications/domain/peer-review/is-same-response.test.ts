import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { type ComparedResponse, isSameResponse } from './is-same-response.ts'

const response = (facts: Partial<ComparedResponse> = {}): ComparedResponse => ({
  reportId: testId(1),
  doi: null,
  text: 'We thank the reviewer.',
  authorNames: ['Ben Moss', 'Ada Roof'],
  ...facts,
})

test.each<[string, Partial<ComparedResponse>, Partial<ComparedResponse>, boolean]>([
  [
    'one DOI in two spellings, whatever else differs',
    { doi: '10.1/A' },
    { doi: '10.1/a', reportId: testId(2), text: '', authorNames: [] },
    true,
  ],
  ['two DOIs', { doi: '10.1/a' }, { doi: '10.1/b' }, false],
  ['no DOI', {}, {}, true],
  ['a DOI on one side', { doi: '10.1/a' }, {}, true],
  ['authors in another order and spelling', {}, { authorNames: ['ada roof', 'Ben  Moss'] }, true],
  ['other authors', {}, { authorNames: ['Cy Tile'] }, false],
  ['other authors, and a DOI on one side', { doi: '10.1/a' }, { authorNames: ['Cy Tile'] }, false],
  ['an author less', {}, { authorNames: ['Ben Moss'] }, false],
  ['authors on one side alone', {}, { authorNames: [] }, false],
  ['authors on neither side', { authorNames: [] }, { authorNames: [] }, true],
  ['another text', {}, { text: 'We disagree.' }, false],
  ['no text', { text: '' }, { text: '' }, false],
  ['another report', {}, { reportId: testId(2) }, false],
])('responses are matched: %s', (_, one, other, isSame) => {
  expect([isSameResponse(response(one), response(other)), isSameResponse(response(other), response(one))]).toEqual([isSame, isSame])
})
