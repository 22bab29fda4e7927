/** The pages after registration and after its confirmation (specification, accounts.md section 2). */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { minutesOf, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'
import { receiptOf } from '../registration-cookie.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { platform } = context.get(pageRequestContext)
  const { accounts } = context.get(accountsContext)
  return data(
    {
      isConfirmed: searchParams.has('confirmed'),
      returnTo: afterSignIn(searchParams.get('returnTo')),
      /** Known to the browser that registered alone. */
      email: await accounts.registration.emailOfReceipt(platform.key, receiptOf(request)),
      isResent: searchParams.has('resent'),
    },
    { headers: privateHeaders },
  )
}

/** Sends the email again. */
export async function action(args: ActionFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
  const outcome = await accounts.registration.resend(requestContextOf(args), receiptOf(args.request))
  if (outcome.kind === 'rate-limited') return data({ minutes: minutesOf(outcome.wait) }, { status: 429, headers: privateHeaders })
  return redirect(`${href('/register/redirect')}?resent`, { status: 303, headers: privateHeaders })
}
