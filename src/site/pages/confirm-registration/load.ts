/** The link of a registration. Opening it confirms nothing, since programs that look through mail open links: its button does. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { siteRequest } from '../../context.ts'
import { forOneAlone } from '../../guard.ts'

export type Confirmation = { kind: 'open'; name: string; email: string } | { kind: 'taken' } | { kind: 'gone' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { platform, accounts } = context.get(siteRequest)
  const pending = await accounts.registration.find(platform.key, params.ticket ?? '')
  const confirmation: Confirmation =
    pending === null
      ? { kind: 'gone' }
      : { kind: 'open', name: `${pending.person.firstName} ${pending.person.lastName}`, email: pending.email }
  return data(confirmation, { status: pending === null ? 410 : 200, headers: forOneAlone })
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { platform, accounts } = context.get(siteRequest)
  const { kind } = await accounts.registration.confirm(platform.key, params.ticket ?? '')
  if (kind === 'confirmed') return redirect('/register/redirect?confirmed', { status: 303, headers: forOneAlone })
  const confirmation: Confirmation = { kind: kind === 'taken' ? 'taken' : 'gone' }
  return data(confirmation, { status: kind === 'taken' ? 409 : 410, headers: forOneAlone })
}
