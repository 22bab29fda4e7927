import { expect, it } from 'vitest'
import { parseRole, roles } from './roles.ts'

it.each([
  ['ROLE_SUPER_EDITOR', 'ROLE_SUPER_EDITOR'],
  ['super-editor', 'ROLE_SUPER_EDITOR'],
  [' editorial_board ', 'ROLE_EDITORIAL_BOARD'],
  ['ROLE_ROOT', null],
  ['', null],
])('%j is %s', (text, role) => expect(parseRole(text)).toBe(role))

it('knows the thirteen roles of the specification', () => {
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
