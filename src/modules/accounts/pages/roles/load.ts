/** Accounts and their roles, searched by name, email address and role. */

import { data, type LoaderFunctionArgs } from 'react-router'
import { parseRole, roles } from '../../../../core/access/roles.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const searchParams = new URL(args.request.url).searchParams
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200)
  const role = parseRole(searchParams.get('role') ?? '')
  const page = /^[1-9]\d{0,5}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
  const found = await accounts.roles.list({ query, role, page })
  const shown = found.accounts.map(({ id, firstName, lastName, email, isVerified, roles: has }) => ({
    ...{ id, email, isVerified },
    name: `${firstName} ${lastName}`.trim(),
    // Every account has ROLE_USER, so that the list leaves it out.
    roles: roles.filter(each => each !== 'ROLE_USER' && has.includes(each)),
  }))
  return data({ query, role, page, total: found.total, lastPage: found.lastPage, accounts: shown }, { headers: privateHeaders })
}
