import { scheduledJob } from '../../../core/jobs/job-definition.ts'

export const deleteUnconfirmedSignUps = scheduledJob({
  name: 'alerts.delete-unconfirmed-sign-ups',
  purpose: 'Deletes sign-ups for updates that nobody confirmed in time.',
  every: 3600,
})

/** Digests are due at 05:00 UTC; a run that was interrupted is continued by the next of these jobs. */
export const writeDigests = scheduledJob({
  name: 'alerts.write-digests',
  purpose: 'Posts the weekly and daily emails about what is new, once they are due.',
  every: 300,
})
