import { expect, it } from 'vitest'
import { parseRole } from './roles.ts'

it.each([
  ['ROLE_SUPER_EDITOR', 'ROLE_SUPER_EDITOR'],
  ['super-editor', 'ROLE_SUPER_EDITOR'],
  [' editorial_board ', 'ROLE_EDITORIAL_BOARD'],
  ['ROLE_ROOT', null],
  ['', null],
])('%j is %s', (text, role) => expect(parseRole(text)).toBe(role))
