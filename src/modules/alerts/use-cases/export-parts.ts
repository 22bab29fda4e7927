/** This module adds the following to an export. */
import { z } from 'zod'
import { type ExportPart, manifestPart, placementPart } from '../../publications/index.ts'
import { listSubscribersToExport, listTrackedItemsToExport, restoreSubscribers, restoreTrackedItems } from '../data/alert-transfer.ts'
import {
  findDigestStateToExport,
  listDigestRunsToExport,
  reopenDigestRuns,
  restoreDigestRuns,
  restoreDigestState,
} from '../data/digest-transfer.ts'
import { listUpdateSignUpsToExport, restoreUpdateSignUps } from '../data/update-sign-up-transfer.ts'
import { transferredDigestRunSchema, transferredDigestStateSchema } from '../domain/digests/transferred-digests.ts'
import { transferredSignUpSchema, transferredSubscriberSchema, transferredTrackedItemSchema } from '../domain/transferred-alerts.ts'

/** Older exports have none of these. */
export const alertsExportPart: ExportPart = {
  tables: ['update_sign_up', 'alert_subscriber', 'alert_topic', 'alert', 'tracked_item'],
  manifest: manifestPart(
    {
      updateSignUps: z.array(transferredSignUpSchema).default([]),
      alertSubscribers: z.array(transferredSubscriberSchema).default([]),
      trackedItems: z.array(transferredTrackedItemSchema).default([]),
    },
    {
      write: async ({ kysely }) => ({
        keys: {
          updateSignUps: await listUpdateSignUpsToExport(kysely),
          alertSubscribers: await listSubscribersToExport(kysely),
          trackedItems: await listTrackedItemsToExport(kysely),
        },
        files: 0,
      }),
      open: ({ updateSignUps, alertSubscribers, trackedItems }) => ({
        async restore(trx) {
          await restoreSubscribers(trx, alertSubscribers)
          await restoreUpdateSignUps(trx, updateSignUps)
        },
        finish: trx => restoreTrackedItems(trx, trackedItems),
      }),
    },
  ),
}

export const digestsExportPart: ExportPart = {
  tables: ['digest_run', 'digest_news', 'digest_sent', 'announced_item', 'tracked_state', 'item_change'],
  manifest: manifestPart(
    { digestRuns: z.array(transferredDigestRunSchema).default([]) },
    {
      write: async ({ kysely }) => ({ keys: { digestRuns: await listDigestRunsToExport(kysely) }, files: 0 }),
      // The publications refer to the runs, and a run that has not ended to publications.
      open: ({ digestRuns }) => ({ restore: trx => restoreDigestRuns(trx, digestRuns), finish: trx => reopenDigestRuns(trx, digestRuns) }),
    },
  ),
  placement: placementPart(
    { digests: transferredDigestStateSchema.nullable().default(null) },
    {
      write: async (db, { id }) => ({ digests: await findDigestStateToExport(db, id) }),
      restore: (trx, { contentItemId }, { digests }) => restoreDigestState(trx, contentItemId, digests),
    },
  ),
}
