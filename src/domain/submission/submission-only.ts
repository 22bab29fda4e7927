/**
 * The feature submissionOnly (specification, accounts.md section 3, which names it alone): a platform that takes submissions for a library
 * that is read elsewhere. Its front page is its publish page, and it offers nothing to find: no browse, no search, no feed.
 */
import { type SubmitSettings, submitDestination } from '../platform/submit-destination.ts'

interface SubmissionSettings extends SubmitSettings {
  features: SubmitSettings['features'] & { submissionOnly: { enabled: boolean } }
}

/** Where the front page leads; null where it is a page of its own, as it is where nothing can be submitted. */
export const frontPageLeadsTo = (platform: SubmissionSettings): string | null =>
  platform.features.submissionOnly.enabled ? submitDestination(platform) : null

export const offersReading = ({ features }: SubmissionSettings): boolean => !features.submissionOnly.enabled
