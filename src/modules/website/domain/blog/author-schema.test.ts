import { expect, test } from 'vitest'
import { keysOfErrors } from '../../../../../tests/support/schema-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { authorOf } from './author-entries.ts'
import { authorLimits } from './author-limits.ts'
import { authorSchema } from './author-schema.ts'

test.each<[string, Record<string, string>, string[]]>([
  ['a name alone', { name: 'Cleo Moss' }, []],
  ['nothing', {}, ['name: field-required']],
  ['a name that is too long', { name: 'x'.repeat(authorLimits.name + 1) }, ['name: field-too-long']],
  ['a name of the longest length, with space around it', { name: ` ${'x'.repeat(authorLimits.name)} ` }, []],
  ['a name that makes no slug', { name: '苔' }, ['slug: content-slug-wrong']],
  ['such a name with a slug', { name: '苔', slug: 'koke' }, []],
  ['a slug with capitals and space', { name: 'Cleo', slug: 'No Slug' }, ['slug: content-slug-wrong']],
  ['a slug that paths of the blog have', { name: 'Cleo', slug: 'rss' }, ['slug: content-slug-wrong']],
  ['a slug that is too long', { name: 'Cleo', slug: 'x'.repeat(authorLimits.slug + 1) }, ['slug: field-too-long']],
  ['a biography that is too long', { name: 'Cleo', bio: 'x'.repeat(authorLimits.bio + 1) }, ['bio: field-too-long']],
  ['an image and an account', { name: 'Cleo', picture: '1', account: '2' }, []],
  [
    'several errors, in the order of the form',
    { name: ' ', slug: 'No Slug', picture: '0', account: 'x' },
    ['name: field-required', 'picture: content-choice-wrong', 'slug: content-slug-wrong', 'account: content-choice-wrong'],
  ],
])('the form has the right errors: %s', (_case, entered, errors) => expect(keysOfErrors(authorSchema, entered)).toEqual(errors))

test('a valid form gives the stored author', () => {
  const outcome = validateForm(authorSchema, { name: [' Cléo  Moss '], bio: ['<p> </p>'], picture: [''], slug: [''], account: ['7'] })
  expect(outcome.kind === 'valid' && authorOf(outcome.value)).toEqual({
    ...{ name: 'Cléo Moss', slug: 'cleo-moss', bio: null, avatarId: null, accountId: 7 },
  })
})
