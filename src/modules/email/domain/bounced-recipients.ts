/** Whom a report of a mail server says that mail did not reach, and never will (RFC 3464). */
import { parseEmailAddress } from '../../../core/text/email-address.ts'

/**
 * @param text of one report or of a mailbox of them, as they came @returns each address once. What was only late, or may yet be delivered, is
 * left out, and so is whatever is no report.
 */
export function bouncedRecipients(text: string): string[] {
  const found = new Map<string, string>()
  // One group of fields for each recipient, with an empty line between.
  for (const group of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const fields = fieldsOf(group)
    const isFinal = fields.get('action')?.toLowerCase() === 'failed' && /^5\./.test(fields.get('status') ?? '')
    const named = fields.get('original-recipient') ?? fields.get('final-recipient')
    if (!isFinal || named === undefined) continue
    const address = parseEmailAddress(
      named
        .replace(/^[^;]*;/, '')
        .trim()
        .replace(/^<|>$/g, ''),
    )
    if (address !== null) found.set(address.toLowerCase(), address)
  }
  return [...found.values()]
}

/** By name, in lower case; a line that begins with space goes on with the one before. The first of a name counts. */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\w-]{1,40}):[ \t]*(.*)$/.exec(line) ?? []
    if (name !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}
