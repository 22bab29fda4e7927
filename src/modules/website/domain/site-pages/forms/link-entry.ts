import type { FieldError } from '../../../../../core/forms/message-keys.ts'
import { mayBeLinked } from '../../../../../core/text/link.ts'

const maxLinkLength = 2000

/** Whether an entry is a path of this site, an anchor within the page, or an absolute URL. */
export const isLink = (entry: string): boolean => entry.length <= maxLinkLength && mayBeLinked(entry)

/** A link to another page; none where it is empty. */
export function linkRule(entry: string): FieldError | null {
  const link = entry.trim()
  return link === '' || (isLink(link) && !link.startsWith('#')) ? null : { key: 'content-link-wrong', values: {} }
}
