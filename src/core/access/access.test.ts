import { expect, it } from 'vitest'
import { testId } from '../../../tests/support/ids.ts'
import { signedInAs } from '../../../tests/support/user.ts'
import { type Action, actions, may, mayOnSite, maySomewhere, rolesMay } from './access.ts'
import type { Membership } from './memberships.ts'
import type { ParticipantRole } from './participant-roles.ts'
import { type Role, roles } from './roles.ts'
import { anonymous } from './user.ts'

const production: Role[] = ['ROLE_RESEARCH_PRODUCTION_ASSISTANT', 'ROLE_RESEARCH_PRODUCTION_MANAGER', 'ROLE_SUPER_EDITOR']

/** The staff list of the specification: all except these three. */
const staff = roles.filter(role => !['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_EDITORIAL_BOARD'].includes(role))

/** The table of the specification, word for word. */
const allowed: Record<Action, readonly Role[]> = {
  'preview a version': production,
  'preview an asset': production,
  'preview as an author': roles,
  'see unpublished work': [
    ...production,
    'ROLE_JOURNAL_EDITORIAL_OFFICE',
    'ROLE_RESEARCH_DIRECTOR',
    'ROLE_RESEARCH_EDITORIAL_ASSISTANT',
    'ROLE_RESEARCH_PUBLISHER',
  ],
  'open the editor': production,
  'set an editorial status': ['ROLE_SUPER_EDITOR', 'ROLE_RESEARCH_PUBLISHER'],
  'read drafts': production,
  'see my details': roles,
  'see my submissions': roles,
  'see what I follow': roles,
  'see my reviewing': ['ROLE_RESEARCH_REFEREE'],
  'see my dashboard': ['ROLE_SUPER_EDITOR'],
  'pre-screen content': ['ROLE_EDITORIAL_BOARD'],
  track: roles,
  comment: roles,
  'suggest an organisation': roles,
  'look after organisations': staff,
  'moderate comments': staff,
  'see to bounces': staff,
  'give roles': ['ROLE_SUPER_EDITOR'],
  'edit site content': ['ROLE_SUPER_EDITOR', 'ROLE_RESEARCH_DEVELOPMENT_EDITORIAL', 'ROLE_RESEARCH_PUBLISHER'],
  'edit pages': ['ROLE_SUPER_EDITOR', 'ROLE_RESEARCH_DEVELOPMENT_EDITORIAL', 'ROLE_RESEARCH_PUBLISHER'],
  'see to failed jobs': ['ROLE_SUPER_EDITOR'],
  'read the outbox': ['ROLE_SUPER_EDITOR'],
}

const everything = { prescreening: { enabled: true } }

it.each(actions)(
  'the roles that may %s are those of the access table, and an anonymous user may not (R6-03, R6-04, A4-12, A6-02)',
  action => {
    const permitted = roles.filter(role => rolesMay([role], action, everything))
    expect(permitted.toSorted()).toEqual([...allowed[action]].toSorted())
    expect(maySomewhere(anonymous, action, { key: 'slate', features: everything })).toBe(false)
  },
)

it('an action is permitted when one of several roles permits it, and refused when none does (A4-12)', () => {
  expect(rolesMay(['ROLE_USER', 'ROLE_SUPER_EDITOR'], 'read drafts', everything)).toBe(true)
  expect(rolesMay([], 'read drafts', everything)).toBe(false)
  expect(rolesMay([], 'preview as an author', everything)).toBe(true)
})

it('no role may do what a site has switched off (A3-32)', () => {
  expect(rolesMay(roles, 'pre-screen content', { prescreening: { enabled: false } })).toBe(false)
})

const site = { key: 'slate', features: everything }
const publisher = (over: Partial<Membership> = {}): Membership => ({
  role: 'ROLE_RESEARCH_PUBLISHER',
  site: 'slate',
  gatewayId: null,
  ...over,
})

it.each<[string, Membership, Action, { onSite: boolean; somewhere: boolean }]>([
  ['of the site', publisher(), 'edit site content', { onSite: true, somewhere: true }],
  ['of another site', publisher({ site: 'tile' }), 'edit site content', { onSite: false, somewhere: false }],
  ['of a gateway, for what can belong to one', publisher({ gatewayId: testId(7) }), 'edit pages', { onSite: false, somewhere: true }],
  ['of a gateway, for what is of the site', publisher({ gatewayId: testId(7) }), 'edit site content', { onSite: false, somewhere: false }],
  ['of the site, for what all sites share', publisher(), 'look after organisations', { onSite: false, somewhere: false }],
  ['with another role', publisher({ role: 'ROLE_RESEARCH_DIRECTOR' }), 'edit pages', { onSite: false, somewhere: false }],
])(
  'a membership permits the action where it applies, and nowhere else: a membership %s',
  (_, membership, action, { onSite, somewhere }) => {
    const user = { ...signedInAs('ROLE_USER'), memberships: [membership] }
    expect([mayOnSite(user, action, site), maySomewhere(user, action, site)]).toEqual([onSite, somewhere])
  },
)

it('a membership counts only while its feature is enabled', () => {
  const user = { ...signedInAs('ROLE_USER'), memberships: [publisher({ role: 'ROLE_EDITORIAL_BOARD' })] }
  expect(mayOnSite(user, 'pre-screen content', site)).toBe(true)
  expect(mayOnSite(user, 'pre-screen content', { ...site, features: { prescreening: { enabled: false } } })).toBe(false)
})

it.each<[readonly Role[], readonly Membership[], readonly ParticipantRole[], Action, boolean]>([
  // The author’s own draft, and the staff view of it, which the most restricted role takes away.
  [[], [], ['author'], 'see unpublished work', true],
  [[], [], [], 'see unpublished work', false],
  [['ROLE_SUPER_EDITOR'], [], ['author'], 'see unpublished work', true],
  [['ROLE_SUPER_EDITOR'], [], ['author'], 'read drafts', false],
  [['ROLE_SUPER_EDITOR'], [], ['author'], 'set an editorial status', false],
  [['ROLE_SUPER_EDITOR'], [], ['author-of-another-version'], 'see unpublished work', false],
  [['ROLE_RESEARCH_PUBLISHER'], [], ['reviewer'], 'see unpublished work', false],
  [['ROLE_RESEARCH_PUBLISHER'], [], [], 'see unpublished work', true],
  [['ROLE_RESEARCH_PUBLISHER'], [], ['commenter'], 'moderate comments', false],
  [[], [publisher({ gatewayId: testId(7) })], [], 'edit pages', true],
  [[], [publisher({ gatewayId: testId(8) })], [], 'edit pages', false],
  [[], [publisher({ gatewayId: testId(7) })], ['reviewer'], 'see unpublished work', false],
])('the roles %j with the memberships %j, who is %j: %s %s', (held, memberships, participantRoles, action, allowedToo) => {
  const user = { ...signedInAs(...held), memberships }
  expect(may(user, action, { site, gateways: [testId(7)], participantRoles })).toBe(allowedToo)
  expect(may(anonymous, action, { site, gateways: [testId(7)], participantRoles })).toBe(false)
})
