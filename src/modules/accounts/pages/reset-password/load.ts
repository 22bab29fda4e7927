/** Choosing a new password by the link of an email. */
import { href } from '../../../../core/http/href.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import type { FormRefusal } from '../../components/account-form/use-account-form.ts'
import type { ResetOutcome } from '../../use-cases/registration/reset-password.ts'
import { accountsContext } from '../context.ts'
import { refusalOfFailure } from '../form-failures.ts'
import { createLinkPage, doneMark, goOnTo } from '../link-page.ts'

const form = (refusal: FormRefusal | null) => ({ kind: 'open', open: { refusal } }) as const

export const { loader, action } = createLinkPage<{ refusal: FormRefusal | null }, true>({
  async find({ context }, secret) {
    const { registration } = context.get(accountsContext).accounts
    const found = await registration.findPasswordReset(context.get(pageRequestContext).platform.key, secret)
    return found.kind === 'open' ? form(null) : found
  },
  resend: (args, secret) => args.context.get(accountsContext).accounts.resendLink(requestContextOf(args), 'reset-password', secret),
  async confirm(args, secret) {
    const { registration } = args.context.get(accountsContext).accounts
    const entries = readEntries(await args.request.formData())
    let outcome: ResetOutcome
    try {
      outcome = await registration.resetPassword(requestContextOf(args), secret, entries)
    } catch (error) {
      return { ...form(refusalOfFailure(error)), status: 503 }
    }
    switch (outcome.kind) {
      case 'reset':
        return goOnTo(href('/password/reset/:ticket', { ticket: doneMark }))
      case 'refused':
        return { ...form({ errors: outcome.errors, message: null }), status: 422 }
      case 'used':
      case 'withdrawn':
      case 'expired':
      case 'unknown':
      case 'other-site':
      case 'target-gone':
        return outcome
    }
  },
  confirmed: () => true,
})
