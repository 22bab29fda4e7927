import { expect, test } from 'vitest'
import { notFoundError, rateLimitedError, searchNotReadyError } from '../core/http/api/errors.ts'
import { HttpError } from '../core/http/http-error.ts'
import { originUnknownError } from '../modules/accounts/use-cases/account-emails.ts'
import { signInBusyError } from '../modules/accounts/use-cases/passwords.ts'
import { freshSignInRequiredError } from '../modules/accounts/use-cases/sessions/fresh-sign-in.ts'
import { describeError } from './http-errors.ts'

test.each([
  [signInBusyError(), 429, 10, /Try again in a few seconds/],
  [rateLimitedError(42), 429, 42, /Try again later/],
  [new HttpError('SIGN_IN_BUSY', 'Later.', { retryAfter: 0, cause: new Error('inner') }), 429, 0, /^Later\.$/],
  [originUnknownError('wellcome'), 400, undefined, /“wellcome”.*RECTO_PLATFORMS/],
  [freshSignInRequiredError(), 401, undefined, /the last 10 minutes/],
  [new HttpError('ACCOUNT_REMOVED', 'The account is not there any more.'), 401, undefined, /not there any more/],
  [searchNotReadyError(), 503, 30, /is being made/],
  [notFoundError('such passkey'), 404, undefined, /There is no such passkey/],
  [
    new HttpError('DATABASE_UNAVAILABLE', 'Connection to 10.0.0.1 refused'),
    503,
    30,
    /^The library cannot be reached\. Try again in a while\.$/,
  ],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 30, /^The library cannot be reached/],
  [Object.assign(new Error('Body too large'), { statusCode: 413 }), 413, undefined, /^Body too large$/],
  [Object.assign(new Error('the secret is 42'), { statusCode: 502 }), 500, undefined, /^Something went wrong\.\.\.$/],
  [new Error('the secret is 42'), 500, undefined, /^Something went wrong\.\.\.$/],
])('%o has the right status, Retry-After and message', (error, status, retryAfter, message) => {
  const failure = describeError(error)
  expect([failure.status, failure.retryAfter]).toEqual([status, retryAfter])
  expect(failure.message).toMatch(message)
})
