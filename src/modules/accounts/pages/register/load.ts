/** Registration (specification, accounts.md sections 2 to 5). */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { Entries } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { minutesOf, readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import { countriesIn } from '../../domain/countries.ts'
import type { InstitutionMatch } from '../../domain/organisations/institution-entry.ts'
import { entriesOfInstitution } from '../../domain/organisations/institution-entry.ts'
import type { PendingRegistration, PlainQuestion, RegisterOutcome } from '../../use-cases/registration/register.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { refusalOfFailure } from '../form-failures.ts'
import { receiptCookie, receiptOf } from '../registration-cookie.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, user, platform } = context.get(pageRequestContext)
  const { searchParams } = new URL(request.url)
  const { accounts, organisations } = context.get(accountsContext)
  return data(
    {
      countries: countriesIn(language),
      hasInstitutions: await organisations.areLoaded(),
      question: await accounts.registration.askQuestion(),
      returnTo: afterSignIn(searchParams.get('returnTo')),
      entries: searchParams.has('change') ? entriesOf(await accounts.registration.pendingOfReceipt(platform.key, receiptOf(request))) : {},
      signedInAs: user.kind === 'signed-in' ? user.name : null,
    },
    { headers: privateHeaders },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
  const { isDevelopment } = args.context.get(pageRequestContext)
  const entries = readEntries(await args.request.formData())
  const signedOut = await signOut(args)
  const answer = (status: number, refusal: FormRefusal, matches: readonly InstitutionMatch[] = [], question?: PlainQuestion) =>
    data({ refusal, matches, question, entries: shownAgain(entries) }, { status, headers: signedOut })
  let outcome: RegisterOutcome
  try {
    outcome = await accounts.registration.register(requestContextOf(args), entries)
  } catch (error) {
    return answer(503, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'noted':
      signedOut.append('Set-Cookie', receiptCookie(outcome.receipt, { secure: !isDevelopment }))
      return redirect(href('/register/redirect'), { status: 303, headers: signedOut })
    case 'refused': {
      // A rejected answer cannot be used again: the page gets a new question.
      const question = outcome.errors.gRecaptchaResponse && (await accounts.registration.askQuestion())
      return answer(422, { errors: outcome.errors, message: { key: 'registration-error', values: {} } }, outcome.matches, question)
    }
    case 'too-many':
      return answer(429, { errors: {}, message: { key: 'letters-too-many', values: { count: minutesOf(outcome.wait) } } })
  }
}

/** The form as it was filled, without address and password. */
function entriesOf(pending: PendingRegistration | null): Entries {
  if (pending === null) return {}
  const { institution, institutionRor, receiveTocAlerts, ...person } = pending.person
  const known = { ...person, ...entriesOfInstitution({ name: institution, ror: institutionRor }) }
  const entries = Object.entries(known).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, [value]] as const]))
  return { ...Object.fromEntries(entries), ...(receiveTocAlerts && { receiveTocAlerts: ['true'] }) }
}

/** Registration while signed in first signs out (specification, accounts.md section 4). */
async function signOut({ context }: Pick<ActionFunctionArgs, 'context'>): Promise<Headers> {
  const { user, credentials } = context.get(pageRequestContext)
  const { accounts } = context.get(accountsContext)
  return withCookies(user.kind === 'anonymous' ? [] : await accounts.sessions.signOut(credentials))
}
