/** The link that confirms a sign-up for updates. Its button confirms, not opening it, since programs that scan emails open links. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { doneMark } from '../../../accounts/pages/link-done.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { alertsContext } from '../context.ts'

export type Confirmation = { kind: 'open'; email: string } | { kind: 'confirmed' } | { kind: 'gone' }

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.ticket === doneMark) return data<Confirmation>({ kind: 'confirmed' }, { headers: privateHeaders })
  const { platform } = context.get(siteRequest)
  const { updates } = context.get(alertsContext)
  const email = await updates.find(platform.key, params.ticket ?? '')
  const confirmation: Confirmation = email === null ? { kind: 'gone' } : { kind: 'open', email }
  return data(confirmation, { status: email === null ? 410 : 200, headers: privateHeaders })
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { updates } = context.get(alertsContext)
  const isConfirmed = await updates.confirm(platform.key, params.ticket ?? '')
  if (isConfirmed) return redirect(href('/updates/confirm/:ticket', { ticket: doneMark }), { status: 303, headers: privateHeaders })
  return data<Confirmation>({ kind: 'gone' }, { status: 410, headers: privateHeaders })
}
