/** The link by which an account without a password is deleted. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import type { NameChoice } from '../../domain/forms/my-details.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'

const answer = (name: NameChoice | null) => data({ name, isLast: false }, { status: name === null ? 410 : 200, headers: privateHeaders })

export const loader = async ({ context, params }: LoaderFunctionArgs) =>
  answer(await context.get(accountsContext).accounts.mine.findDeletion(params.ticket ?? ''))

export async function action(args: ActionFunctionArgs) {
  const { credentials, brand, platform } = args.context.get(siteRequest)
  const { accounts } = args.context.get(accountsContext)
  const { t } = await requestText({ brand, language: platform.languages[0] ?? 'en' })
  const outcome = await accounts.mine.confirmDeletion(requestContextOf(args), args.params.ticket ?? '', t('name-withheld'))
  if (outcome === 'unknown') return answer(null)
  if (outcome === 'last-super-editor') return data({ name: null, isLast: true }, { status: 409, headers: privateHeaders })
  const headers = withCookies(await accounts.sessions.signOut(credentials))
  return redirectDocument(href('/account/deleted'), { status: 303, headers })
}
