import { normaliseLine } from '../../../core/text/normalise-line.ts'

/**
 * Opens an email in the reader's own program. With spaces as %20: programs that read mail addresses take a plus sign for itself. The subject
 * is one line, and no header can follow it.
 */
export function mailtoUrl(email: string, { subject, lines }: { subject: string; lines: readonly string[] }): string {
  const body = lines.map(line => normaliseLine(line)).join('\r\n')
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(normaliseLine(subject))}&body=${encodeURIComponent(body)}`
}
