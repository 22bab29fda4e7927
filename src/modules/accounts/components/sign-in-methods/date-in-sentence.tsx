import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'

/** A sentence with a date in its place. @param date ISO 8601 */
export function DateInSentence({ message, date }: { message: 'identity-linked' | 'passkey-made' | 'passkey-used'; date: string }) {
  return useText().put(message, { date: <PublishedDate date={date.slice(0, 10)} /> })
}
