import { scheduledJob } from '../../../core/jobs/job-definition.ts'

export const deleteVisitors = scheduledJob({
  name: 'metrics.delete-visitors',
  purpose: 'Deletes the hashes by which double clicks are recognised.',
  every: 600,
})

export const fetchFigures = scheduledJob({
  name: 'metrics.fetch-figures',
  purpose: 'Asks other services for citations, attention and the use of deposits that pages wanted.',
  // It is enqueued when a page wants some; this is for those that a service did not answer, and for what a killed process had leased.
  every: 60,
})
