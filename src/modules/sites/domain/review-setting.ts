/** The setting `peerReview`: how a site's publications are reviewed, and what its pages show of it. */
import { defaultPassRule, type PassRule } from '../../../document/peer-review/pass-rule.ts'

/**
 * `open`: everything that can be reviewed is reviewed in the open, so that a version without reports awaits them. `stated-by-source`: only
 * the reviews that the source states are shown.
 */
export const reviewProcesses = ['open', 'stated-by-source'] as const
export type ReviewProcess = (typeof reviewProcesses)[number]

/** The sections of an article's page. */
export interface ReviewSections {
  showReports: boolean
  showReferees: boolean
}

export interface ReviewSetting extends ReviewSections {
  process: ReviewProcess
  /** A publication that nobody has reviewed is a preprint, and awaits no review until its authors request one (features.preprintServer). */
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

/** Pages show nothing of peer review unless both sections are shown. */
export const isShown = ({ showReports, showReferees }: ReviewSections): boolean => showReports && showReferees
