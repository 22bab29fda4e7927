import { messages } from '../../brands/default/text/en.ts'
import { sayStatusLine, statusLineOf } from '../../domain/peer-review/status-line.ts'
import { fillMessage, lookUpMessage } from '../../domain/text/message.ts'

type StatusFacts = Parameters<typeof statusLineOf>[0]
type CountedVersion = StatusFacts['versions'][number]
type CountedReport = CountedVersion['reports'][number]

interface ArticleStatus extends Pick<StatusFacts, 'articleType' | 'versionNumber'> {
  /** All of the article, oldest first. */
  versions: readonly Omit<CountedVersion, 'reports'>[]
  /** On whichever version, oldest first, with their reviewers or with these' ids alone. */
  reports: readonly (Omit<CountedReport, 'refereeIds'> & { reviewedVersion: number } & (
      | { refereeIds: readonly number[] }
      | { referees: readonly { id: number }[] }
    ))[]
}

/** As a citation has it: what reads citations knows no other words for it. */
export function statusLineInEnglish({ articleType, versionNumber, versions, reports }: ArticleStatus): string | null {
  const line = statusLineOf({
    articleType,
    versionNumber,
    versions: versions.map(version => ({
      ...version,
      reports: reports
        .filter(({ reviewedVersion }) => reviewedVersion === version.versionNumber)
        .map(report => ({ ...report, refereeIds: 'refereeIds' in report ? report.refereeIds : report.referees.map(({ id }) => id) })),
    })),
  })
  return (
    line &&
    sayStatusLine(line, (key, values = {}) => {
      const count = typeof values.count === 'number' ? values.count : undefined
      return fillMessage(lookUpMessage([messages], key, 'en', count), values, 'en')
    })
  )
}
