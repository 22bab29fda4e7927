/** The link of a registration through ORCID or an institution. Opening it confirms nothing: its button does. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { afterSignIn } from '../../../sites/domain/last-page.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { PendingLinkedAccount } from '../../use-cases/identities/confirm-linked-account.ts'
import { accountsContext } from '../context.ts'
import { doneMark } from '../link-done.ts'

type Confirmation =
  | { kind: 'open'; waiting: PendingLinkedAccount }
  | { kind: 'ready'; provider: { key: string; name: string }; returnTo: string }
  | { kind: 'taken' }
  | { kind: 'gone' }

const answer = (confirmation: Confirmation, status = 200) => data(confirmation, { status, headers: privateHeaders })

export async function loader(args: LoaderFunctionArgs) {
  const { platform, brand, origin } = args.context.get(siteRequest)
  const { accounts } = args.context.get(accountsContext)
  if (args.params.ticket === doneMark) {
    const query = new URL(args.request.url).searchParams
    const provider = accounts.identities.providers({ platform, brand, origin }).find(({ key }) => key === query.get('provider'))
    if (provider === undefined) return answer({ kind: 'gone' }, 410)
    return answer({ kind: 'ready', provider, returnTo: afterSignIn(query.get('returnTo')) })
  }
  const waiting = await accounts.identities.findPendingLinkedAccount(requestContextOf(args), args.params.ticket ?? '')
  return waiting === null ? answer({ kind: 'gone' }, 410) : answer({ kind: 'open', waiting })
}

export async function action(args: ActionFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
  const outcome = await accounts.identities.confirmLinkedAccount(requestContextOf(args), args.params.ticket ?? '')
  if (outcome.kind === 'confirmed') {
    const { provider, returnTo } = outcome
    const query = new URLSearchParams({ provider: provider.key, ...(returnTo !== '/' && { returnTo }) })
    return redirect(`${href('/login/confirm/:ticket', { ticket: doneMark })}?${query}`, { status: 303, headers: privateHeaders })
  }
  return outcome.kind === 'taken' ? answer({ kind: 'taken' }, 409) : answer({ kind: 'gone' }, 410)
}
