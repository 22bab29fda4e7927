/** Asks for the second factor of a session; of an account that has none, to set one up. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { minutesOf, readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user, origin, platform } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const { searchParams } = new URL(args.request.url)
  const returnTo = afterSignIn(searchParams.get('returnTo'))
  const { authenticators, passkeys, confirmation } = await accounts.secondFactors.mine(user)
  const hasFactor = authenticators.length + passkeys > 0
  const isRequested = user.withheld !== null || (hasFactor && confirmation === 'factor' && searchParams.has('confirm'))
  if (!isRequested) throw redirect(returnTo, { headers: privateHeaders })
  return data(
    {
      ...{ returnTo, hasFactor, site: platform.displayName },
      hasAuthenticator: authenticators.length > 0,
      hasPasskey: passkeys > 0 && origin !== null,
      // With it the page is asked for before something is changed, and nothing else is closed.
      isWithheld: user.withheld !== null,
      knowsOrigin: origin !== null,
    },
    { headers: privateHeaders },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const code = entryOf(readEntries(await args.request.formData()), 'code')
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal }, { status, headers: privateHeaders })
  const outcome = await accounts.secondFactors.give(requestContextOf(args), user, code, true)
  switch (outcome.kind) {
    case 'wrong':
      return refuse(422, { errors: { code: { key: 'factor-wrong', values: {} } }, message: null })
    case 'too-many':
      return refuse(429, { errors: {}, message: { key: 'factor-too-many', values: { count: minutesOf(outcome.wait) } } })
    case 'given':
      return redirect(afterSignIn(new URL(args.request.url).searchParams.get('returnTo')), {
        status: 303,
        headers: withCookies(outcome.setCookies),
      })
  }
}
