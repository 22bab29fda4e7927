import type { CoreTables } from './core-tables.ts'

/**
 * The tables as Kysely sees them; the migrations make them. Each module adds its own by declaration merging, in its data/*-tables.ts, where
 * columns say more about themselves.
 */
export interface Schema extends CoreTables {}
