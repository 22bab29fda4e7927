/** Parses the compiler's diagnostics, which are its own structures printed as text. */

/** Extracts the characters that no typeface has: “the text `"𒍅"` could not be displayed”. */
export function charactersWithoutGlyph(problem: string): string[] {
  const texts = [...problem.matchAll(/the text `\\*"(.*?)\\*"` could not be displayed/g)].map(([, text = '']) => text)
  const read = texts.map(text =>
    text.replace(/\\+u\{([0-9a-f]{1,6})\}/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
  )
  // The characters of the compiler's own syntax have glyphs.
  return [...new Set(read.flatMap(text => [...text]))].filter(character => (character.codePointAt(0) ?? 0) > 0x7e)
}

const readMessages = (problem: string): string[] => [
  ...new Set([...problem.matchAll(/"?message"?: ?"((?:[^"\\]|\\.)*)"/g)].map(([, message = '']) => message.replaceAll('\\"', '"'))),
]

const asOne = (messages: readonly string[]): string => messages.slice(0, 3).join('; ')

/** The messages of a failure alone, without spans. */
export function messagesOf(problem: string): string {
  const messages = readMessages(problem)
  return messages.length === 0 ? problem.slice(0, 500) : asOne(messages)
}

/** The relevant warnings; '' for none. A typeface that only some machines have is replaced by the next one by design. */
export function warningsIn(diagnostics: string): string {
  return asOne(readMessages(diagnostics).filter(message => !message.startsWith('unknown font family')))
}
