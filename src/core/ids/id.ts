import type { z } from 'zod'

/**
 * The id of a row of one table. It is a number, so that it can be stored, shown and compared as before, but a number is no id, and the id
 * of one table is none of another. Ids come out of the database, or of a parser of input: `parseId`, `idSchema`, `idEntrySchema`, and `idOf`
 * and its lists for parameters of the API. `isId` narrows a number that can be one; `uncheckedId` and `noId` make numbers in the place of an
 * id. The mark is that of zod's `brand`, for the compiler alone.
 * @template Table the name of the table
 */
export type Id<Table extends string> = number & z.core.$brand<Table>

/** The id of a row of any table that has a type for its ids. */
export type AnyId = Id<string>

/** The name of the table. */
export type TableOf<SomeId extends AnyId> = SomeId extends z.core.$brand<infer Table extends string> ? Table : never

/** The highest id, and the highest number of any column of type `integer`. */
export const maxId = 2_147_483_647

/**
 * A number in the place of an id, whether or not a row has it: a bound of a range of ids, the id of a row that is to be stored, an invented
 * one in a gallery. Never for input, which the parsers check. This is the only cast to an id.
 */
export const uncheckedId = <SomeId extends AnyId = never>(value: number) => value as SomeId

/** An id that no row has, and that is less than each. */
export const noId = <SomeId extends AnyId = never>(): SomeId => uncheckedId(0)

/** Whether a number can be an id, of the table that the caller expects. */
export const isId = <SomeId extends AnyId>(value: number): value is SomeId => Number.isInteger(value) && value >= 1 && value <= maxId
