import { lookUpMessage } from '../../../../core/text/message.ts'
import { messages as shared } from '../../../../messages/messages.ts'
import type { ShownReview } from '../../domain/peer-review/shown-review.ts'
import { formatStatusLine, statusLineOf } from '../../domain/peer-review/status-line.ts'
import { messages } from '../../messages/messages.ts'

const catalogues = [messages.en.server, shared.en['every-page']]

/** The status line for citations, whose parsers know only its English words. Null where there is none. */
export function statusLineInEnglish(shown: Pick<ShownReview, 'versions'> | undefined, versionNumber: number): string | null {
  const line = shown === undefined ? null : statusLineOf(shown, versionNumber)
  return line && formatStatusLine(line, (key, values) => lookUpMessage(catalogues, key, 'en', values))
}
