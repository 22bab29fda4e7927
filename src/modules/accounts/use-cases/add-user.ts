import { parseRole, type Role, roles } from '../../../core/access/roles.ts'
import { formLimits } from '../../../core/forms/limits.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { OperatorError } from '../../../core/operator-error.ts'
import { parseEmailAddress } from '../../../core/text/email-address.ts'
import { addAccount } from '../data/account.ts'
import { claimEmail, type PartsDependencies } from './account-data.ts'
import { hashPassword } from './passwords.ts'

export interface NewUser {
  email: string
  firstName: string
  lastName: string
  password: string
  roles: readonly string[]
}

/** @throws OperatorError with one line for each validation error; nothing is stored then */
export async function addUser(
  { kysely, accountParts }: PartsDependencies,
  user: NewUser,
): Promise<{ id: AccountId; email: string; roles: Role[] }> {
  const email = parseEmailAddress(user.email)
  const given = user.roles.map(text => ({ text, role: parseRole(text) }))
  const problems = [
    email === null && `“${user.email}” is no e-mail address.`,
    user.firstName.trim() === '' && 'First name cannot be blank.',
    user.lastName.trim() === '' && 'Last name cannot be blank.',
    user.password.length < formLimits.minPasswordLength && `Password cannot be shorter than ${formLimits.minPasswordLength} characters.`,
    ...given.map(({ text, role }) => role === null && `“${text}” is no role. The roles are ${roles.join(', ')}.`),
  ].filter(problem => problem !== false)
  if (problems.length > 0 || email === null) throw new OperatorError(problems.join('\n'))
  const wanted = [...new Set<Role>(['ROLE_USER', ...given.flatMap(({ role }) => role ?? [])])]
  const passwordHash = await hashPassword(user.password)
  const [firstName, lastName] = [user.firstName.trim(), user.lastName.trim()]
  const id = await kysely.transaction().execute(async trx => {
    const added = await addAccount(trx, { email, firstName, lastName, passwordHash, roles: wanted })
    if (added !== null) await claimEmail(accountParts, trx, added)
    return added
  })
  if (id === null) throw new OperatorError(`There is an account with the address ${email} already.`)
  return { id, email, roles: wanted }
}
