/** Sets up an authenticator app: the key is shown, and stored once the app has made a code with it. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowed, pageOf, privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { redirectToConfirm } from './redirect-to-confirm.ts'

const refusalKeys = messageKeys('factor-app', ['expired', 'most'])

const returnToOf = ({ url }: Request): string => {
  const page = afterSignIn(new URL(url).searchParams.get('returnTo'))
  return page === '/' ? href('/my/ways-in') : page
}

/** The page as it is returned to, with where it leads itself. */
const thisPage = (request: Request): string => pageOf({ url: request.url, method: 'GET' })

export async function loader(args: LoaderFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { secondFactors } = args.context.get(accountsContext).accounts
  if (!(await secondFactors.mine(user)).isOffered) throw pageNotFound()
  const offer = await secondFactors.offer(requestContextOf(args), user, null).catch(redirectToConfirm(thisPage(args.request)))
  return data({ returnTo: returnToOf(args.request), offer }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { user } = allowed(args, 'see my details')
  const { secondFactors } = args.context.get(accountsContext).accounts
  const context = requestContextOf(args)
  if (!(await secondFactors.mine(user)).isOffered) throw pageNotFound()
  const entries = readEntries(await args.request.formData())
  const typed = { offer: entryOf(entries, 'offer'), code: entryOf(entries, 'code'), name: entryOf(entries, 'name') }
  const toConfirm = redirectToConfirm(thisPage(args.request))
  const outcome = await secondFactors.confirm(context, user, typed).catch(toConfirm)
  const refuse = async (refusal: FormRefusal) => {
    const offer = await secondFactors.offer(context, user, typed.offer).catch(toConfirm)
    return data({ kind: 'refused' as const, refusal, offer, name: typed.name.slice(0, 50) }, { status: 422, headers: privateHeaders })
  }
  switch (outcome.kind) {
    case 'added':
      if (outcome.recoveryCodes === null)
        throw redirect(returnToOf(args.request), { status: 303, headers: withCookies(outcome.setCookies) })
      return data({ kind: 'added' as const, recoveryCodes: outcome.recoveryCodes }, { headers: withCookies(outcome.setCookies) })
    case 'wrong-code':
      return await refuse({ errors: { code: { key: 'factor-app-wrong-code', values: {} } }, message: null })
    case 'banned-name':
      return await refuse({ errors: { name: { key: 'label-banned-characters', values: {} } }, message: null })
    case 'expired':
    case 'most':
      return await refuse({ errors: {}, message: { key: refusalKeys[outcome.kind], values: {} } })
  }
}
