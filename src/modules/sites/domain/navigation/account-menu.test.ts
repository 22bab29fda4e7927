import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { signedInAs } from '../../../../../tests/support/user.ts'
import { type Role, roles } from '../../../../core/access/roles.ts'
import { anonymous } from '../../../../core/access/user.ts'
import { accountMenu } from './account-menu.ts'

const prescreening = (enabled: boolean) => ({ key: 'slate', features: { prescreening: { enabled } } })
const own = ['/my/submissions', '/my/email-alerts']
const ofStaff = ['/my/moderation', '/my/content']
const preScreen = '/my/pre-screening?status=PENDING&pageNumber=1'

test.each<[readonly Role[], boolean, string[]]>([
  [['ROLE_USER'], true, own],
  [[], true, own],
  [['ROLE_USER', 'ROLE_RESEARCH_REFEREE'], false, [...own, '/my/referee']],
  [['ROLE_SUPER_EDITOR'], false, [...own, '/my/dashboard', ...ofStaff]],
  [['ROLE_EDITORIAL_BOARD'], true, [...own, preScreen]],
  [['ROLE_EDITORIAL_BOARD'], false, own],
  [['ROLE_RESEARCH_PUBLISHER', 'ROLE_RESEARCH_PRODUCTION_MANAGER'], true, [...own, ...ofStaff]],
  [roles, true, [...own, '/my/referee', '/my/dashboard', preScreen, ...ofStaff]],
])('the account menu of %j with prescreening %s has %j (A2-34, A2-37, A2-38, A2-39, A2-40, A2-41)', (held, enabled, activities) => {
  const menu = accountMenu(signedInAs(...held), prescreening(enabled))
  if (menu.state !== 'signed-in') throw new Error('signed in, but shown as anonymous')
  expect(menu.sections.map(section => [section.key, section.entries.map(entry => entry.href)])).toEqual([
    ['my-activities', activities],
    ['my-account', ['/my/user-details', '/signout']],
  ])
})

test('a signed-out user is offered sign-in, and nothing else (A2-34)', () => {
  expect(accountMenu(anonymous, prescreening(true))).toEqual({ state: 'anonymous', signIn: { key: 'sign-in', href: '/login' } })
})

test.each<[Role, number | null, string[]]>([
  ['ROLE_RESEARCH_PUBLISHER', 7, [...own, ...ofStaff]],
  ['ROLE_RESEARCH_DIRECTOR', 7, [...own, '/my/moderation']],
  ['ROLE_EDITORIAL_BOARD', 7, [...own, preScreen]],
  ['ROLE_RESEARCH_DIRECTOR', null, [...own, '/my/moderation']],
])('a membership as %s of gateway %j shows the menu entries that it gives access to', (role, gatewayId, activities) => {
  const menu = accountMenu(
    { ...signedInAs('ROLE_USER'), memberships: [{ role, site: 'slate', gatewayId: gatewayId === null ? null : testId(gatewayId) }] },
    prescreening(true),
  )
  expect(menu.state === 'signed-in' && menu.sections[0]?.entries.map(entry => entry.href)).toEqual(activities)
})

test.each<[Role, string[]]>([
  ['ROLE_SUPER_EDITOR', ['/my/dashboard/roles', '/my/dashboard/jobs', '/my/bounces']],
  ['ROLE_RESEARCH_DIRECTOR', ['/my/bounces']],
  ['ROLE_USER', []],
])('%s has the pages %j beneath the entries', (role, below) => {
  const menu = accountMenu(signedInAs(role), prescreening(false))
  const entries = menu.state === 'signed-in' ? menu.sections.flatMap(section => section.entries) : []
  expect(entries.flatMap(entry => entry.below ?? []).map(entry => entry.href)).toEqual(below)
})
