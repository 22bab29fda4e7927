import { describe, expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { type AccessSite, actions, awaitsSecondFactor, mayOnSite, rolesThatMay } from '../../../core/access/access.ts'
import { type Role, staffRoles } from '../../../core/access/roles.ts'
import type { SignedIn } from '../../../core/access/user.ts'
import { countingRoles, type FactorState, readCode, recoveryCodeOf } from './second-factor.ts'

const site: AccessSite = { key: 'here', features: { prescreening: { enabled: true } } }
const nothing: FactorState = {
  ...{ isRequiredHere: false, isRequiredSomewhere: false },
  ...{ hasAuthenticator: false, hasPasskey: false, isGiven: false },
}
const required = { ...nothing, isRequiredHere: true, isRequiredSomewhere: true }
const membership = { role: 'ROLE_RESEARCH_PUBLISHER', site: 'here', gatewayId: null } as const
const heldRoles: Role[] = ['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_SUPER_EDITOR']
const held = { roles: heldRoles, memberships: [membership] }

test.each<[string, FactorState, here: boolean, forAll: boolean, hasFactor: boolean | null]>([
  ['nothing requires one and there is none', nothing, true, true, null],
  ['there is a passkey alone, and nothing requires it', { ...nothing, hasPasskey: true }, true, true, null],
  ['there is an app, which nobody sets up for nothing', { ...nothing, hasAuthenticator: true }, false, false, true],
  ['an app has given it', { ...nothing, hasAuthenticator: true, isGiven: true }, true, true, null],
  ['the site requires one, and there is none', required, false, false, false],
  ['the site requires one, and there is a passkey', { ...required, hasPasskey: true }, false, false, true],
  ['the site requires one, and it is given', { ...required, hasPasskey: true, isGiven: true }, true, true, null],
  ['it was given, and all factors are removed', { ...required, isGiven: true }, false, false, false],
  ['another site requires one', { ...nothing, isRequiredSomewhere: true }, true, false, false],
])('staff roles count or do not when %s', (_, state, here, forAll, hasFactor) => {
  const counting = countingRoles(held, state)
  const [all, others] = [held.roles, ['ROLE_USER', 'ROLE_RESEARCH_REFEREE']]
  expect(counting.roles).toEqual(here ? all : others)
  expect(counting.memberships).toEqual(here ? [membership] : [])
  expect(counting.installationRoles).toEqual(forAll ? all : others)
  expect(counting.withheld).toEqual(hasFactor === null ? null : { ...held, hasFactor, isHere: !here })
})

test('users without staff roles need no second factor', () => {
  const board = { role: 'ROLE_EDITORIAL_BOARD', site: 'here', gatewayId: null } as const
  const roles: Role[] = ['ROLE_USER', 'ROLE_RESEARCH_REFEREE']
  const others = { roles, memberships: [board] }
  expect(countingRoles(others, required)).toEqual({ ...others, installationRoles: others.roles, withheld: null })
})

describe('a missing second factor, for each action of the access table', () => {
  const signedIn = { kind: 'signed-in', accountId: testId(1), sessionId: 1, name: 'Ada Roof', email: 'ada@example.org' } as const
  test.each(actions)('%s is refused for want of it, and permitted with it', action => {
    for (const role of rolesThatMay(action)) {
      const roles: Role[] = ['ROLE_USER', role]
      const own = { roles, memberships: [] }
      const [open, closed]: SignedIn[] = [nothing, required].map(state => ({ ...signedIn, ...countingRoles(own, state) }))
      if (open === undefined || closed === undefined) throw new Error('Two states make two users.')
      const isForAll = roles.some(each => !staffRoles.includes(each) && rolesThatMay(action).includes(each))
      expect([role, mayOnSite(open, action, site), awaitsSecondFactor(open, action, site)]).toEqual([role, true, false])
      expect([role, mayOnSite(closed, action, site), awaitsSecondFactor(closed, action, site)]).toEqual([role, isForAll, !isForAll])
    }
  })
})

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['１２３４５６', { kind: 'app', code: '123456' }],
  ['4Q8F-0W2M X5TC-9RJD', { kind: 'recovery', code: '4q8f0w2mx5tc9rjd' }],
  ['4q8f-Ow2m-x5tc-9rjd', { kind: 'recovery', code: '4q8f0w2mx5tc9rjd' }],
  ['lq8f-0w2m-x5tc-9rjI', { kind: 'recovery', code: '1q8f0w2mx5tc9rj1' }],
  ['12345', null],
  ['1234567', null],
  ['4q8f-0w2m-x5tc-9rju', null],
  ['', null],
  ["' or 1=1 --", null],
])('the entry %s is read as a code of its kind', (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

test('a recovery code can be typed as it was shown', () => {
  const shown = recoveryCodeOf(new Uint8Array(16).map((_, index) => index * 17))
  expect(shown).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(readCode(shown)).toEqual({ kind: 'recovery', code: shown.replaceAll('-', '') })
})
