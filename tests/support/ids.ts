import { type AnyId, isId } from '../../src/core/ids/id.ts'

/** An invented id, of the table that the place expects: `{ accountId: testId(7) }`. Ids of stored rows are what functions return. */
export function testId<SomeId extends AnyId = never>(number: number): SomeId {
  if (!isId<SomeId>(number)) throw new Error(`${number} can be no id: ids are whole numbers from 1`)
  return number
}
