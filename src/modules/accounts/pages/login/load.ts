/** Signing in (specification, accounts.md sections 2 “Sign-in screens” and 4 “Login”). */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { minutesOf, readEntries } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { partLoaders } from '../../../sites/pages/parts.tsx'
import { readPendingTracking, trackingPath } from '../../domain/pending-tracking.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { pendingTracking } from '../pending-tracking-cookie.ts'
import { afterFirstFactor } from '../second-factor/after-first-factor.ts'
import './pending-act.ts'

/** A user who is signed in already is redirected to the requested page, or told so where there is none. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const pending = readPendingTracking(searchParams)
  const returnTo = pending === null ? afterSignIn(searchParams.get('returnTo')) : trackingPath(pending)
  const { user, platform, brand, origin, isDevelopment } = context.get(pageRequestContext)
  const { accounts } = context.get(accountsContext)
  if (user.kind === 'signed-in' && returnTo !== '/') throw redirect(returnTo, { headers: privateHeaders })
  const headers = pending === null ? privateHeaders : withCookies([pendingTracking(pending, { secure: !isDevelopment })])
  const providers = accounts.identities.providers({ platform, brand, origin })
  const signedInAs = user.kind === 'signed-in' ? user.name : null
  const pendingAct = await context.get(partLoaders).pendingAct(context, pending, returnTo)
  return data({ returnTo, providers, passkeys: origin !== null, signedInAs, pendingAct }, { headers })
}

export type SignInAnswer = { kind: 'incomplete' } | { kind: 'no-cookie' } | { kind: 'wrong' } | { kind: 'too-many'; minutes: number }

export async function action({ context, request }: ActionFunctionArgs) {
  const { platform, clientInfo, credentials } = context.get(pageRequestContext)
  const { accounts } = context.get(accountsContext)
  const entries = readEntries(await request.formData())
  const requested = {
    username: entryOf(entries, 'username'),
    password: entryOf(entries, 'password'),
    remember: entries['remember-me'] !== undefined,
  }
  const answer = (status: number, said: SignInAnswer) =>
    data({ answer: said, username: requested.username.slice(0, 254) }, { status, headers: privateHeaders })
  // Skipped silently (section 5).
  if (requested.username.trim() === '' || requested.password === '') return answer(422, { kind: 'incomplete' })
  if (!accounts.sessions.keepsCookies(request.headers.get('origin'))) return answer(422, { kind: 'no-cookie' })
  const outcome = await accounts.sessions.signIn(platform.key, requested, clientInfo, credentials)
  switch (outcome.kind) {
    case 'wrong':
      return answer(422, { kind: 'wrong' })
    case 'too-many':
      return answer(429, { kind: 'too-many', minutes: minutesOf(outcome.wait) })
    case 'signed-in': {
      const returnTo = afterFirstFactor(outcome.user, afterSignIn(entryOf(entries, 'returnTo')))
      // A page in another language has to be loaded as a document, since this one has other messages.
      const lead = splitLanguage(returnTo).language === null ? redirect : redirectDocument
      return lead(returnTo, { status: 303, headers: withCookies(outcome.setCookies) })
    }
  }
}
