/** The link that confirms a new email address: its button does so, not opening it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { accountsContext } from '../context.ts'
import { doneMark } from '../link-done.ts'

export type AddressState = { kind: 'open'; email: string } | { kind: 'done' } | { kind: 'taken' } | { kind: 'gone' }

const answer = (status: number, state: AddressState) => data(state, { status, headers: privateHeaders })

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.ticket === doneMark) return answer(200, { kind: 'done' })
  const email = await context.get(accountsContext).accounts.mine.findAddressChange(params.ticket ?? '')
  return email === null ? answer(410, { kind: 'gone' }) : answer(200, { kind: 'open', email })
}

export async function action(args: ActionFunctionArgs) {
  const outcome = await args.context.get(accountsContext).accounts.mine.confirmAddress(requestContextOf(args), args.params.ticket ?? '')
  switch (outcome.kind) {
    case 'confirmed':
      return redirect(href('/my/confirm-address/:ticket', { ticket: doneMark }), { status: 303, headers: privateHeaders })
    case 'taken':
      return answer(409, { kind: 'taken' })
    case 'unknown':
      return answer(410, { kind: 'gone' })
  }
}
