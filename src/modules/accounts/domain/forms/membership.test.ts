import { expect, test } from 'vitest'
import { keysOfErrors } from '../../../../../tests/support/schema-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { membershipSchema } from './membership.ts'

const schema = membershipSchema(['tides'])
const publisher = 'ROLE_RESEARCH_PUBLISHER'

test.each<[string, Record<string, string>, string[]]>([
  ['a role on the whole site', { 'membership-role': publisher, 'membership-gateway': '' }, []],
  ['a role for a gateway', { 'membership-role': publisher, 'membership-gateway': 'tides' }, []],
  ['no role', { 'membership-role': '', 'membership-gateway': 'tides' }, ['membership-role: field-required']],
  ['nothing', {}, ['membership-role: field-required']],
  ['a role that holds everywhere', { 'membership-role': 'ROLE_SUPER_EDITOR' }, ['membership-role: roles-refused-not-limited']],
  ['what is no role', { 'membership-role': 'x' }, ['membership-role: roles-refused-not-limited']],
  [
    'a gateway of another site, and no role',
    { 'membership-role': '', 'membership-gateway': 'nowhere' },
    ['membership-role: field-required', 'membership-gateway: roles-refused-no-such-gateway'],
  ],
])('the form has the right errors: %s', (_case, entered, errors) => expect(keysOfErrors(schema, entered)).toEqual(errors))

test('a valid form gives its role and gateway', () =>
  expect(validateForm(schema, { 'membership-role': [publisher], 'membership-gateway': ['tides'] })).toEqual({
    kind: 'valid',
    value: { 'membership-role': publisher, 'membership-gateway': 'tides' },
  }))
