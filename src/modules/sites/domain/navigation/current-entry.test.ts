import { expect, test } from 'vitest'
import { signedInAs } from '../../../../../tests/support/user.ts'
import { accountMenu } from './account-menu.ts'
import { currentEntry, isWithin } from './current-entry.ts'

const menu = accountMenu(signedInAs('ROLE_SUPER_EDITOR', 'ROLE_EDITORIAL_BOARD'), {
  key: 'slate',
  features: { prescreening: { enabled: true } },
})
const entries = menu.state === 'signed-in' ? menu.sections.flatMap(section => section.entries) : []

test.each<[string, string | null, string | null]>([
  ['/my/submissions', '/my/submissions', null],
  ['/my/dashboard', '/my/dashboard', null],
  ['/my/dashboard/roles', '/my/dashboard/roles', '/my/dashboard'],
  ['/my/dashboard/roles/7', '/my/dashboard/roles', '/my/dashboard'],
  ['/my/moderation/12', '/my/moderation', null],
  ['/my/bounces', '/my/bounces', '/my/moderation'],
  ['/my/pre-screening', '/my/pre-screening?status=PENDING&pageNumber=1', null],
  ['/my/content/pages/3/revisions', '/my/content', null],
  ['/my/ways-in', '/my/user-details', null],
  ['/my/sessions', '/my/user-details', null],
  ['/my/submissions-of-others', null, null],
])('the page %s belongs to the entry %s, beneath %s', (path, expected, above) => {
  const current = currentEntry(entries, path)
  expect(current?.href ?? null).toBe(expected)
  expect(entries.filter(entry => entry !== current && isWithin(entry, current)).map(entry => entry.href)).toEqual(
    above === null ? [] : [above],
  )
})
