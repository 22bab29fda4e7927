/** The tables as Kysely sees them; the migrations make them. Columns say more about themselves there. */
import type { AccountTables } from '../../modules/accounts/data/account-tables.ts'
import type { AlertTables } from '../../modules/alerts/data/alert-tables.ts'
import type { BlogTables } from '../../modules/website/data/blog-tables.ts'
import type { CommentTables } from '../../modules/comments/data/comment-tables.ts'
import type { ContentTables } from '../../modules/publications/data/content-tables.ts'
import type { DigestTables } from '../../modules/alerts/data/digest-tables.ts'
import type { FactTables } from '../../modules/publications/data/fact-tables.ts'
import type { GatewayTables } from '../../modules/gateways/data/gateway-tables.ts'
import type { MailTables } from '../../modules/email/data/mail-tables.ts'
import type { MetricTables } from '../../modules/metrics/data/metric-tables.ts'
import type { OrganisationTables } from '../../modules/accounts/data/organisation-tables.ts'
import type { PeerReviewTables } from '../../modules/publications/data/peer-review-tables.ts'
import type { PeopleTables } from '../../modules/publications/data/people-tables.ts'
import type { SearchChangeTables } from '../../modules/discovery/data/search-change-tables.ts'
import type { SiteTables } from '../../modules/website/data/site-tables.ts'
import type { UpdateTables } from '../../modules/alerts/data/update-tables.ts'
import type { WordpressTables } from '../../modules/website/data/wordpress-tables.ts'

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
