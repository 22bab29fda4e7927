/** The command `recto user`, executed by the terminal's process or by the running server. */
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { membershipRoles } from '../../core/access/memberships.ts'
import { parseRole, type Role, roles } from '../../core/access/roles.ts'
import type { Schema } from '../../core/database/schema.ts'
import { formLimits } from '../../core/forms/limits.ts'
import { OperatorError } from '../../core/operator-error.ts'
import {
  findListedAccountByEmail,
  findSiteOfAccount,
  type ListedAccount,
  listAccounts,
  listStaffWithoutFactor,
} from '../../modules/accounts/data/account-list.ts'
import { storePassword } from '../../modules/accounts/data/account-record.ts'
import { withdrawMailedLinks } from '../../modules/accounts/data/mailed-link.ts'
import { findGatewayOfSite, listMemberships } from '../../modules/accounts/data/membership.ts'
import { endSessions } from '../../modules/accounts/data/session.ts'
import type { MembershipRefusal } from '../../modules/accounts/domain/membership-outcome.ts'
import type { RoleRefusal } from '../../modules/accounts/domain/role-refusals.ts'
import { addUser } from '../../modules/accounts/use-cases/add-user.ts'
import { hashPassword } from '../../modules/accounts/use-cases/passwords.ts'
import { removeUser } from '../../modules/accounts/use-cases/remove-user.ts'
import { changeAccountRoles } from '../../modules/accounts/use-cases/roles/change-account-roles.ts'
import { giveMembership, takeMembership } from '../../modules/accounts/use-cases/roles/change-memberships.ts'
import { requireFactor } from '../../modules/accounts/use-cases/second-factor/require-factor.ts'
import { resetFactors } from '../../modules/accounts/use-cases/second-factor/reset-factors.ts'
import { createMail } from '../../modules/email/use-cases/create-mail.ts'
import { findPlatformId, unknownPlatform } from '../../modules/sites/data/platforms.ts'
import { accountParts } from '../account-data.ts'
import { emailWriters } from '../email-writers.ts'
import { libraryCommand } from './library-command.ts'

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
  run: async ({ database: { kysely } }, { email, give, take }) => {
    const changes = [
      ...give.map(text => ({ kind: 'give', role: knownRole(text) }) as const),
      ...take.map(text => ({ kind: 'take', role: knownRole(text) }) as const),
    ]
    const account = await accountOf(kysely, email)
    const outcome = await changeAccountRoles(kysely, { accountId: account.id, by: null, changes })
    switch (outcome.kind) {
      case 'missing':
        throw missing(email)
      case 'refused':
        throw new OperatorError(refusals[outcome.reason])
      case 'changed': {
        const changed = (kind: 'give' | 'take') => outcome.changes.flatMap(change => (change.kind === kind ? change.role : []))
        const now = roles.filter(each => outcome.roles.includes(each))
        return { email: account.email, roles: now, given: changed('give'), taken: changed('take') }
      }
    }
  },
})

const membership = z.object({ role, site: z.string(), gateway: z.string().nullable() })

export const userMemberships = libraryCommand({
  name: 'user-memberships',
  input: z.strictObject({
    email,
    give: z.array(z.string()),
    take: z.array(z.string()),
    /** The key of the site that the roles are for; null: the default one. */
    site: z.string().nullable(),
    /** The slug of one of its gateways; null: the whole site. */
    gateway: z.string().nullable(),
  }),
  result: z.object({ email: z.string(), memberships: z.array(membership), given: z.array(role), taken: z.array(role) }),
  changesLibrary: () => false,
  run: async ({ database: { kysely }, config }, { email, give, take, site: requested, gateway }) => {
    const site = requested ?? config.defaultPlatform
    await findPlatformId(kysely, site)
    const account = await accountOf(kysely, email)
    const place = { platform: site, gateway }
    const [toGive, toTake] = [give.map(knownRole), take.map(knownRole)]
    // All of them are checked before the first is changed: a command that fails has changed nothing.
    const unlimited = toGive.find(each => !membershipRoles.includes(each))
    if (unlimited !== undefined) throw membershipRefused('not-limited', unlimited)
    if (gateway !== null && (await findGatewayOfSite(kysely, site, gateway)) === null)
      throw new OperatorError(`The site ${site} has no gateway “${gateway}”.`)
    const given: Role[] = []
    for (const wanted of toGive) {
      const outcome = await giveMembership(kysely, { accountId: account.id, by: null, role: wanted, ...place })
      if (outcome.kind === 'missing') throw missing(email)
      if (outcome.kind === 'refused') throw membershipRefused(outcome.reason, wanted)
      if (outcome.kind === 'changed') given.push(wanted)
    }
    const taken: Role[] = []
    for (const wanted of toTake) {
      const has = (await listMemberships(kysely, account.id)).find(
        each => each.role === wanted && each.site.key === site && (each.gateway?.url ?? null) === gateway,
      )
      if (has === undefined) continue
      const outcome = await takeMembership(kysely, { accountId: account.id, by: null, membershipId: has.id })
      if (outcome.kind === 'changed') taken.push(wanted)
    }
    const now = (await listMemberships(kysely, account.id)).map(each => ({
      ...{ role: each.role, site: each.site.key, gateway: each.gateway?.url ?? null },
    }))
    return { email: account.email, memberships: now, given, taken }
  },
})

