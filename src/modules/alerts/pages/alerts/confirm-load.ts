/** The link in an email that confirms alerts: its button signs up, not opening it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { alertsContext } from '../context.ts'
import { describeTopic } from './describe-topic.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { alerts } = context.get(alertsContext)
  const pending = await alerts.findPending(platform.key, params.ticket ?? '')
  const about = pending === null ? null : await describeTopic(context, pending.topic)
  if (pending === null || about === null) return data(null, { status: 410, headers: privateHeaders })
  return data({ email: pending.email, about }, { headers: privateHeaders })
}

export async function action({ context, params }: ActionFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { alerts } = context.get(alertsContext)
  const token = await alerts.confirm(platform.key, params.ticket ?? '')
  if (token === null) return data(null, { status: 410, headers: privateHeaders })
  return redirect(`${href('/alerts/preferences/:token', { token })}?confirmed`, {
    status: 303,
    headers: privateHeaders,
  })
}
