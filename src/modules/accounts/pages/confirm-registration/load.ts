/** The link that confirms a registration. */
import { href } from '../../../../core/http/href.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { accountsContext } from '../context.ts'
import { createLinkPage, goOnTo } from '../link-page.ts'

export const { loader, action } = createLinkPage({
  async find({ context }, secret) {
    const found = await context.get(accountsContext).accounts.registration.find(context.get(pageRequestContext).platform.key, secret)
    if (found.kind !== 'open') return found
    const { email, person } = found.data
    return { kind: 'open', open: { name: `${person.firstName} ${person.lastName}`, email } }
  },
  resend: (args, secret) => args.context.get(accountsContext).accounts.resendLink(requestContextOf(args), 'register', secret),
  async confirm({ context }, secret) {
    const outcome = await context.get(accountsContext).accounts.registration.confirm(context.get(pageRequestContext).platform.key, secret)
    if (outcome.kind === 'taken') return { kind: 'conflict' }
    if (outcome.kind !== 'confirmed') return outcome
    const back = outcome.returnTo === '/' ? '' : `&returnTo=${encodeURIComponent(outcome.returnTo)}`
    return goOnTo(`${href('/register/redirect')}?confirmed${back}`)
  },
})
