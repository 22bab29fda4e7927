import { normaliseLine } from '../../../core/text/normalise-line.ts'

/** Twice the maximum length of a name in a form. */
const maxLength = 100

/**
 * The name of the greeting; empty for a name that reads like an address or an advertisement. Whoever registers enters both the name and the
 * address that the email goes to: it must not carry a stranger's message.
 */
export function nameToGreet(name: string): string {
  const line = normaliseLine(name)
  return line.length > maxLength || /[/@<>\\]|www|\p{L}{2,}\.\p{L}{2,}|\d{5}/iu.test(line) ? '' : line
}
