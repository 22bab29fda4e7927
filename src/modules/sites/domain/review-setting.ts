/** How a platform's publications are reviewed, and what its pages show of it: its setting `peerReview`. */
import { defaultPassRule, type PassRule } from '../../../document/peer-review/pass-rule.ts'

/**
 * `open`: all that can be reviewed is reviewed in the open, so that a version without reports awaits them. `stated-by-source`: nothing is
 * said of a review but what the source says.
 */
export const reviewProcesses = ['open', 'stated-by-source'] as const
export type ReviewProcess = (typeof reviewProcesses)[number]

/** Which sections its article pages have. */
export interface ReviewSections {
  showReports: boolean
  showReferees: boolean
}

export interface ReviewSetting extends ReviewSections {
  process: ReviewProcess
  /** What nobody has reviewed is a preprint, and awaits no review until its authors ask for one (features.preprintServer). */
  isPreprintServer: boolean
  passRule: PassRule
}

export const defaultReviewSetting: ReviewSetting = {
  process: 'open',
  isPreprintServer: false,
  showReports: true,
  showReferees: true,
  passRule: defaultPassRule,
}

/** Without either section nothing is shown of peer review. */
export const isShown = ({ showReports, showReferees }: ReviewSections): boolean => showReports && showReferees