export const userPassword = libraryCommand({
  name: 'user-password',
  input: z.strictObject({ email, password: z.string() }),
  result: z.object({ email: z.string() }),
  changesLibrary: () => false,
  run: async ({ database: { kysely } }, { email, password }) => {
    const account = await accountOf(kysely, email)
    if (password.length < formLimits.minPasswordLength)
      throw new OperatorError(`Password cannot be shorter than ${formLimits.minPasswordLength} characters.`)
    if (password.length > formLimits.maxPasswordLength)
      throw new OperatorError(`Password cannot be longer than ${formLimits.maxPasswordLength} characters.`)
    const passwordHash = await hashPassword(password)
    await kysely.transaction().execute(async trx => {
      await storePassword(trx, account.id, passwordHash)
      await endSessions(trx, account.id, null)
      // Invalidates links that were requested for resetting the password.
      await withdrawMailedLinks(trx, account.id, 'reset-password')
    })
    return { email: account.email }
  },
})

export const userResetFactor = libraryCommand({
  name: 'user-reset-factor',
  input: z.strictObject({ email }),
  result: z.object({ email: z.string(), hadFactor: z.boolean() }),
  changesLibrary: () => false,
  run: async ({ database, config, platforms }, { email }) => {
    const { kysely } = database
    const account = await accountOf(kysely, email)
    const site = platforms.all.get((await findSiteOfAccount(kysely, account.id)) ?? config.defaultPlatform)
    if (site === undefined) throw unknownPlatform(config.defaultPlatform)
    const mail = createMail({ database, writers: emailWriters, from: config.mail?.from ?? null, onPosted: () => undefined })
    const outcome = await resetFactors({ kysely, mail }, { accountId: account.id, by: null, site })
    if (outcome.kind === 'missing') throw missing(email)
    return { email: account.email, hadFactor: outcome.kind === 'reset' }
  },
})

export const userRequireFactor = libraryCommand({
  name: 'user-require-factor',
  /** `site`: the key of the site; null: the default one. */
  input: z.strictObject({ site: z.string().nullable(), isRequired: z.boolean() }),
  result: z.object({ site: z.string(), isRequired: z.boolean(), without: z.array(z.string()) }),
  changesLibrary: () => false,
  run: async ({ database: { kysely }, config }, { site: requested, isRequired }) => {
    const site = requested ?? config.defaultPlatform
    await requireFactor(kysely, { platform: site, isRequired, by: null })
    const staff = await listStaffWithoutFactor(kysely, site)
    return { site, isRequired, without: staff.map(({ email }) => email) }
  },
})

export const userSignOut = libraryCommand({
  name: 'user-sign-out',
  input: z.strictObject({ email }),
  result: z.object({ email: z.string(), ended: z.number() }),
  changesLibrary: () => false,
  run: async ({ database: { kysely } }, { email }) => {
    const account = await accountOf(kysely, email)
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
  run: async ({ database: { kysely } }, { email }) => {
    const account = await accountOf(kysely, email)
    if ((await removeUser({ kysely, accountParts }, account)) === 'last-super-editor')
      throw new OperatorError(refusals['last-super-editor'])
    return { email: account.email }
  },
})

const refusals: Record<RoleRefusal, string> = {
  'not-allowed': 'Only super editors can assign and remove roles.',
  'everybody-has-it': 'Everybody with an account is a user: ROLE_USER cannot be taken.',
  'own-super-editor': 'Nobody takes ROLE_SUPER_EDITOR from themself.',
  'last-super-editor': 'This is the last super editor. Give somebody else the role first: recto user roles EMAIL --give super-editor.',
}

const membershipRefusals: Record<MembershipRefusal, (role: Role) => string> = {
  'not-allowed': () => refusals['not-allowed'],
  'not-limited': each => `${each} holds everywhere: recto user roles EMAIL --give ${each}.`,
  'no-such-gateway': () => 'The site has no such gateway.',
}
const membershipRefused = (reason: MembershipRefusal, each: Role) => new OperatorError(membershipRefusals[reason](each))

const missing = (email: string) => new OperatorError(`There is no account with the address ${email}.`)

async function accountOf(kysely: Kysely<Schema>, email: string): Promise<ListedAccount> {
  const account = await findListedAccountByEmail(kysely, email.trim())
  if (account === undefined) throw missing(email)
  return account
}

/** @throws OperatorError */
function knownRole(text: string): Role {
  const known = parseRole(text)
  if (known === null) throw new OperatorError(`“${text}” is no role. The roles are ${roles.join(', ')}.`)
  return known
}

const present = ({ createdAt, roles: has, ...account }: ListedAccount) => ({
  ...account,
  roles: roles.filter(each => has.includes(each)),
  createdAt: createdAt.toISOString(),
})
