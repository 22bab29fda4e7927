import { expect, test } from 'vitest'
import { readStatements, titledTests, unknownIds, writeStatements } from './statements.ts'

const coverage = `| Id | What | State | Shown by | Planned |
|---|---|---|---|---|
| R2.2-07 | An unknown subject is not found | works | \`a.test.ts\` | Find |
| A4-13 | A toggle | works | \`b.test.ts\` | Taking part |
| A4-14 | A text \\| another | not yet |  | Taking part |
`

test('statements are read with their ids', () => {
  expect(readStatements(coverage)).toEqual([
    { id: 'R2.2-07', what: 'An unknown subject is not found', state: 'works' },
    { id: 'A4-13', what: 'A toggle', state: 'works' },
    { id: 'A4-14', what: 'A text | another', state: 'not yet' },
  ])
})

test('ids are read only at the end of titles of tests and groups', () => {
  const text = `test('one (R2.2-07)', () => {})
test.each([['a']])('%s is two (A4-13, A4-14)', () => {})
test.skipIf(!there)(\`three of \${name} (A4-13)\`, () => {})
describe('four (A4-14)', () => {})
test('not at the end (A4-13) of it', () => {})
test('none', () => expect('x (A4-13)').toBe(''))
other('no test (A4-13)', () => {})`
  expect(titledTests('x.test.ts', text).map(({ title, ids }) => [title, ids])).toEqual([
    ['one', ['R2.2-07']],
    ['%s is two', ['A4-13', 'A4-14']],
    ['three of …', ['A4-13']],
    ['four', ['A4-14']],
  ])
})

test('an id without a statement is reported', () => {
  const tests = titledTests('x.test.ts', `test('one (R2.2-07, R9-99)', () => {})`)
  expect(unknownIds(readStatements(coverage), tests)).toEqual(['x.test.ts: no statement is R9-99 (“one”)'])
})

test('the list has each statement with its tests, and the statements that no title shows', () => {
  const written = writeStatements(readStatements(coverage), titledTests('x.test.ts', `test('one | two (R2.2-07)', () => {})`))
  expect(written).toContain('| R2.2-07 | An unknown subject is not found | `x.test.ts` one \\| two |')
  expect(written).toContain('| A4-14 | A text \\| another |  |')
  expect(written).toContain(
    '3 statements; 1 are shown by a test with their id. Of those that docs/coverage.md says work, 1 are not:\n\nA4-13\n',
  )
})
