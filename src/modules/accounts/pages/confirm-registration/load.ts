/** The link that confirms a registration. Its button confirms, not opening it, since programs that scan emails open links. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'

export type Confirmation = { kind: 'open'; name: string; email: string } | { kind: 'taken' } | { kind: 'gone' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { accounts } = context.get(accountsContext)
  const pending = await accounts.registration.find(platform.key, params.ticket ?? '')
  const confirmation: Confirmation =
    pending === null
      ? { kind: 'gone' }
      : { kind: 'open', name: `${pending.person.firstName} ${pending.person.lastName}`, email: pending.email }
  return data(confirmation, { status: pending === null ? 410 : 200, headers: privateHeaders })
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { accounts } = context.get(accountsContext)
  const outcome = await accounts.registration.confirm(platform.key, params.ticket ?? '')
  switch (outcome.kind) {
    case 'confirmed': {
      const back = outcome.returnTo === '/' ? '' : `&returnTo=${encodeURIComponent(outcome.returnTo)}`
      return redirect(`${href('/register/redirect')}?confirmed${back}`, { status: 303, headers: privateHeaders })
    }
    case 'taken':
      return data<Confirmation>({ kind: 'taken' }, { status: 409, headers: privateHeaders })
    case 'unknown':
      return data<Confirmation>({ kind: 'gone' }, { status: 410, headers: privateHeaders })
  }
}
