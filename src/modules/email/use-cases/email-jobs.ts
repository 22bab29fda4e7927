import { scheduledJob } from '../../../core/jobs/job-definition.ts'

/** The job runs without a mail server too: the content of what is kept in the outbox is deleted as well. */
export const deleteOldEmails = scheduledJob({
  name: 'email.delete-old',
  purpose: 'Gives up emails that could not be sent for a week and deletes their content, and deletes emails after 90 days.',
  every: 3600,
})
