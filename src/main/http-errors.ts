import { isUnreachable } from '../core/database/unreachable.ts'
import { type DescribedError, describeHttpError, HttpError } from '../core/http/http-error.ts'

/** How the server answers an error, whichever route it comes from; the pages' own map is src/modules/sites/pages/failures.ts. */
export const describeError = (error: Error): DescribedError =>
  describeHttpError(isUnreachable(error) ? new HttpError('DATABASE_UNAVAILABLE', error.message, { cause: error }) : error)
