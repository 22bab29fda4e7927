import { expect, test } from 'vitest'
import { NotFoundError, SearchNotReadyError } from './api/errors.ts'
import { describeFailure } from './describe-failure.ts'
import { AccountGoneError } from './use-cases/accounts/details/my-details.ts'
import { OriginUnknownError } from './use-cases/accounts/letters.ts'
import { TooManySignInsError } from './use-cases/accounts/passwords.ts'
import { FreshSignInNeededError } from './use-cases/accounts/sessions/fresh-sign-in.ts'

test.each([
  [new TooManySignInsError(), 429, 10, /Try again in a few seconds/],
  [new OriginUnknownError('wellcome'), 400, undefined, /“wellcome”.*RECTO_PLATFORMS/],
  [new FreshSignInNeededError(), 401, undefined, /the last 10 minutes/],
  [new AccountGoneError(), 401, undefined, /not there any more/],
  [new SearchNotReadyError(), 503, 30, /is being made/],
  [new NotFoundError('such passkey'), 404, undefined, /There is no such passkey/],
  [Object.assign(new Error('the secret is 42'), { statusCode: 502 }), 500, undefined, /^Something went wrong\.$/],
  [new Error('the secret is 42'), 500, undefined, /^Something went wrong\.$/],
])('%o', (error, status, retryAfter, message) => {
  const failure = describeFailure(error)
  expect([failure.status, failure.retryAfter]).toEqual([status, retryAfter])
  expect(failure.message).toMatch(message)
})
