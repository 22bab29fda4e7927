import { DayOf } from '../../../sites/components/moment.tsx'
import { useText } from '../../../sites/text/text.tsx'

type DatedMessage = 'identity-linked' | 'passkey-made' | 'passkey-used' | 'factor-made' | 'factor-used'

/** A sentence with a date in its place. @param date ISO 8601 */
export function DateInSentence({ message, date }: { message: DatedMessage; date: string }) {
  return useText().put(message, { date: <DayOf time={date} /> })
}
