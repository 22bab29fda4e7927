/** Signing in (specification, accounts.md sections 2 “Sign-in screens” and 4 “Login”). */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { minutesOf, readEntries } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { readPendingTracking, trackingPath } from '../../domain/pending-tracking.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { pendingTracking } from '../pending-tracking-cookie.ts'

/** A user who is signed in already is redirected to the requested page, or told so where there is none. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const pending = readPendingTracking(searchParams)
  const returnTo = pending === null ? afterSignIn(searchParams.get('returnTo')) : trackingPath(pending)
  const { visitor, platform, brand, origin, isDevelopment } = context.get(siteRequest)
  const { accounts } = context.get(accountsContext)
  if (visitor.kind === 'signed-in' && returnTo !== '/') throw redirect(returnTo, { headers: privateHeaders })
  const headers = pending === null ? privateHeaders : withCookies([pendingTracking(pending, { secure: !isDevelopment })])
  const providers = accounts.identities.providers({ platform, brand, origin })
  const signedInAs = visitor.kind === 'signed-in' ? visitor.name : null
  return data({ returnTo, providers, passkeys: origin !== null, signedInAs }, { headers })
}

export type SignInAnswer = { kind: 'incomplete' } | { kind: 'no-cookie' } | { kind: 'wrong' } | { kind: 'too-many'; minutes: number }

export async function action({ context, request }: ActionFunctionArgs) {
  const { platform, clientInfo, credentials } = context.get(siteRequest)
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
      const returnTo = afterSignIn(entryOf(entries, 'returnTo'))
      // A page in another language has to be loaded as a document, since this one has other messages.
      const lead = splitLanguage(returnTo).language === null ? redirect : redirectDocument
      return lead(returnTo, { status: 303, headers: withCookies(outcome.setCookies) })
    }
  }
}
