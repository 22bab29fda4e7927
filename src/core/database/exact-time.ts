import { sql } from 'kysely'

/** A time for exports, in UTC and to the microsecond, as the database stores it: a Date would lose the microseconds. */
export const exactTime = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** This is `exactTime` for a column that is never null. */
export const givenTime = (column: string) => exactTime(column).$notNull()

/** Reads a time that `exactTime` wrote. */
export const readTime = (text: string | null) => sql<Date>`${text}::timestamptz`
