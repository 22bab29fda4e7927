import { type Kysely, sql } from 'kysely'

/**
 * Stores the layout of the publish page, and of the card that links to it, as editors set them (decision 0061). A site without a row uses
 * the
 * settings of its installation.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
create table site_settings (
  platform_id integer primary key references platform on delete cascade,
  -- Also of a page that comes with the project, which has no row; a page that is gone is named for nothing.
  submit_page_id integer,
  submit_page_use_reader_ui boolean not null,
  -- HTML as it was written.
  submit_page_sidebar_left text,
  submit_page_sidebar_right text,
  -- {title, text, links: [{path, text}]}; null where the card has the words of each language.
  publish_card jsonb
);
create trigger site_change after insert or update or delete on site_settings
  for each statement execute function note_site_change()`.execute(database)
}
