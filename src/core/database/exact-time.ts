import { sql } from 'kysely'

/** A moment as an export has it, in UTC and to the microsecond, as the database keeps it: a Date would lose what is less than a millisecond. */
export const exactTime = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** As `exactTime`, for a column that is never null. */
export const givenTime = (column: string) => exactTime(column).$notNull()

/** Reads a time that `exactTime` wrote. */
export const readTime = (text: string | null) => sql<Date>`${text}::timestamptz`
