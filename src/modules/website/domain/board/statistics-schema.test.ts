import { expect, test } from 'vitest'
import { keysOfErrors } from '../../../../../tests/support/schema-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { statisticsOf } from './board-entries.ts'
import { boardLimits } from './board-limits.ts'
import { statisticsSchema } from './statistics-schema.ts'

const whole = { sectionTitle: 'So far', lastUpdated: '2026-11-26', 'numbers[0].count': '1200', 'numbers[0].label': 'articles' }

test.each<[string, Record<string, string>, string[]]>([
  ['a whole form', whole, []],
  ['an empty form, which removes the numbers', { sectionTitle: ' ', lastUpdated: '', 'numbers[0].count': '', 'numbers[0].label': ' ' }, []],
  ['numbers without a title', { ...whole, sectionTitle: ' ' }, ['sectionTitle: field-required']],
  ['a day without a title', { sectionTitle: '', lastUpdated: '2026-11-26' }, ['sectionTitle: field-required']],
  ['a title alone', { sectionTitle: 'So far', lastUpdated: '' }, []],
  ['a title that is too long', { ...whole, sectionTitle: 'x'.repeat(boardLimits.line + 1) }, ['sectionTitle: field-too-long']],
  ['a title of the longest length, with space around it', { ...whole, sectionTitle: ` ${'x'.repeat(boardLimits.line)} ` }, []],
  ['no day of the calendar', { ...whole, lastUpdated: '2026-02-30' }, ['lastUpdated: board-day-wrong']],
  ['a year that the database has not', { ...whole, lastUpdated: '0999-01-01' }, ['lastUpdated: board-day-wrong']],
  ['an empty row among others', { ...whole, 'numbers[1].count': '', 'numbers[1].label': '' }, []],
  ['a number with a comma', { ...whole, 'numbers[0].count': '1,200' }, ['numbers[0].count: board-count-wrong']],
  ['a number below zero', { ...whole, 'numbers[0].count': '-1' }, ['numbers[0].count: board-count-wrong']],
  ['a number of sixteen digits', { ...whole, 'numbers[0].count': '1'.repeat(16) }, ['numbers[0].count: board-count-wrong']],
  ['what is counted without a number', { ...whole, 'numbers[0].count': '' }, ['numbers[0].count: board-count-wrong']],
  ['a number that counts nothing', { ...whole, 'numbers[0].label': '' }, ['numbers[0].label: board-label-missing']],
  ['a label with markup', { ...whole, 'numbers[0].label': '<b>' }, ['numbers[0].label: label-banned-characters']],
  ['a label that is too long', { ...whole, 'numbers[0].label': 'x'.repeat(boardLimits.line + 1) }, ['numbers[0].label: field-too-long']],
  ['two rows that say the same', { ...whole, 'numbers[1].count': '7', 'numbers[1].label': ' articles ' }, ['numbers[1].label: board-same']],
  [
    'several errors, in the order of the form',
    {
      ...{ sectionTitle: '', lastUpdated: 'soon', 'numbers[0].count': '1', 'numbers[0].label': 'a' },
      ...{ 'numbers[1].count': 'x', 'numbers[1].label': 'a', 'numbers[2].count': '', 'numbers[2].label': '{b}' },
    },
    [
      ...['sectionTitle: field-required', 'lastUpdated: board-day-wrong', 'numbers[1].count: board-count-wrong'],
      ...['numbers[1].label: board-same', 'numbers[2].count: board-count-wrong', 'numbers[2].label: label-banned-characters'],
    ],
  ],
])('the form has the right errors: %s', (_case, entered, errors) => expect(keysOfErrors(statisticsSchema, entered)).toEqual(errors))

test('a valid form gives normalised lines and numbers, without empty rows and dates', () => {
  const outcome = validateForm(statisticsSchema, {
    ...{ sectionTitle: [' So  far '], lastUpdated: [''], 'numbers[0].count': [' 1200 '], 'numbers[0].label': ['articles '] },
    ...{ 'numbers[1].count': [''], 'numbers[1].label': [''] },
  })
  expect(outcome.kind === 'valid' && statisticsOf(outcome.value)).toEqual({
    ...{ sectionTitle: 'So far', lastUpdated: null, stats: [{ count: 1200, label: 'articles' }] },
  })
  const empty = validateForm(statisticsSchema, { sectionTitle: [''], lastUpdated: [''] })
  expect(empty.kind === 'valid' && statisticsOf(empty.value)).toBe(null)
})
