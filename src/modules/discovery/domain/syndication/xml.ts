/** Writes XML elements with safely escaped text. */
import { escapeHtml } from '../../../../core/text/safe-html.ts'

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const writable = (text: string): string => escapeHtml(text.toWellFormed().replace(unwritable, ''))

export type Xml = readonly string[]

/** Writes an element with text or child elements; nothing where the content is null. Names must be literals of our own code. */
export function element(
  name: string,
  content: string | Xml | null,
  attributes: Readonly<Record<string, string | number | null>> = {},
): Xml {
  if (content === null) return []
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === null ? [] : ` ${key}="${writable(String(value))}"`))
  const start = `<${name}${written.join('')}`
  if (content.length === 0) return [`${start}/>`]
  if (typeof content === 'string') return [`${start}>${writable(content)}</${name}>`]
  return [`${start}>`, ...content.map(line => `  ${line}`), `</${name}>`]
}

export const empty: Xml = []

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.join('\n')}\n`
