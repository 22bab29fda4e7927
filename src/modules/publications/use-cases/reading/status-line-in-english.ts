import { messages } from '../../../../brands/default/text/en.ts'
import { fillMessage, lookUpMessage } from '../../../../core/text/message.ts'
import type { ShownReview } from '../../domain/peer-review/shown-review.ts'
import { formatStatusLine, statusLineOf } from '../../domain/peer-review/status-line.ts'

/** The status line for citations, whose parsers know only its English words. Null where there is none. */
export function statusLineInEnglish(shown: Pick<ShownReview, 'versions'> | undefined, versionNumber: number): string | null {
  const line = shown === undefined ? null : statusLineOf(shown, versionNumber)
  return (
    line &&
    formatStatusLine(line, (key, values = {}) => {
      const count = typeof values.count === 'number' ? values.count : undefined
      return fillMessage(lookUpMessage([messages], key, 'en', count), values, 'en')
    })
  )
}
