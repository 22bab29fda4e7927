/** The link in an email that confirms alerts. */
import { href } from '../../../../core/http/href.ts'
import { createLinkPage, goOnTo } from '../../../accounts/pages/link-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { alertsContext } from '../context.ts'
import { describeTopic } from './describe-topic.ts'

export const { loader, action } = createLinkPage({
  async find({ context }, secret) {
    const found = await context.get(alertsContext).alerts.findPending(context.get(pageRequestContext).platform.key, secret)
    if (found.kind !== 'open') return found
    const about = await describeTopic(context, found.pending.topic)
    return about === null ? { kind: 'target-gone' } : { kind: 'open', open: { email: found.pending.email, about } }
  },
  resend: (args, secret) => args.context.get(alertsContext).alerts.resendLink(requestContextOf(args), secret),
  async confirm({ context }, secret) {
    const outcome = await context.get(alertsContext).alerts.confirm(context.get(pageRequestContext).platform.key, secret)
    if (outcome.kind !== 'confirmed') return outcome
    return goOnTo(`${href('/alerts/preferences/:token', { token: outcome.token })}?confirmed`)
  },
})
