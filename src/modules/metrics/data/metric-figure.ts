/** Metrics of other services by DOI, and which of them have to be fetched again. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { FigureSource, Figures } from '../domain/figures.ts'

export interface StoredFigures extends FigureSource {
  /** Null where the service does not know the DOI, or has not been asked yet. */
  figures: Figures | null
  foundAt: Date | null
}

export async function listFigures(db: Kysely<Schema>, doi: string): Promise<StoredFigures[]> {
  return await db
    .selectFrom('outside_figure')
    .where('doi', '=', doi.toLowerCase())
    .select(['service', 'url', 'figures', 'found_at as foundAt'])
    .execute()
}

/** Whatever the clocks of the database and of its processes say. */
const atOnce = new Date(0)

/** Requests newer metrics; an earlier request keeps its place. @returns whether any of them was not requested before */
export async function wantFigures(db: Kysely<Schema>, sources: readonly FigureSource[], doi: string): Promise<boolean> {
  if (sources.length === 0) return false
  const requested = await db
    .insertInto('outside_figure')
    .values(sources.map(({ service, url }) => ({ service, url, doi: doi.toLowerCase(), wanted_at: new Date(), next_try_at: atOnce })))
    .onConflict(conflict =>
      conflict
        .columns(['service', 'url', 'doi'])
        .doUpdateSet(({ ref }) => ({ wanted_at: ref('excluded.wanted_at') }))
        .where('outside_figure.wanted_at', 'is', null),
    )
    .returning('doi')
    .execute()
  return requested.length > 0
}

/** Stores the answer of a service. Null: it does not know the DOI, which is an answer too. */
export async function storeFigures(
  db: Kysely<Schema>,
  { service, url, doi, figures, at }: FigureSource & { doi: string; figures: Figures | null; at: Date },
): Promise<void> {
  const found = { figures: figures === null ? null : JSON.stringify(figures), found_at: at, wanted_at: null, failures: 0 }
  await db
    .insertInto('outside_figure')
    .values({ service, url, doi: doi.toLowerCase(), ...found })
    .onConflict(conflict => conflict.columns(['service', 'url', 'doi']).doUpdateSet(found))
    .execute()
}

export interface WantedFigures extends FigureSource {
  doi: string
  /** Consecutive failures before this attempt. */
  failures: number
}

/**
 * Leases the requests that are due, those first that have waited longest. They belong to this process until the given time: if it ends
 * before, they are due again then.
 */
export async function takeWantedFigures(
  db: Kysely<Schema>,
  sources: readonly FigureSource[],
  { now, until, max }: { now: Date; until: Date; max: number },
): Promise<WantedFigures[]> {
  if (sources.length === 0) return []
  const requested = sources.map(({ service, url }) => sql`(${service}, ${url})`)
  const { rows } = await sql<WantedFigures>`
    update outside_figure set next_try_at = ${until}
    from (
      select service, url, doi from outside_figure
      where wanted_at is not null and next_try_at <= ${now} and (service, url) in (${sql.join(requested)})
      order by wanted_at limit ${max} for update skip locked
    ) as wanted
    where outside_figure.service = wanted.service and outside_figure.url = wanted.url and outside_figure.doi = wanted.doi
    returning outside_figure.service, outside_figure.url, outside_figure.doi, failures`.execute(db)
  return rows
}

/** Ends the lease of requests that nobody was asked about. */
export async function giveBackFigures(db: Kysely<Schema>, wanted: readonly WantedFigures[]): Promise<void> {
  if (wanted.length === 0) return
  const given = wanted.map(({ service, url, doi }) => sql`(${service}, ${url}, ${doi})`)
  await sql`update outside_figure set next_try_at = ${atOnce} where (service, url, doi) in (${sql.join(given)})`.execute(db)
}

/** Records that a service did not answer, and when to retry. Its last answer stays. */
export async function noteFailure(db: Kysely<Schema>, { service, url, doi, failures }: WantedFigures, nextTryAt: Date): Promise<void> {
  await db
    .updateTable('outside_figure')
    .set({ failures: failures + 1, next_try_at: nextTryAt })
    .where('service', '=', service)
    .where('url', '=', url)
    .where('doi', '=', doi)
    .execute()
}
