import type { ReportSummary } from '../../../domain/content/for-reading.ts'
import { type Text, useText } from '../../text/text.tsx'

/** “Reviewer report by Ada Roof”; without the name where nobody is named. */
export function nameOfReport({ say }: Pick<Text, 'say'>, { kind, reviewers }: Pick<ReportSummary, 'kind' | 'reviewers'>): string {
  const report = say(`report-kind-${kind}`)
  return reviewers.length === 0 ? report : say('report-by', { report, names: reviewers.join(', ') })
}

export function ReportName({ report }: { report: Pick<ReportSummary, 'kind' | 'reviewers'> }) {
  return nameOfReport(useText(), report)
}
