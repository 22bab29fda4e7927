import { isHttpError } from '../../../core/http/http-error.ts'
import type { FormRefusal } from '../components/account-form/use-account-form.ts'

/** The message for a failure that is not an error of the entries. @throws errors that have no message for the user */
export function refusalOfFailure(error: unknown): FormRefusal {
  if (!isHttpError(error)) throw error
  switch (error.code) {
    case 'ORIGIN_UNKNOWN':
      console.error(error.message)
      return { errors: {}, message: { key: 'letters-not-set-up', values: {} } }
    case 'SIGN_IN_BUSY':
      return { errors: {}, message: { key: 'account-busy', values: {} } }
    default:
      throw error
  }
}
