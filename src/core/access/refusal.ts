import { HttpError } from '../http/http-error.ts'
import { type AccessSite, type Action, awaitsSecondFactor, maySomewhere } from './access.ts'
import type { User } from './user.ts'

export const notAllowedError = () => new HttpError('FORBIDDEN', 'Your account has no role that may do this.')

/**
 * The answer to a call of a user who may not do it, or not yet.
 * @param isAllowed `mayOnSite` for what is of the whole site @param otherwise where no second factor is missing
 */
export const refusalFor = (
  user: User,
  action: Action,
  site: AccessSite,
  isAllowed = maySomewhere,
  otherwise: () => HttpError = notAllowedError,
): HttpError =>
  awaitsSecondFactor(user, action, site, isAllowed)
    ? new HttpError(
        'SECOND_FACTOR_REQUIRED',
        'This needs a second factor: give its code to POST /api/sessions/second-factor, or open /my/second-factor in a browser.',
      )
    : otherwise()
