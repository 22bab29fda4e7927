/** The link by which an account without a password is deleted. */
import { redirectDocument } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import { accountsContext } from '../context.ts'
import { withCookies } from '../cookie-headers.ts'
import { createLinkPage } from '../link-page.ts'

export const { loader, action } = createLinkPage({
  async find({ context }, secret) {
    const found = await context.get(accountsContext).accounts.mine.findDeletion(context.get(pageRequestContext).platform.key, secret)
    return found.kind === 'open' ? { kind: 'open', open: found.data } : found
  },
  resend: (args, secret) => args.context.get(accountsContext).accounts.resendLink(requestContextOf(args), 'delete-account', secret),
  async confirm(args, secret) {
    const { credentials, brand, platform } = args.context.get(pageRequestContext)
    const { accounts } = args.context.get(accountsContext)
    const { t } = await requestText({ brand, language: platform.languages[0] ?? 'en' })
    const outcome = await accounts.mine.confirmDeletion(requestContextOf(args), secret, t('name-withheld'))
    if (outcome.kind === 'last-super-editor') return { kind: 'conflict' }
    if (outcome.kind !== 'deleted') return outcome
    const headers = withCookies(await accounts.sessions.signOut(credentials))
    return redirectDocument(href('/account/deleted'), { status: 303, headers })
  },
})
