/** The facts of pages by which access is decided. Their queries name the rows `page`, and the site `platform`. */

import { type SqlBool, sql } from 'kysely'
import type { SingleResource, SingleResourceColumns } from '../../../core/access/one-resource.ts'
import type { PageId } from '../../../core/ids/shared-ids.ts'
import { shownRevision } from './site-page.ts'

/** A schedule that is due may have moved the page to another gateway, or to the whole site, although no row has changed. */
const gatewayNow = sql<number | null>`case when page.publish_at <= now() then (select due.gateway_id from site_page_revision as due
  where due.id = page.scheduled_revision_id) else page.gateway_id end`

export const pageColumns: SingleResourceColumns = {
  site: sql.ref('platform.key'),
  isOfGateway: gateways => sql<SqlBool>`coalesce((${gatewayNow}) in (${sql.join([...gateways])}), false)`,
  participants: {},
  isPublic: sql<SqlBool>`(${shownRevision}) is not null`,
  knownTo: [],
}

/** A page of any site, for a decision about it alone. */
export const pageResource = (id: PageId): SingleResource => ({
  columns: pageColumns,
  row: sql`site_page as page join platform on platform.id = page.platform_id where page.id = ${id}`,
})
