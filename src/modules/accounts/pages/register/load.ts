/** Registration (specification, accounts.md sections 2 to 5). */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { minutesOf, readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import { countriesIn } from '../../domain/countries.ts'
import type { InstitutionMatch } from '../../domain/organisations/institution-entry.ts'
import type { PlainQuestion, RegisterOutcome } from '../../use-cases/registration/register.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { refusalOfFailure } from '../form-failures.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { language, visitor } = context.get(siteRequest)
  const { accounts } = context.get(accountsContext)
  return data(
    {
      countries: countriesIn(language),
      question: await accounts.registration.askQuestion(),
      returnTo: afterSignIn(new URL(request.url).searchParams.get('returnTo')),
      signedInAs: visitor.kind === 'signed-in' ? visitor.name : null,
    },
    { headers: privateHeaders },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
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

/** Registration while signed in first signs out (specification, accounts.md section 4). */
async function signOut({ context }: Pick<ActionFunctionArgs, 'context'>): Promise<Headers> {
  const { visitor, credentials } = context.get(siteRequest)
  const { accounts } = context.get(accountsContext)
  return withCookies(visitor.kind === 'anonymous' ? [] : await accounts.sessions.signOut(credentials))
}
