/** The demo library with somebody in it who may do everything, for campaigns that ask a server of its own. */

import { accountParts } from '../../src/main/account-data.ts'
import { readConfig } from '../../src/main/config.ts'
import { loadDemo } from '../../src/main/demo-library.ts'
import { openLibrary } from '../../src/main/library.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import type { Environment } from '../../tools/bench/child.ts'

export const credentials = { email: 'editor@example.org', password: 'only for the campaign' }

export async function fillLibrary(environment: Environment): Promise<void> {
  const library = await openLibrary(readConfig({ ...environment, NODE_ENV: 'production' }))
  try {
    await loadDemo(library, { pdf: false })
    await addUser(
      { kysely: library.database.kysely, accountParts },
      { ...credentials, firstName: 'Ada', lastName: 'Roof', roles: ['ROLE_SUPER_EDITOR'] },
    )
  } finally {
    await library.database.close()
  }
}

/** @returns what a Cookie header holds */
export async function signIn(origin: string, headers: Record<string, string> = {}): Promise<string> {
  const { email, password } = credentials
  const answer = await fetch(`${origin}/login`, {
    ...{ method: 'POST', redirect: 'manual', headers },
    body: new URLSearchParams({ username: email, password }),
  })
  if (answer.status !== 303) throw new Error(`The sign-in was answered ${answer.status}.`)
  return answer.headers
    .getSetCookie()
    .map(set => set.replace(/;.*/s, ''))
    .join('; ')
}
