import { expect, it } from 'vitest'
import { type Action, actions, may, rolesMay } from './access.ts'
import { type Role, roles } from './roles.ts'
import { anonymous } from './visitor.ts'

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
  'read the outbox': ['ROLE_SUPER_EDITOR'],
}

const everything = { prescreening: { enabled: true } }

it.each(actions)('%s (R6-03, R6-04, A4-12, A6-02)', action => {
  const permitted = roles.filter(role => rolesMay([role], action, everything))
  expect(permitted.toSorted()).toEqual([...allowed[action]].toSorted())
  expect(may(anonymous, action, everything)).toBe(false)
})

it('one role of several is enough, and none is not (A4-12)', () => {
  expect(rolesMay(['ROLE_USER', 'ROLE_SUPER_EDITOR'], 'read drafts', everything)).toBe(true)
  expect(rolesMay([], 'read drafts', everything)).toBe(false)
  expect(rolesMay([], 'preview as an author', everything)).toBe(true)
})

it('nobody does what the platform does not (A3-32)', () => {
  expect(rolesMay(roles, 'pre-screen content', { prescreening: { enabled: false } })).toBe(false)
})
