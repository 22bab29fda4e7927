/** Accounts add this to an export. Their module stands beneath this one and knows no exports. */
import { z } from 'zod'
import { exportedAccountSchema } from '../../../accounts/domain/exported-account.ts'
import { suggestionStatuses } from '../../../accounts/domain/organisations/organisation.ts'
import {
  type AccountParts,
  listAccounts,
  listSuggestionsToExport,
  type RestoredAccount,
  restoreAccounts,
  restoreSuggestions,
  restoreTocAlerts,
} from '../../../accounts/index.ts'
import { exportedNumber } from '../../domain/content/export-manifest.ts'
import { type ExportPart, manifestPart } from './export-part.ts'

export const createAccountsExportPart = (accountParts: AccountParts): ExportPart => ({
  tables: ['account', 'account_demographics', 'account_identity', 'account_gateway', 'passkey', 'membership', 'role_change'],
  manifest: manifestPart(
    { accounts: z.array(exportedAccountSchema) },
    {
      write: async ({ kysely }) => ({ keys: { accounts: await listAccounts(accountParts, kysely) }, files: 0 }),
      open({ accounts }) {
        let restored: readonly RestoredAccount[] = []
        return {
          async restore(trx) {
            restored = await restoreAccounts(accountParts, trx, accounts)
          },
          // What the alerts follow is restored by then.
          complete: trx => restoreTocAlerts(accountParts, trx, restored),
        }
      },
    },
  ),
})

export const organisationSuggestionsExportPart: ExportPart = {
  tables: ['organisation_suggestion'],
  manifest: manifestPart(
    {
      /** Organisations that users suggested because theirs was missing. Older exports have none. */
      organisationSuggestions: z
        .array(
          z.object({
            id: exportedNumber,
            name: z.string(),
            ringgoldId: z.int().nullable(),
            place: z.object({ name: z.string().nullable(), aalevel1: z.string().nullable(), countryCode: z.string().nullable() }),
            ror: z.string().nullable(),
            status: z.enum(suggestionStatuses),
            suggestedBy: z.string().nullable(),
            suggestedAt: z.iso.datetime(),
          }),
        )
        .default([]),
    },
    {
      write: async ({ kysely }) => ({ keys: { organisationSuggestions: await listSuggestionsToExport(kysely) }, files: 0 }),
      open: ({ organisationSuggestions }) => ({ restore: trx => restoreSuggestions(trx, organisationSuggestions) }),
    },
  ),
}
