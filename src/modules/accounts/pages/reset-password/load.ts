/** Choosing a new password by the link of an email. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import type { ResetOutcome } from '../../use-cases/registration/reset-password.ts'
import { accountsContext } from '../context.ts'
import { refusalOfFailure } from '../form-failures.ts'
import { doneMark } from '../link-done.ts'

export type ResetState = 'open' | 'done' | 'gone'

export async function loader({ context, params }: LoaderFunctionArgs) {
  if (params.ticket === doneMark) return data<{ state: ResetState }>({ state: 'done' }, { headers: privateHeaders })
  const isOpen = await context.get(accountsContext).accounts.registration.canResetPassword(params.ticket ?? '')
  const state: ResetState = isOpen ? 'open' : 'gone'
  return data({ state }, { status: isOpen ? 200 : 410, headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
  const entries = readEntries(await args.request.formData())
  const answer = (status: number, state: ResetState, refusal?: FormRefusal) => data({ state, refusal }, { status, headers: privateHeaders })
  let outcome: ResetOutcome
  try {
    outcome = await accounts.registration.resetPassword(requestContextOf(args), args.params.ticket ?? '', entries)
  } catch (error) {
    return answer(503, 'open', refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'reset':
      return redirect(href('/password/reset/:ticket', { ticket: doneMark }), { status: 303, headers: privateHeaders })
    case 'refused':
      return answer(422, 'open', { errors: outcome.errors, message: null })
    case 'unknown':
      return answer(410, 'gone')
  }
}
