import { expect, test } from 'vitest'
import { keysOfErrors } from '../../../../../tests/support/schema-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { memberOf } from './board-entries.ts'
import { boardLimits } from './board-limits.ts'
import { memberSchema } from './member-schema.ts'

const line = 'x'.repeat(boardLimits.line)

test.each<[string, Record<string, string>, string[]]>([
  ['a name alone', { name: 'Ada Roof' }, []],
  ['nothing', {}, ['name: field-required']],
  ['a name of white space', { name: ' \t' }, ['name: field-required']],
  ['lines of the longest length', { name: line, role: ` ${line}`, institution: line }, []],
  [
    'lines that are too long',
    { name: `${line}x`, role: `${line}x`, institution: `${line}x`, orcid: `${line}x` },
    ['name: field-too-long', 'role: field-too-long', 'institution: field-too-long', 'orcid: field-too-long'],
  ],
  ['an ORCID iD', { name: 'Ada', orcid: ' https://orcid.org/0000-0002-1825-0097 ' }, []],
  ['an ORCID iD with a wrong digit', { name: 'Ada', orcid: '0000-0002-1825-0098' }, ['orcid: board-orcid-wrong']],
  ['what is no ORCID iD', { name: 'Ada', orcid: 'Ada' }, ['orcid: board-orcid-wrong']],
  ['an image', { name: 'Ada', picture: '12' }, []],
  ['what is no image', { name: 'Ada', picture: 'x' }, ['picture: content-choice-wrong']],
  ['as many keywords as there can be, one of them twice', { name: 'Ada', keywords: `${numbers(boardLimits.keywords)}\n1` }, []],
  ['one keyword more', { name: 'Ada', keywords: numbers(boardLimits.keywords + 1) }, ['keywords: board-keywords-wrong']],
  ['a keyword that is too long', { name: 'Ada', keywords: 'x'.repeat(boardLimits.keyword + 1) }, ['keywords: board-keywords-wrong']],
  ['a text of the longest length', { name: 'Ada', body: 'x'.repeat(boardLimits.body) }, []],
  ['a text that is too long', { name: 'Ada', body: 'x'.repeat(boardLimits.body + 1) }, ['body: field-too-long']],
  [
    'several errors, in the order of the form',
    { name: '', picture: 'x', orcid: 'x', keywords: 'x'.repeat(101) },
    ['name: field-required', 'picture: content-choice-wrong', 'orcid: board-orcid-wrong', 'keywords: board-keywords-wrong'],
  ],
])('the form has the right errors: %s', (_case, entered, errors) => expect(keysOfErrors(memberSchema, entered)).toEqual(errors))

test('a valid form gives the stored board member', () => {
  const outcome = validateForm(memberSchema, {
    ...{ name: [' Ada  Roof '], role: [' '], institution: ['University of Bath'], body: ['<p></p>'], picture: ['12'] },
    ...{ orcid: ['https://orcid.org/0000-0002-1825-0097'], keywords: ['slates\r\n\r\nslates\nmoss '] },
  })
  expect(outcome.kind === 'valid' && memberOf(outcome.value, ['3', 'x', '3', '4'])).toEqual({
    ...{ name: 'Ada Roof', role: null, institution: 'University of Bath', body: null, mediaId: 12 },
    ...{ orcid: '0000-0002-1825-0097', keywords: ['slates', 'moss'], subjectIds: [3, 4] },
  })
})

function numbers(count: number): string {
  return Array.from({ length: count }, (_, number) => String(number)).join('\n')
}
