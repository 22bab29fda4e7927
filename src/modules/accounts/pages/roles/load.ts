/** Accounts and their roles, searched by name, email address and role. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { parseRole, roles } from '../../../../core/access/roles.ts'
import { href } from '../../../../core/http/href.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const searchParams = new URL(args.request.url).searchParams
  const query = (searchParams.get('q') ?? '').trim().slice(0, 200)
  const role = parseRole(searchParams.get('role') ?? '')
  const page = /^[1-9]\d{0,5}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
  const found = await accounts.roles.list({ query, role, page })
  const shown = found.accounts.map(({ id, firstName, lastName, email, isVerified, roles: has, isStaff, hasSecondFactor }) => ({
    ...{ id, email, isVerified, isStaff, hasSecondFactor },
    name: `${firstName} ${lastName}`.trim(),
    // Every account has ROLE_USER, so that the list leaves it out.
    roles: roles.filter(each => each !== 'ROLE_USER' && has.includes(each)),
  }))
  const isFactorRequired = await accounts.secondFactors.isRequired(platform.key)
  return data(
    { query, role, page, total: found.total, lastPage: found.lastPage, accounts: shown, site: platform.displayName, isFactorRequired },
    { headers: privateHeaders },
  )
}

/** Whether the site requires a second factor. */
export async function action(args: ActionFunctionArgs) {
  const { user, platform } = allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const isRequired = (await args.request.formData()).get('second-factor') === 'required'
  const outcome = await accounts.secondFactors.require({ platform: platform.key, isRequired, by: user })
  if (outcome.kind === 'refused') return data({ reason: outcome.reason }, { status: 422, headers: privateHeaders })
  return redirect(href('/my/dashboard/roles'), { status: 303, headers: privateHeaders })
}
