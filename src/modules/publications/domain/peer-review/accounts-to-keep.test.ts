import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { accountsToKeep } from './accounts-to-keep.ts'

const before = (name: string | null, accountId: AccountId | null, orcid: string | null = null) => ({ name, orcid, accountId })
const now = (name: string | null, facts: { orcid?: string; isAnonymised?: true } = {}) => ({
  name,
  orcid: null,
  isAnonymised: false,
  ...facts,
})

test.each([
  ['the same name', [before('Cy Tile', testId(1))], [now('Cy Tile')], [1]],
  ['a name that is written otherwise', [before('C. Tile', testId(1))], [now('Cy Tile')], [1]],
  ['a family name that is another one now', [before('Cy Tile', testId(1))], [now('Cy Tile-Roof')], [1]],
  ['a name of nothing but initials', [before('C. T.', testId(1))], [now('C T')], [1]],
  ['a name that is one character', [before('Cy 王', testId(1))], [now('C. 王')], [1]],
  ['another person', [before('Cy Tile', testId(1))], [now('Ada Roof')], [null]],
  ['another person with the same initial', [before('C. Tile', testId(1))], [now('C. Brick')], [null]],
  [
    'another person at one of two places',
    [before('Cy Tile', testId(1)), before('Ada Roof', testId(2))],
    [now('Ben Moss'), now('A. Roof')],
    [null, 2],
  ],
  ['an anonymous reviewer', [before(null, testId(1))], [now(null)], [1]],
  ['a reviewer whose name was removed', [before(null, testId(1))], [now(null, { isAnonymised: true })], [null]],
  ['a named reviewer who is anonymous from now on', [before('Cy Tile', testId(1))], [now(null)], [null]],
  ['an anonymous reviewer who is named from now on', [before(null, testId(1))], [now('Cy Tile')], [null]],
  [
    'a person with another ORCID iD',
    [before('Cy Tile', testId(1), '0000-0002-1825-0097')],
    [now('Cy Tile', { orcid: '0000-0001-5109-3700' })],
    [null],
  ],
  ['another order', [before('Cy Tile', testId(1)), before('Ada Roof', null)], [now('Ada Roof'), now('Cy Tile')], [null, null]],
  [
    'one of two is written otherwise',
    [before('C. Tile', testId(1)), before('Ada Roof', testId(2))],
    [now('Cy Tile'), now('Ada Roof')],
    [1, 2],
  ],
  ['a reviewer more', [before('Cy Tile', testId(1))], [now('Ada Roof'), now('Cy Tile')], [null, null]],
])('the accounts of reviewers are kept: %s', (_, stored, contributors, accounts) => {
  expect(accountsToKeep(stored, contributors)).toEqual(accounts)
})
