import { z } from 'zod'
import type { JobDefinition } from '../../../core/jobs/job-definition.ts'

export const keepLibraryCurrent: JobDefinition = {
  name: 'publications.keep-library',
  purpose: 'Reads articles again that an older program read or rendered, and makes PDFs that are missing.',
  payload: z.object({}),
  schedule: 'at start',
  concurrency: 1,
  retry: { limit: 5, delay: 60, maxDelay: 3600 },
}
