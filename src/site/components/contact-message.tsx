import { type MessageKey, useText } from '../text/text.tsx'
import { useSite } from '../use-site.ts'

interface ContactMessageProps {
  /** Has the placeholder `{contact}`, or none. */
  message: MessageKey
  writesTo?: 'info' | 'editorial'
}

/** A message with the platform's address to write to (specification, reading.md section 2.5). */
export function ContactMessage({ message, writesTo = 'info' }: ContactMessageProps) {
  const { say, put } = useText()
  const platform = useSite()?.platform
  const address = writesTo === 'info' ? platform?.infoEmail : platform?.editorialEmail
  return put(message, { contact: address === undefined ? say('publisher') : <a href={`mailto:${address}`}>{address}</a> })
}
