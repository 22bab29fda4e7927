import type { ColumnType } from 'kysely'

/** The generated primary key of a table; of the type that its rows are referred to by, where they are. */
export type IdColumn<RowId extends number = number> = ColumnType<RowId, RowId | undefined, never>

/** A json column that this program writes: what is read is what was written. Written as JSON text, so that both drivers send the same. */
export type Json<Value> = ColumnType<Value, string, string>

/** 'YYYY-MM-DD'. */
export type Day = string
export type DatePrecision = 'year' | 'month' | 'day'

export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>
export type Timestamp = ColumnType<Date, Date | undefined, Date>
