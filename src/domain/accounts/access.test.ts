import { expect, test } from 'vitest'
import { type Action, actions, may } from './access.ts'
import { type Role, roles } from './roles.ts'
import { anonymous } from './visitor.ts'

const production: Role[] = ['ROLE_RESEARCH_PRODUCTION_ASSISTANT', 'ROLE_RESEARCH_PRODUCTION_MANAGER', 'ROLE_SUPER_EDITOR']

/** The table of the specification, word for word. */
const allowed: Record<Action, readonly Role[]> = {
  'preview a version': production,
  'preview an asset': production,
  'preview as an author': roles,
  'open the editor': production,
  'read drafts': production,
}

test.each(actions)('%s: by the roles that the specification names, and no others', action => {
  const permitted = roles.filter(role => may({ kind: 'signed-in', accountId: 1, roles: [role] }, action))
  expect(permitted.toSorted()).toEqual([...allowed[action]].toSorted())
  expect(may(anonymous, action)).toBe(false)
})

test('one right role among others is enough, and none is not', () => {
  expect(may({ kind: 'signed-in', accountId: 1, roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'] }, 'read drafts')).toBe(true)
  expect(may({ kind: 'signed-in', accountId: 1, roles: [] }, 'read drafts')).toBe(false)
  expect(may({ kind: 'signed-in', accountId: 1, roles: [] }, 'preview as an author')).toBe(true)
})
