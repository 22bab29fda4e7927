/** The tables as Kysely sees them; the migrations make them. Columns say more about themselves there. */
import type { AccountTables } from './schema/account-tables.ts'
import type { AlertTables } from './schema/alert-tables.ts'
import type { BlogTables } from './schema/blog-tables.ts'
import type { CommentTables } from './schema/comment-tables.ts'
import type { ContentTables } from './schema/content-tables.ts'
import type { DigestTables } from './schema/digest-tables.ts'
import type { FactTables } from './schema/fact-tables.ts'
import type { GatewayTables } from './schema/gateway-tables.ts'
import type { MailTables } from './schema/mail-tables.ts'
import type { MetricTables } from './schema/metric-tables.ts'
import type { OrganisationTables } from './schema/organisation-tables.ts'
import type { PeerReviewTables } from './schema/peer-review-tables.ts'
import type { PeopleTables } from './schema/people-tables.ts'
import type { SearchChangeTables } from './schema/search-change-tables.ts'
import type { SiteTables } from './schema/site-tables.ts'
import type { UpdateTables } from './schema/update-tables.ts'
import type { WordpressTables } from './schema/wordpress-tables.ts'

export interface Schema
  extends AccountTables,
    AlertTables,
    BlogTables,
    CommentTables,
    ContentTables,
    PeopleTables,
    PeerReviewTables,
    DigestTables,
    FactTables,
    GatewayTables,
    MailTables,
    UpdateTables,
    MetricTables,
    OrganisationTables,
    SearchChangeTables,
    SiteTables,
    WordpressTables {}
