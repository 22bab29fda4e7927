import { scheduledJob } from '../../../core/jobs/job-definition.ts'

export const deleteExpired = scheduledJob({
  name: 'accounts.delete-expired',
  purpose:
    'Deletes sessions that have ended, expired one-time tokens, rate-limit counters, stored answers of API calls, and autosaved texts after 90 days.',
  every: 3600,
})
