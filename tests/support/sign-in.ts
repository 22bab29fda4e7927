/** People of a test's own with passwords, and signing them in through the application. */

import { parseSetCookie } from 'cookie'
import type { FastifyInstance } from 'fastify'
import type { Role } from '../../src/core/access/roles.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import type { TestApp } from './app.ts'
import { testPassword } from './site-people.ts'

export { testPassword }

export async function addPerson({ database }: Pick<TestApp, 'database'>, email: string, ...roles: Role[]): Promise<AccountId> {
  const { id } = await addUser(
    { kysely: database.kysely, accountParts },
    { email, firstName: 'Ada', lastName: 'Roof', password: testPassword, roles },
  )
  return id
}

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>

/** The cookies that a browser would hold after this response. */
export function cookiesOf(answer: Answer): Map<string, string> {
  const set = [answer.headers['set-cookie'] ?? []].flat().map(header => parseSetCookie(header))
  return new Map(set.flatMap(({ name, value, maxAge }) => (maxAge === 0 || value === undefined ? [] : [[name, value] as const])))
}

export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

interface SignInOptions {
  password?: string
  remember?: boolean
  headers?: Record<string, string>
}

/** Submits the form of /login as a browser without JavaScript does. */
export function postSignIn(
  app: FastifyInstance,
  username: string,
  { password = testPassword, remember = false, headers = {} }: SignInOptions = {},
): Promise<Answer> {
  const body = new URLSearchParams({ username, password, ...(remember && { 'remember-me': 'true' }) })
  return app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: body.toString(),
  })
}

/** The Cookie header of a user who has just signed in. */
export async function signIn(app: FastifyInstance, username: string, options: SignInOptions = {}): Promise<string> {
  const answer = await postSignIn(app, username, options)
  if (answer.statusCode !== 303) throw new Error(`${username} was not signed in: ${answer.statusCode}`)
  return cookieHeader(cookiesOf(answer))
}
