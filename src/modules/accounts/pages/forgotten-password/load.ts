/** The request for a link that resets the password (specification, accounts.md sections 2 and 8). */

import { type ActionFunctionArgs, data } from 'react-router'
import { minutesOf, readEntries, requestContextOf, shownAgain } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import type { PasswordRequestOutcome } from '../../use-cases/registration/request-password-reset.ts'
import { accountsContext } from '../context.ts'
import { refusalOfFailure } from '../form-failures.ts'

export const loader = () => data(null, { headers: privateHeaders })

export async function action(args: ActionFunctionArgs) {
  const { accounts } = args.context.get(accountsContext)
  const entries = readEntries(await args.request.formData())
  const answer = (status: number, refusal: FormRefusal | undefined) =>
    data({ refusal, entries: shownAgain(entries), isAccepted: refusal === undefined }, { status, headers: privateHeaders })
  let outcome: PasswordRequestOutcome
  try {
    outcome = await accounts.registration.requestPasswordReset(requestContextOf(args), entries)
  } catch (error) {
    return answer(503, refusalOfFailure(error))
  }
  switch (outcome.kind) {
    case 'noted':
      return answer(200, undefined)
    case 'refused':
      return answer(422, { errors: outcome.errors, message: null })
    case 'too-many':
      return answer(429, { errors: {}, message: { key: 'letters-too-many', values: { count: minutesOf(outcome.wait) } } })
  }
}
