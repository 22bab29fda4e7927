import { type ContactKind, contactOf } from '../../modules/sites/domain/contact.ts'
import { type MessageKey, useText } from '../text/text.tsx'
import { useSite } from '../use-site.ts'

interface ContactMessageProps {
  /** Has the placeholder `{contact}`, or none. */
  message: MessageKey
  writesTo?: ContactKind
}

/** A message with the platform's address to write to (specification, reading.md section 2.5), or with its publisher where it has none. */
export function ContactMessage({ message, writesTo = 'info' }: ContactMessageProps) {
  const { t, put } = useText()
  const platform = useSite()?.platform
  const address = platform ? contactOf(platform, writesTo) : null
  return put(message, { contact: address === null ? t('publisher') : <a href={`mailto:${address}`}>{address}</a> })
}
