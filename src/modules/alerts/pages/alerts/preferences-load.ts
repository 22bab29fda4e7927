/**
 * The preferences of one subscriber, by the link of any of their emails (decision 0043): no sign-in is needed, and no other page is
 * accessible.
 */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { readChange } from '../../domain/preferences-change.ts'
import { alertsContext } from '../context.ts'
import { describePreferences } from './describe-preferences.ts'

/** The URL is a credential: no link on the page may disclose it as the referrer. */
export const privateLinkHeaders = { ...privateHeaders, 'Referrer-Policy': 'no-referrer' }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { alerts } = context.get(alertsContext)
  const found = await alerts.byToken(platform.key, params.token ?? '')
  if (found === null) return data(null, { status: 404, headers: privateLinkHeaders })
  const isConfirmed = new URL(request.url).searchParams.has('confirmed')
  return data({ ...(await describePreferences(context, found)), isConfirmed }, { headers: privateLinkHeaders })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { platform } = context.get(pageRequestContext)
  const { alerts } = context.get(alertsContext)
  const change = readChange(await request.formData())
  if (change === null) return data({ isStored: false }, { status: 422, headers: privateLinkHeaders })
  const isStored = await alerts.changeByToken(platform.key, params.token ?? '', change)
  return data({ isStored }, { status: isStored ? 200 : 404, headers: privateLinkHeaders })
}
