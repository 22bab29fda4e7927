import type { ReportId } from '../ids.ts'
import { reviewerNameKey } from './reviewer-name-key.ts'

/** These tell a response from others, and are read from its document once. */
export interface ComparedResponse {
  /** The report that it answers; of a response that stands alone in its source, its own row. */
  reportId: ReportId
  doi: string | null
  text: string
  authorNames: readonly string[]
}

/**
 * One response, stored twice: with the same DOI, or, where not both have one, with the same text by the same authors to the same report.
 * Short texts of thanks are alike, so that the text alone does not tell.
 */
export function isSameResponse(one: ComparedResponse, other: ComparedResponse): boolean {
  if (one.doi !== null && other.doi !== null) return one.doi.toLowerCase() === other.doi.toLowerCase()
  return one.reportId === other.reportId && one.text !== '' && one.text === other.text && namesKey(one) === namesKey(other)
}

/** The order in which a source names them tells nothing. */
const namesKey = ({ authorNames }: ComparedResponse): string => authorNames.map(reviewerNameKey).toSorted().join('\n')
