import { expect, test } from 'vitest'
import { roles as allRoles, type Role } from '../../../core/access/roles.ts'
import { changeRoles, type RoleChange, type RoleChanger } from './role-changes.ts'

const commandLine: RoleChanger = { kind: 'command-line' }
const superEditor: RoleChanger = { kind: 'account', roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'], isSignedInAccount: false }
const holder: RoleChanger = { kind: 'account', roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'], isSignedInAccount: true }
const give = (role: Role): RoleChange => ({ kind: 'give', role })
const take = (role: Role): RoleChange => ({ kind: 'take', role })
const plain: Role[] = ['ROLE_USER']
const editor: Role[] = ['ROLE_USER', 'ROLE_SUPER_EDITOR']

test.each<[what: string, by: RoleChanger, has: Role[], superEditors: number, changes: RoleChange[], answer: string]>([
  ['a super editor gives a role', superEditor, plain, 1, [give('ROLE_RESEARCH_REFEREE')], 'ROLE_USER ROLE_RESEARCH_REFEREE'],
  ['a super editor makes another', superEditor, plain, 1, [give('ROLE_SUPER_EDITOR')], 'ROLE_USER ROLE_SUPER_EDITOR'],
  ['and unmakes another', superEditor, editor, 2, [take('ROLE_SUPER_EDITOR')], 'ROLE_USER'],
  ['what is there already is not given again', superEditor, editor, 1, [give('ROLE_SUPER_EDITOR')], 'nothing'],
  ['what is not there is not taken', superEditor, plain, 1, [take('ROLE_RESEARCH_REFEREE')], 'nothing'],
  ['nor is the last one missed by who never was one', superEditor, plain, 1, [take('ROLE_SUPER_EDITOR')], 'nothing'],
  ['several at once', superEditor, editor, 2, [give('ROLE_EDITORIAL_BOARD'), take('ROLE_SUPER_EDITOR')], 'ROLE_USER ROLE_EDITORIAL_BOARD'],
  ['all or none', superEditor, plain, 1, [give('ROLE_EDITORIAL_BOARD'), take('ROLE_USER')], 'everybody-has-it'],
  ['everybody is a user', superEditor, plain, 1, [take('ROLE_USER')], 'everybody-has-it'],
  ['for the command line too', commandLine, plain, 1, [take('ROLE_USER')], 'everybody-has-it'],
  ['nobody steps down by themself', holder, editor, 2, [take('ROLE_SUPER_EDITOR')], 'own-super-editor'],
  ['of the last it is said that they are', holder, editor, 1, [take('ROLE_SUPER_EDITOR')], 'last-super-editor'],
  ['the command line leaves one too', commandLine, editor, 1, [take('ROLE_SUPER_EDITOR')], 'last-super-editor'],
  ['and makes the first', commandLine, plain, 0, [give('ROLE_SUPER_EDITOR')], 'ROLE_USER ROLE_SUPER_EDITOR'],
  ['other roles of one’s own', holder, editor, 1, [give('ROLE_EDITORIAL_BOARD')], 'ROLE_USER ROLE_SUPER_EDITOR ROLE_EDITORIAL_BOARD'],
])('the change is decided: %s', (_, by, roles, superEditors, changes, answer) => {
  const outcome = changeRoles({ by, roles, superEditors }, changes)
  const said = outcome.kind === 'refused' ? outcome.reason : outcome.changes.length === 0 ? 'nothing' : outcome.roles.join(' ')
  expect(said).toBe(answer)
})

test.each(allRoles.filter(role => role !== 'ROLE_SUPER_EDITOR'))('an account with %s may give no role', role => {
  const by: RoleChanger = { kind: 'account', roles: ['ROLE_USER', role], isSignedInAccount: true }
  expect(changeRoles({ by, roles: plain, superEditors: 1 }, [give('ROLE_SUPER_EDITOR')])).toEqual({
    kind: 'refused',
    reason: 'not-allowed',
  })
})
