/** Re-authentication, which adding or changing a sign-in method requires. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders, redirectToSignIn } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'
import { refusalOfFailure } from '../form-failures.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { user, origin } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const returnTo = returnToOf(args.request)
  if (await accounts.sessions.isFresh(user)) throw redirect(returnTo, { headers: privateHeaders })
  const [{ hasPassword }, { linked }, passkeys] = await Promise.all([
    accounts.mine.details(user).catch(redirectToSignIn),
    accounts.identities.mine(user),
    accounts.passkeys.list(user),
  ])
  const providers = accounts.identities.providers(requestContextOf(args).site)
  return data(
    {
      returnTo,
      hasPassword,
      providers: providers.filter(({ key }) => linked.some(({ provider }) => provider === key)),
      passkeys: passkeys.length > 0 && origin !== null,
    },
    { headers: privateHeaders },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { accounts } = args.context.get(accountsContext)
  const entries = readEntries(await args.request.formData())
  const invalid = await accounts.mine
    .reauthenticate(user, entryOf(entries, 'plainPassword'))
    .then(problem => problem && { errors: { plainPassword: problem }, message: null }, refusalOfFailure)
    .catch(redirectToSignIn)
  if (invalid !== null) return data({ refusal: invalid }, { status: 422, headers: privateHeaders })
  return redirect(returnToOf(args.request), { status: 303, headers: privateHeaders })
}

const returnToOf = ({ url }: Request): string => {
  const page = afterSignIn(new URL(url).searchParams.get('returnTo'))
  return page === '/' ? href('/my/user-details') : page
}
