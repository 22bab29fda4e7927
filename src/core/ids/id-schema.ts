/** Ids in calls of the API, tokens and other JSON from outside. */

import { z } from 'zod'
import { type AnyId, maxId, type TableOf } from './id.ts'

/** An id in JSON, as in `idSchema<VersionId>()`. */
export const idSchema = <SomeId extends AnyId>() => z.int().min(1).max(maxId).brand<TableOf<SomeId>>()

const expected = `must be a whole number from 1 to ${maxId}`

/** An id in form data, where it may be text. */
export const idEntrySchema = <SomeId extends AnyId>() =>
  z.coerce.number(expected).int({ error: expected, abort: true }).min(1, expected).max(maxId, expected).brand<TableOf<SomeId>>()
