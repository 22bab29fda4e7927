import { normaliseLine } from '../../../core/text/normalise-line.ts'

/** Twice the maximum length of a name in a form. */
const maxLength = 100

/**
 * A name to greet somebody by; empty for what reads like an address or an advertisement. Who registers writes the name, and the letter goes
 * to whatever address they wrote beside it: it must not carry a stranger's message.
 */
export function nameToGreet(name: string): string {
  const line = normaliseLine(name)
  return line.length > maxLength || /[/@<>\\]|www|\p{L}{2,}\.\p{L}{2,}|\d{5}/iu.test(line) ? '' : line
}
