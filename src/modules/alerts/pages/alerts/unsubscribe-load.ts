/**
 * The URL in List-Unsubscribe (RFC 8058): an email program posts to it, without cookies or confirmation. A browser gets a page that asks,
 * since programs that scan emails open links.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import type { LinkState } from '../../../accounts/domain/mailed-links.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import type { PreferencesChange } from '../../domain/preferences-change.ts'
import { alertsContext } from '../context.ts'
import { privateLinkHeaders } from './preferences-load.ts'

/** The token is signed, not stored: it can be used any number of times, and does not expire. */
const answer = (state: LinkState<{ email: string; preferences: string }, true>) =>
  data(state, { status: state.kind === 'unknown' ? 404 : 200, headers: privateLinkHeaders })

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { alerts } = context.get(alertsContext)
  const token = params.token ?? ''
  const found = await alerts.byToken(platform.key, token)
  if (found === null) return answer({ kind: 'unknown' })
  return answer({ kind: 'open', open: { email: found.subscriber.email, preferences: href('/alerts/preferences/:token', { token }) } })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { alerts } = context.get(alertsContext)
  const isTracking = new URL(request.url).searchParams.get('list') === 'tracking'
  const change: PreferencesChange = isTracking ? { kind: 'tracking mails', wants: false } : { kind: 'stop mails' }
  const isStored = await alerts.changeByToken(platform.key, params.token ?? '', change)
  return answer(isStored ? { kind: 'confirmed', confirmed: true } : { kind: 'unknown' })
}
