/** What the compiler says of its troubles: structures of its own printed as text. */

/** “the text `"𒍅"` could not be displayed”: the characters that none of the typefaces has. */
export function charactersWithoutGlyph(problem: string): string[] {
  const texts = [...problem.matchAll(/the text `\\*"(.*?)\\*"` could not be displayed/g)].map(([, text = '']) => text)
  const read = texts.map(text =>
    text.replace(/\\+u\{([0-9a-f]{1,6})\}/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
  )
  // The signs that the compiler's own syntax is made of have glyphs.
  return [...new Set(read.flatMap(text => [...text]))].filter(character => (character.codePointAt(0) ?? 0) > 0x7e)
}

/** The messages alone, without spans. */
export function messagesOf(problem: string): string {
  const messages = [...problem.matchAll(/"?message"?: ?"((?:[^"\\]|\\.)*)"/g)].map(([, message = '']) => message.replaceAll('\\"', '"'))
  return messages.length === 0 ? problem.slice(0, 500) : [...new Set(messages)].slice(0, 3).join('; ')
}
