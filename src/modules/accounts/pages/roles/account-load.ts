/** The roles of one account, and what was changed of them. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Role, roles } from '../../../../core/access/roles.ts'
import { href } from '../../../../core/http/href.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import type { RoleChange, RoleRefusal } from '../../domain/role-changes.ts'
import { accountsContext } from '../context.ts'

const idIn = ({ accountId = '' }: LoaderFunctionArgs['params']): number => {
  if (!/^[1-9]\d{0,8}$/.test(accountId)) throw pageNotFound()
  return Number(accountId)
}

export async function loader(args: LoaderFunctionArgs) {
  const { visitor } = allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const account = await accounts.roles.find(idIn(args.params))
  if (account === null) throw pageNotFound()
  const { id, firstName, lastName, email, isVerified, createdAt, gateways, changes } = account
  const notice = new URL(args.request.url).searchParams.get('said')
  const shown = {
    ...{ id, email, isVerified, gateways, roles: account.roles },
    name: `${firstName} ${lastName}`.trim(),
    since: createdAt.toISOString(),
    changes: changes.map(({ changedAt, ...change }) => ({ ...change, changedAt: changedAt.toISOString() })),
    isOwn: id === visitor.accountId,
    notice: (['saved', 'unchanged'] as const).find(each => each === notice) ?? null,
  }
  return data(shown, { headers: privateHeaders })
}

export interface RefusedRoles {
  reason: RoleRefusal
  /** The roles that were ticked in the form. */
  ticked: readonly Role[]
}

/**
 * The form sends the ticked roles and those it was rendered with: only the difference is applied, so that it does not undo a concurrent
 * change.
 */
export async function action(args: ActionFunctionArgs) {
  const { visitor } = allowed(args, 'give roles')
  const { accounts } = args.context.get(accountsContext)
  const accountId = idIn(args.params)
  const entries = await args.request.formData()
  const named = (field: string) => {
    const sent = new Set(entries.getAll(field))
    return roles.filter(role => sent.has(role))
  }
  const [had, ticked] = [named('had'), named('role')]
  const changes: RoleChange[] = [
    ...ticked.filter(role => !had.includes(role)).map(role => ({ kind: 'give', role }) as const),
    ...had.filter(role => !ticked.includes(role)).map(role => ({ kind: 'take', role }) as const),
  ]
  const outcome = await accounts.roles.change({ accountId, by: visitor.accountId, changes })
  switch (outcome.kind) {
    case 'missing':
      throw pageNotFound()
    case 'refused':
      return data<RefusedRoles>({ reason: outcome.reason, ticked }, { status: 422, headers: privateHeaders })
    case 'changed': {
      const notice = outcome.changes.length > 0 ? 'saved' : 'unchanged'
      return redirect(`${href('/my/dashboard/roles/:accountId', { accountId })}?said=${notice}`, { status: 303, headers: privateHeaders })
    }
  }
}
