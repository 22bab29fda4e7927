/** The link of a registration through ORCID or an institution. */
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { accountsContext } from '../context.ts'
import { createLinkPage, doneMark, goOnTo } from '../link-page.ts'

export const { loader, action } = createLinkPage({
  async find(args, secret) {
    const { identities } = args.context.get(accountsContext).accounts
    const found = await identities.findPendingLinkedAccount(requestContextOf(args), secret)
    return found.kind === 'open' ? { kind: 'open', open: found.pending } : found
  },
  resend: (args, secret) => args.context.get(accountsContext).accounts.resendLink(requestContextOf(args), 'confirm-linked-account', secret),
  async confirm(args, secret) {
    const { identities } = args.context.get(accountsContext).accounts
    const outcome = await identities.confirmLinkedAccount(requestContextOf(args), secret)
    if (outcome.kind === 'taken') return { kind: 'conflict' }
    if (outcome.kind !== 'confirmed') return outcome
    const { provider, returnTo } = outcome
    const query = new URLSearchParams({ provider: provider.key, ...(returnTo !== '/' && { returnTo }) })
    return goOnTo(`${href('/login/confirm/:ticket', { ticket: doneMark })}?${query}`)
  },
  confirmed({ context, request }) {
    const { platform, brand, origin } = context.get(pageRequestContext)
    const query = new URL(request.url).searchParams
    const providers = context.get(accountsContext).accounts.identities.providers({ platform, brand, origin })
    const provider = providers.find(({ key }) => key === query.get('provider'))
    return provider === undefined ? null : { provider, returnTo: afterSignIn(query.get('returnTo')) }
  },
})
