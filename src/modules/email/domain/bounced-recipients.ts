/** Reads the recipients from a mail server's report that delivery failed permanently (RFC 3464). */
import { parseEmailAddress } from '../../../core/text/email-address.ts'

/**
 * @param text of one report or of a mailbox of them, unparsed. @returns each address once, without those of delays and of anything that is
 * no report
 */
export function bouncedRecipients(text: string): string[] {
  const found = new Map<string, string>()
  // The report has one group of fields for each recipient, separated by an empty line.
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

/**
 * Headers are found by name, in lower case; a line that begins with white space continues the one before. The first value of a name counts.
 */
function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\w-]{1,40}):[ \t]*(.*)$/.exec(line) ?? []
    if (name !== '' && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}
