import { expect, test } from 'vitest'
import { ServiceFailure } from '../../core/http/ask-json.ts'
import { OperatorError } from '../../core/operator-error.ts'
import { SourceError } from '../../modules/publications/external/import-sources/import-source.ts'
import { unknownPlatform } from '../../modules/sites/data/platforms.ts'
import { describeError } from './describe-error.ts'

test.each([
  [new OperatorError('These settings are wrong:\n  PORT: must be a number'), 'These settings are wrong:\n  PORT: must be a number', 2],
  [new OperatorError('The database is away.', { exitCode: 1, cause: new Error('inner') }), 'The database is away.', 1],
  [unknownPlatform('nowhere'), 'There is no platform “nowhere”.', 2],
  [new SourceError('/a.zip', 'This zip cannot be read.'), '/a.zip: This zip cannot be read.', 2],
  [new ServiceFailure('away', 'https://example.org did not answer'), 'https://example.org did not answer.', 1],
])('the error %s is shown as %j with exit code %i', (error, message, exitCode) => {
  expect(describeError(error)).toEqual({ message, exitCode })
})

test.each([new Error('a bug'), 'a text', null])('%s is not treated as an error that a user can correct', error => {
  expect(describeError(error)).toBeNull()
})
