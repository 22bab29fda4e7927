import { type Kysely, sql } from 'kysely'

/** Adds the gateways that accounts belong to. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table account_gateway (
  account_id integer not null references account on delete cascade,
  gateway_id integer not null references gateway on delete cascade,
  primary key (account_id, gateway_id)
);
create index account_gateway_gateway on account_gateway (gateway_id);
`.execute(database)
}
