import { type JobDefinition, scheduledJob } from '../../../core/jobs/job-definition.ts'

/** Goes on for an hour; who follows gives signs of life every five seconds. The next one waits meanwhile, for whoever can do it. */
export const followWordpresses: JobDefinition = {
  ...scheduledJob({
    name: 'website.follow-wordpress',
    purpose: 'Asks the WordPress of each site every second whether it has changed, and imports what has.',
    every: 60,
  }),
  lease: 10,
}
