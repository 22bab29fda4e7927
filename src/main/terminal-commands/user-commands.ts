/** The command `recto user`, executed by the terminal's process or by the running server. */
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { parseRole, type Role, roles } from '../../core/access/roles.ts'
import type { Schema } from '../../core/database/schema.ts'
import { formLimits } from '../../core/forms/limits.ts'
import { findListedAccountByAddress, type ListedAccount, listAccounts } from '../../modules/accounts/data/account-list.ts'
import { storePassword } from '../../modules/accounts/data/account-record.ts'
import { deleteOneTimeTokens } from '../../modules/accounts/data/one-time-token.ts'
import { endSessions } from '../../modules/accounts/data/session.ts'
import type { RoleRefusal } from '../../modules/accounts/domain/role-changes.ts'
import { addUser } from '../../modules/accounts/use-cases/add-user.ts'
import { hashPassword } from '../../modules/accounts/use-cases/passwords.ts'
import { removeUser } from '../../modules/accounts/use-cases/remove-user.ts'
import { changeAccountRoles } from '../../modules/accounts/use-cases/roles/change-account-roles.ts'
import { accountParts } from '../account-data.ts'
import { libraryCommand } from './library-command.ts'

/** The command cannot be applied to this account; the message says why. */
export class UserCommandError extends Error {
  override name = 'UserCommandError'
}

const email = z.string().max(254)
const role = z.enum(roles)

export const userAdd = libraryCommand({
  name: 'user-add',
  input: z.strictObject({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    password: z.string(),
    roles: z.array(z.string()),
  }),
  result: z.object({ id: z.number(), email: z.string(), roles: z.array(role) }),
  changesLibrary: () => false,
  run: ({ database }, user) => addUser({ kysely: database.kysely, accountParts }, user),
})

const listed = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(role),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
})

export const userList = libraryCommand({
  name: 'user-list',
  /** Null: whatever roles they have. */
  input: z.strictObject({ role: z.string().nullable(), max: z.int().min(1).max(100_000) }),
  result: z.object({ total: z.number(), accounts: z.array(listed) }),
  changesLibrary: () => false,
  run: async ({ database }, { role: requested, max }) => {
    const found = await listAccounts(database.kysely, {
      words: [],
      role: requested === null ? null : knownRole(requested),
      max,
      skipped: 0,
    })
    return { total: found.total, accounts: found.accounts.map(present) }
  },
})

export const userRoles = libraryCommand({
  name: 'user-roles',
  input: z.strictObject({ email, give: z.array(z.string()), take: z.array(z.string()) }),
  result: z.object({ email: z.string(), roles: z.array(role), given: z.array(role), taken: z.array(role) }),
  changesLibrary: () => false,
  run: async ({ database: { kysely } }, { email: address, give, take }) => {
    const changes = [
      ...give.map(text => ({ kind: 'give', role: knownRole(text) }) as const),
      ...take.map(text => ({ kind: 'take', role: knownRole(text) }) as const),
    ]
    const account = await accountOf(kysely, address)
    const outcome = await changeAccountRoles(kysely, { accountId: account.id, by: null, changes })
    switch (outcome.kind) {
      case 'missing':
        throw missing(address)
      case 'refused':
        throw new UserCommandError(refusals[outcome.reason])
      case 'changed': {
        const changed = (kind: 'give' | 'take') => outcome.changes.flatMap(change => (change.kind === kind ? change.role : []))
        const now = roles.filter(each => outcome.roles.includes(each))
        return { email: account.email, roles: now, given: changed('give'), taken: changed('take') }
      }
    }
  },
})

export const userPassword = libraryCommand({
  name: 'user-password',
  input: z.strictObject({ email, password: z.string() }),
  result: z.object({ email: z.string() }),
  changesLibrary: () => false,
  run: async ({ database: { kysely } }, { email: address, password }) => {
    const account = await accountOf(kysely, address)
    if (password.length < formLimits.minPasswordLength)
      throw new UserCommandError(`Password cannot be shorter than ${formLimits.minPasswordLength} characters.`)
    if (password.length > formLimits.maxPasswordLength)
      throw new UserCommandError(`Password cannot be longer than ${formLimits.maxPasswordLength} characters.`)
    const passwordHash = await hashPassword(password)
    await kysely.transaction().execute(async trx => {
      await storePassword(trx, account.id, passwordHash)
      await endSessions(trx, account.id, null)
      // Invalidates links that were requested for resetting the password.
      await deleteOneTimeTokens(trx, account.id, 'reset-password')
    })
    return { email: account.email }
  },
})

export const userSignOut = libraryCommand({
  name: 'user-sign-out',
  input: z.strictObject({ email }),
  result: z.object({ email: z.string(), ended: z.number() }),
  changesLibrary: () => false,
  run: async ({ database: { kysely } }, { email: address }) => {
    const account = await accountOf(kysely, address)
    const { ended } = await kysely
      .selectFrom('session')
      .select(sql<number>`count(*)::integer`.as('ended'))
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow()
    await endSessions(kysely, account.id, null)
    return { email: account.email, ended }
  },
})

export const userRemove = libraryCommand({
  name: 'user-remove',
  input: z.strictObject({ email }),
  result: z.object({ email: z.string() }),
  changesLibrary: () => false,
  run: async ({ database: { kysely } }, { email: address }) => {
    const account = await accountOf(kysely, address)
    if ((await removeUser({ kysely, accountParts }, account)) === 'last-super-editor')
      throw new UserCommandError(refusals['last-super-editor'])
    return { email: account.email }
  },
})

const refusals: Record<RoleRefusal, string> = {
  'not-allowed': 'Only super editors give and take roles.',
  'everybody-has-it': 'Everybody with an account is a user: ROLE_USER cannot be taken.',
  'own-super-editor': 'Nobody takes ROLE_SUPER_EDITOR from themself.',
  'last-super-editor': 'This is the last super editor. Give somebody else the role first: recto user roles EMAIL --give super-editor.',
}

const missing = (address: string) => new UserCommandError(`There is no account with the address ${address}.`)

async function accountOf(kysely: Kysely<Schema>, address: string): Promise<ListedAccount> {
  const account = await findListedAccountByAddress(kysely, address.trim())
  if (account === undefined) throw missing(address)
  return account
}

/** @throws UserCommandError */
function knownRole(text: string): Role {
  const known = parseRole(text)
  if (known === null) throw new UserCommandError(`“${text}” is no role. The roles are ${roles.join(', ')}.`)
  return known
}

const present = ({ createdAt, roles: has, ...account }: ListedAccount) => ({
  ...account,
  roles: roles.filter(each => has.includes(each)),
  createdAt: createdAt.toISOString(),
})
