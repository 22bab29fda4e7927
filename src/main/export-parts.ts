/**
 * What all modules add to a full export, in the order of its keys. An import restores the parts in the same order, so that each finds what
 * it refers to.
 */

import { alertsExportPart, digestsExportPart } from '../modules/alerts/use-cases/export-parts.ts'
import { commentsExportPart } from '../modules/comments/use-cases/export-parts.ts'
import { createPostgresSearch } from '../modules/discovery/engine/postgres/create-postgres-search.ts'
import { createGatewaysExportPart, itemGateways } from '../modules/gateways/use-cases/export-parts.ts'
import { usageExportPart } from '../modules/metrics/use-cases/export-parts.ts'
import {
  createAccountsExportPart,
  organisationSuggestionsExportPart,
} from '../modules/publications/use-cases/export/account-export-parts.ts'
import type { ExportPart } from '../modules/publications/use-cases/export/export-part.ts'
import { anonymisedReviewersExportPart, vocabularyExportPart } from '../modules/publications/use-cases/export/publication-export-parts.ts'
import type { ImportSetting } from '../modules/publications/use-cases/import/import-article.ts'
import { siteContentExportPart } from '../modules/website/use-cases/export-parts.ts'
import { accountParts } from './account-data.ts'

export const exportParts: readonly ExportPart[] = [
  usageExportPart,
  createGatewaysExportPart(createPostgresSearch),
  vocabularyExportPart,
  createAccountsExportPart(accountParts),
  alertsExportPart,
  commentsExportPart,
  digestsExportPart,
  organisationSuggestionsExportPart,
  anonymisedReviewersExportPart,
  siteContentExportPart,
]

/** What an import needs of other modules. */
export const importParts: Pick<ImportSetting, 'exportParts' | 'itemGateways'> = { exportParts, itemGateways }
