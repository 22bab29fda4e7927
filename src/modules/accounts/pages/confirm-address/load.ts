/** The link that confirms a new email address. */
import { href } from '../../../../core/http/href.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { accountsContext } from '../context.ts'
import { createLinkPage, doneMark, goOnTo } from '../link-page.ts'

export const { loader, action } = createLinkPage<{ email: string }, true>({
  async find({ context }, secret) {
    const found = await context.get(accountsContext).accounts.mine.findEmailChange(context.get(pageRequestContext).platform.key, secret)
    return found.kind === 'open' ? { kind: 'open', open: { email: found.data.newAddress } } : found
  },
  resend: (args, secret) => args.context.get(accountsContext).accounts.resendLink(requestContextOf(args), 'change-address', secret),
  async confirm(args, secret) {
    const outcome = await args.context.get(accountsContext).accounts.mine.confirmAddress(requestContextOf(args), secret)
    if (outcome.kind === 'taken') return { kind: 'conflict' }
    return outcome.kind === 'confirmed' ? goOnTo(href('/my/confirm-address/:ticket', { ticket: doneMark })) : outcome
  },
  confirmed: () => true,
})
