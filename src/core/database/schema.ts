/**
 * The tables as Kysely sees them; the migrations make them. Each module adds its own, in its data/*-tables.ts, where columns say more about
 * themselves.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it, by declaration merging.
export interface Schema {}
