/**
 * The page after a sign-in at ORCID or an institution whose identity is linked to no account: a short registration, or linking an account.
 */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { minutesOf, readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import type { CreateLinkedAccountOutcome, LinkWithPasswordOutcome } from '../../use-cases/identities/create-linked-account.ts'
import { authorizationSecret } from '../authorization-secret.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { refusalOfFailure } from '../form-failures.ts'

const linkedKeys = messageKeys('way', ['taken', 'other-linked'])

export async function loader(args: LoaderFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
  const pendingLink = await accounts.identities.findPendingLink(requestContextOf(args), authorizationSecret(args.request))
  if (pendingLink === null) return data({ pendingLink: null }, { status: 410, headers: privateHeaders })
  const { provider, emailIsKnown, identity } = pendingLink
  const { label, firstName, lastName, email } = identity
  return data({ pendingLink: { provider, emailIsKnown, label, firstName, lastName, email } }, { headers: privateHeaders })
}

type Form = 'new' | 'link'
const nothing: FormRefusal = { errors: {}, message: null }
const said = (key: string, values: Record<string, string | number> = {}): FormRefusal => ({ errors: {}, message: { key, values } })

/** Two forms: `new` creates an account, `link` uses an existing one. */
export async function action(args: ActionFunctionArgs) {
  const { credentials } = args.context.get(pageRequestContext)
  const { accounts } = args.context.get(accountsContext)
  const requestContext = requestContextOf(args)
  const secret = authorizationSecret(args.request)
  const entries = readEntries(await args.request.formData())
  const form: Form = entryOf(entries, 'form') === 'link' ? 'link' : 'new'
  const passwordCredentials = { username: entryOf(entries, 'username'), password: entryOf(entries, 'password') }
  let outcome: CreateLinkedAccountOutcome | LinkWithPasswordOutcome
  try {
    outcome =
      form === 'link'
        ? await accounts.identities.linkWithPassword(requestContext, secret, passwordCredentials, credentials)
        : await accounts.identities.createLinkedAccount(requestContext, secret, entries, credentials)
  } catch (error) {
    return refused(503, form, entries, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'signed-in':
      return redirect(outcome.returnTo, { status: 303, headers: withCookies(outcome.setCookies) })
    case 'noted':
      return redirect(href('/register/redirect'), { status: 303, headers: withCookies(outcome.setCookies) })
    case 'expired':
    case 'address-known':
      // The page shows the message itself.
      return refused(outcome.kind === 'expired' ? 410 : 422, form, entries, nothing)
    case 'refused':
      return refused(422, form, entries, { errors: outcome.errors, message: { key: 'registration-error', values: {} } })
    case 'too-many':
      return refused(429, form, entries, said('way-too-many', { count: minutesOf(outcome.wait) }))
    case 'wrong':
      return refused(422, form, entries, said('sign-in-failed'))
    case 'taken':
    case 'other-linked':
      return refused(422, form, entries, said(linkedKeys[outcome.kind], { provider: '' }))
  }
}

const refused = (status: number, form: Form, entries: Entries, refusal: FormRefusal) =>
  data({ form, refusal, entries: shownAgain(entries) }, { status, headers: privateHeaders })
