/** Somebody comes back from ORCID or an institution, and no account here is known by that: the short registration, or an account to link. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../domain/forms/entries.ts'
import type { JoinOutcome, LinkWithPasswordOutcome } from '../../../use-cases/accounts/identities/join.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import { siteRequest } from '../../context.ts'
import { withCookies } from '../../cookie-headers.ts'
import { requestContextOf, minutesOf, readEntries, shownAgain } from '../../form-entries.ts'
import { refusalOfFailure } from '../../form-failures.ts'
import { forOneAlone } from '../../guard.ts'
import { journeySecret } from '../../journey-secret.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { accounts } = args.context.get(siteRequest)
  const joining = await accounts.identities.findJoining(requestContextOf(args), journeySecret(args.request))
  if (joining === null) return data({ joining: null }, { status: 410, headers: forOneAlone })
  const { provider, addressIsKnown, identity } = joining
  const { label, firstName, lastName, email } = identity
  return data({ joining: { provider, addressIsKnown, label, firstName, lastName, email } }, { headers: forOneAlone })
}

type Form = 'new' | 'link'
const nothing: FormRefusal = { errors: {}, message: null }
const said = (key: string, values: Record<string, string | number> = {}): FormRefusal => ({ errors: {}, message: { key, values } })

/** Two forms: `new` makes an account, `link` takes one that is there. */
export async function action(args: ActionFunctionArgs) {
  const { accounts, credentials } = args.context.get(siteRequest)
  const requestContext = requestContextOf(args)
  const secret = journeySecret(args.request)
  const entries = readEntries(await args.request.formData())
  const form: Form = entryOf(entries, 'form') === 'link' ? 'link' : 'new'
  const passwordCredentials = { username: entryOf(entries, 'username'), password: entryOf(entries, 'password') }
  let outcome: JoinOutcome | LinkWithPasswordOutcome
  try {
    outcome =
      form === 'link'
        ? await accounts.identities.linkWithPassword(requestContext, secret, passwordCredentials, credentials)
        : await accounts.identities.join(requestContext, secret, entries, credentials)
  } catch (error) {
    return refused(503, form, entries, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'signed-in':
      return redirect(outcome.returnTo, { status: 303, headers: withCookies(outcome.setCookies) })
    case 'noted':
      return redirect('/register/redirect', { status: 303, headers: withCookies(outcome.setCookies) })
    case 'expired':
    case 'address-known':
      // The page says so by itself.
      return refused(outcome.kind === 'expired' ? 410 : 422, form, entries, nothing)
    case 'refused':
      return refused(422, form, entries, { errors: outcome.errors, message: { key: 'registration-error', values: {} } })
    case 'too-many':
      return refused(429, form, entries, said('way-too-many', { count: minutesOf(outcome.wait) }))
    case 'wrong':
      return refused(422, form, entries, said('sign-in-failed'))
    case 'taken':
    case 'other-linked':
      return refused(422, form, entries, said(`way-${outcome.kind}`, { provider: '' }))
  }
}

const refused = (status: number, form: Form, entries: Entries, refusal: FormRefusal) =>
  data({ form, refusal, entries: shownAgain(entries) }, { status, headers: forOneAlone })
