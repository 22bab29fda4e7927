import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { keysOfErrors } from '../../../../../tests/support/schema-keys.ts'
import type { BoardSubjectId } from '../ids.ts'
import { boardLimits } from './board-limits.ts'
import { subjectChangesOf, subjectsSchema } from './subjects-schema.ts'

const [ecology, roofing] = [testId<BoardSubjectId>(1), testId<BoardSubjectId>(2)]
const present = [
  { id: ecology, name: 'Ecology' },
  { id: roofing, name: 'Roofing' },
]
const shown = { act: 'subjects', 'was-1': 'Ecology', 'subject-1': 'Ecology', 'was-2': 'Roofing', 'subject-2': 'Roofing', added: '' }
const many = (count: number) => Array.from({ length: count }, (_, number) => `Subject ${number}`).join('\n')

test.each<[string, Record<string, string>, string[]]>([
  ['the form as it is shown', shown, []],
  ['a form without fields', {}, []],
  ['a new name', { ...shown, 'subject-1': 'Slates' }, []],
  ['a name that is emptied, which removes the subject', { ...shown, 'subject-1': ' ' }, []],
  ['the name of a subject that stays', { ...shown, 'subject-1': ' Roofing ' }, ['subject-1: board-same']],
  ['two names that change places', { ...shown, 'subject-1': 'Roofing', 'subject-2': 'Ecology' }, []],
  ['the name of a subject that goes', { ...shown, 'subject-1': 'Roofing', 'subject-2': '' }, []],
  ['one new name for two', { ...shown, 'subject-1': 'Slates', 'subject-2': 'Slates' }, ['subject-2: board-same']],
  ['a name with markup', { ...shown, 'subject-2': '<Slates>' }, ['subject-2: label-banned-characters']],
  ['a name that is too long', { ...shown, 'subject-1': 'x'.repeat(boardLimits.subject + 1) }, ['subject-1: field-too-long']],
  ['new subjects, one of them twice and one that is there', { ...shown, added: 'Tiles\r\nTiles\n\nEcology' }, []],
  ['a new subject that is too long', { ...shown, added: 'x'.repeat(boardLimits.subject + 1) }, ['added: board-subjects-wrong']],
  ['as many subjects as there can be', { ...shown, added: many(boardLimits.subjects - 2) }, []],
  ['one subject more', { ...shown, added: many(boardLimits.subjects - 1) }, ['added: board-subjects-wrong']],
  ['one more in place of one that goes', { ...shown, 'subject-1': '', added: many(boardLimits.subjects - 1) }, []],
  ['a new subject with markup', { ...shown, added: 'Tiles\n{Slates}' }, ['added: label-banned-characters']],
  [
    'several errors, in the order of the form',
    { ...shown, 'subject-1': 'Roofing', added: '<' },
    ['subject-1: board-same', 'added: label-banned-characters'],
  ],
])('the form has the right errors: %s', (_case, entered, errors) => expect(keysOfErrors(subjectsSchema(present), entered)).toEqual(errors))

test('a form changes only the names that differ from what it showed, and keeps changes made by others since', () => {
  const since = [
    { id: ecology, name: 'Lichens' },
    { id: roofing, name: 'Roofing' },
  ]
  const texts = {
    ...shown,
    'subject-2': ' Slates  and tiles ',
    added: ' Ridges \nSlates and tiles\nLichens',
    'was-9': 'Eaves',
    'subject-9': 'Gutters',
  }
  expect(subjectChangesOf(texts, since)).toEqual({
    renamed: [
      { id: 2, was: 'Roofing', name: 'Slates and tiles' },
      { id: 9, was: 'Eaves', name: 'Gutters' },
    ],
    removed: [],
    added: ['Ridges'],
  })
  expect(subjectChangesOf({ ...shown, 'subject-1': '' }, present).removed).toEqual([{ id: 1, was: 'Ecology' }])
})
