/**
 * The list has what all modules add to a full export, in the order of its keys. An import restores the parts in the same order, so that
 * each finds what it refers to.
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
import type { ImportSetting } from '../modules/publications/use-cases/import/import-setting.ts'
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

/** Why a table is in no export. */
export const tablesNotExported: Readonly<Record<string, readonly string[]>> = {
  'The migrations themselves.': ['kysely_migration', 'kysely_migration_lock'],
  'What lets somebody in, or stops somebody, at this installation alone.': [
    'session',
    'ticket',
    'attempt',
    'used_captcha',
    'installation_secret',
  ],
  'Encrypted for this installation, or of no use without what is: staff set up their second factors anew.': [
    'authenticator',
    'recovery_code',
  ],
  'Emails of this installation: another would send them again.': ['mail'],
  'The search index follows from the items.': [
    'search_platform',
    'search_counter',
    'search_removed',
    'search_change',
    'search_index',
    'search_document_1',
    'search_document_2',
    'search_facet_1',
    'search_facet_2',
    'search_word_1',
    'search_word_2',
    'search_near_word_1',
    'search_near_word_2',
    'search_name_1',
    'search_name_2',
  ],
  'Counts of the last days with a secret of the day, which end in usage_count.': ['recent_use', 'visitor_salt'],
  'Figures of outside services, which are asked again.': ['outside_figure'],
  'The directory of institutions, which `recto organisations` loads.': ['organisation', 'organisation_name'],
  'What changed here and when, and how far each reader is: another installation notes its own changes as it restores.': [
    'change_log',
    'change_log_reader',
  ],
  'Another installation that names a WordPress follows it (docs/decisions/0064).': ['wordpress_not_followed'],
  'Answers to calls that may be repeated within a day.': ['idempotency_key'],
  'Which process of this installation does what one at a time does.': ['lease'],
  'Uploads that are not finished or not used yet.': ['upload'],
  'What editors have typed and not saved.': ['autosaved_text'],
}

/** An import needs these functions of other modules. */
export const importParts: Pick<ImportSetting, 'exportParts' | 'itemGateways'> = { exportParts, itemGateways }
