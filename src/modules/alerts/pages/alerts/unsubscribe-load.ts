/**
 * The URL in List-Unsubscribe (RFC 8058): an email program posts to it, without cookies or confirmation. A browser gets a page that asks,
 * since programs that scan emails open links.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import type { PreferencesChange } from '../../domain/preferences-change.ts'
import { alertsContext } from '../context.ts'
import { privateLinkHeaders } from './preferences-load.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { alerts } = context.get(alertsContext)
  const token = params.token ?? ''
  const found = await alerts.byToken(platform.key, token)
  if (found === null) return data(null, { status: 404, headers: privateLinkHeaders })
  return data(
    { email: found.subscriber.email, preferences: href('/alerts/preferences/:token', { token }) },
    { headers: privateLinkHeaders },
  )
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { platform } = context.get(siteRequest)
  const { alerts } = context.get(alertsContext)
  const isTracking = new URL(request.url).searchParams.get('list') === 'tracking'
  const change: PreferencesChange = isTracking ? { kind: 'tracking mails', wants: false } : { kind: 'stop mails' }
  const isStored = await alerts.changeByToken(platform.key, params.token ?? '', change)
  return data({ isStored }, { status: isStored ? 200 : 404, headers: privateLinkHeaders })
}
