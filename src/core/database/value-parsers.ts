/** Parsers of database values, the same for the PostgreSQL server and the embedded database. */
import pg from 'pg'

type ValueParser = (text: string) => unknown

const { builtins } = pg.types

/** int8 beyond 2^53 stays text, because a number would lose precision. */
const bigInteger: ValueParser = text => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : text
}

const asText: ValueParser = text => text

/**
 * `date` stays 'YYYY-MM-DD' (a day has no time zone), `timestamptz` becomes a Date, json is parsed, int8 is a number where that is exact.
 * All else is as node-postgres has it.
 */
const ours = new Map<number, ValueParser>([
  [builtins.INT8, bigInteger],
  [builtins.DATE, asText],
])

const arrays = {
  bool: 1000,
  int2: 1005,
  int4: 1007,
  text: 1009,
  varchar: 1015,
  int8: 1016,
  float4: 1021,
  float8: 1022,
  date: 1182,
  timestamptz: 1185,
  numeric: 1231,
  json: 199,
  jsonb: 3807,
  uuid: 2951,
}

/** The parser of a type's text form, by the type's oid. */
export function valueParser(oid: number): ValueParser {
  // oxlint-disable-next-line typescript/no-unsafe-return -- the driver's own parsers give any, and Kysely's types say what they give.
  return ours.get(oid) ?? pg.types.getTypeParser(oid, 'text')
}

/** A table of parsers for PGlite: every built-in type, and the arrays of the common ones. */
export function valueParserTable(): Record<number, ValueParser> {
  const oids = [...Object.values(builtins), ...Object.values(arrays)].filter(oid => typeof oid === 'number')
  return Object.fromEntries(oids.map(oid => [oid, valueParser(oid)]))
}
