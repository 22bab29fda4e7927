import { expect, test } from 'vitest'
import { type Role, roles } from '../../../../core/access/roles.ts'
import { accountMenu } from './account-menu.ts'

const prescreening = (enabled: boolean) => ({ prescreening: { enabled } })
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
])('%j with prescreening %s has the activities %j (A2-34, A2-37, A2-38, A2-39, A2-40, A2-41)', (held, enabled, activities) => {
  const menu = accountMenu(held, prescreening(enabled))
  if (menu.state !== 'signed-in') throw new Error('signed in, but shown as anonymous')
  expect(menu.sections.map(section => [section.key, section.entries.map(entry => entry.href)])).toEqual([
    ['my-activities', activities],
    ['my-account', ['/my/user-details', '/signout']],
  ])
})

test('a visitor is offered to sign in, and nothing else (A2-34)', () => {
  expect(accountMenu(null, prescreening(true))).toEqual({ state: 'anonymous', signIn: { key: 'sign-in', href: '/login' } })
})
