import { type Kysely, sql } from 'kysely'

/**
 * Stores the former paths of an image's file (decision 0058): text that uses them still shows the image, and no revision of a page has to
 * be
 * rewritten.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table site_media_former_address (
  site_media_id integer not null references site_media on delete cascade,
  -- From the site's root: /files/HASH/NAME.
  address text not null check (address like '/files/%'),
  primary key (site_media_id, address)
);
create trigger site_change after insert or update or delete on site_media_former_address
  for each statement execute function note_site_change()`.execute(database)
}
