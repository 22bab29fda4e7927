/** The registry of jobs: each with its name, purpose, schedule and concurrency. What does them is said in the modules (`jobs.handle`). */
import type { JobDefinition } from '../core/jobs/job-definition.ts'
import { deleteExpired } from '../modules/accounts/use-cases/account-jobs.ts'
import { deleteUnconfirmedSignUps, writeDigests } from '../modules/alerts/use-cases/alert-jobs.ts'
import { deleteOldEmails } from '../modules/email/use-cases/email-jobs.ts'
import { deleteVisitors, fetchFigures } from '../modules/metrics/use-cases/metric-jobs.ts'
import { keepLibraryCurrent } from '../modules/publications/use-cases/publication-jobs.ts'
import { makeImageSizes } from '../modules/website/use-cases/website-jobs.ts'
import { followWordpresses } from '../modules/website/use-cases/wordpress-jobs.ts'

export const jobDefinitions: readonly JobDefinition[] = [
  deleteExpired,
  deleteOldEmails,
  keepLibraryCurrent,
  deleteVisitors,
  fetchFigures,
  writeDigests,
  deleteUnconfirmedSignUps,
  makeImageSizes,
  followWordpresses,
]
