import { expect, it } from 'vitest'
import { parseRole, type Role, roles, staffRoles, userTypeOf } from './roles.ts'

it.each([
  ['ROLE_SUPER_EDITOR', 'ROLE_SUPER_EDITOR'],
  ['super-editor', 'ROLE_SUPER_EDITOR'],
  [' editorial_board ', 'ROLE_EDITORIAL_BOARD'],
  ['ROLE_ROOT', null],
  ['', null],
])('the role %j is read as %s', (text, role) => expect(parseRole(text)).toBe(role))

it('the list of roles has the thirteen of the specification (A6-01)', () => {
  expect(roles.map(role => role.replace(/^ROLE_/, ''))).toEqual([
    'USER',
    'SUPER_EDITOR',
    'JOURNAL_EDITORIAL_OFFICE',
    'RESEARCH_DEVELOPMENT_EDITORIAL',
    'RESEARCH_DIRECTOR',
    'RESEARCH_EDITORIAL_ASSISTANT',
    'RESEARCH_FACULTY_REVIEWS_EDITOR',
    'RESEARCH_PRODUCTION_ASSISTANT',
    'RESEARCH_PRODUCTION_MANAGER',
    'RESEARCH_PUBLISHER',
    'RESEARCH_REFEREE',
    'TANDF_NAMEFINDING_TEAM',
    'EDITORIAL_BOARD',
  ])
  expect(roles.every(role => parseRole(role) === role)).toBe(true)
})

it('every role is a staff role except user, referee and editorial board member', () => {
  expect(roles.filter(role => !staffRoles.includes(role))).toEqual(['ROLE_USER', 'ROLE_RESEARCH_REFEREE', 'ROLE_EDITORIAL_BOARD'])
})

const types: [Role[], string][] = [
  [['ROLE_USER'], 'USER'],
  [['ROLE_USER', 'ROLE_RESEARCH_REFEREE'], 'REFEREE'],
  [['ROLE_RESEARCH_REFEREE', 'ROLE_EDITORIAL_BOARD'], 'EDITORIAL_BOARD'],
  [['ROLE_EDITORIAL_BOARD', 'ROLE_RESEARCH_PUBLISHER'], 'STAFF'],
]
it.each(types)('the roles %j make an account of the type %s', (held, type) => expect(userTypeOf(held)).toBe(type))
