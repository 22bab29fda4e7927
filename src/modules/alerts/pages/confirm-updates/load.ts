/** The link that confirms a sign-up for updates. */
import { href } from '../../../../core/http/href.ts'
import { createLinkPage, doneMark, goOnTo } from '../../../accounts/pages/link-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { alertsContext } from '../context.ts'

export const { loader, action } = createLinkPage<{ email: string }, true>({
  async find({ context }, secret) {
    const found = await context.get(alertsContext).updates.find(context.get(pageRequestContext).platform.key, secret)
    return found.kind === 'open' ? { kind: 'open', open: { email: found.data.email } } : found
  },
  resend: (args, secret) => args.context.get(alertsContext).updates.resendLink(requestContextOf(args), secret),
  async confirm({ context }, secret) {
    const outcome = await context.get(alertsContext).updates.confirm(context.get(pageRequestContext).platform.key, secret)
    return outcome.kind === 'confirmed' ? goOnTo(href('/updates/confirm/:ticket', { ticket: doneMark })) : outcome
  },
  confirmed: () => true,
})
