import { normaliseLine } from '../../../core/text/normalise-line.ts'

/**
 * Builds a mailto URL. Spaces are written as %20, because email programs show a plus sign as it is. The subject is reduced to one line, so
 * that no header can be injected.
 */
export function mailtoUrl(email: string, { subject, lines }: { subject: string; lines: readonly string[] }): string {
  const body = lines.map(line => normaliseLine(line)).join('\r\n')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(normaliseLine(subject))}&body=${encodeURIComponent(body)}`
}
