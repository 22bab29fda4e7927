import { type ContactKind, contactOf } from '../domain/contact.ts'
import { useSite } from '../pages/use-site.ts'
import { type MessageKey, useText } from '../text/text.tsx'

interface ContactMessageProps {
  /** Has the placeholder `{contact}`, or none. */
  message: MessageKey
  writesTo?: ContactKind
}

/** A message with the site's email address (specification, reading.md section 2.5), or with its publisher's name where it has none. */
export function ContactMessage({ message, writesTo = 'info' }: ContactMessageProps) {
  const { t, put } = useText()
  const platform = useSite()?.platform
  const address = platform ? contactOf(platform, writesTo) : null
  return put(message, { contact: address === null ? t('publisher') : <a href={`mailto:${address}`}>{address}</a> })
}
