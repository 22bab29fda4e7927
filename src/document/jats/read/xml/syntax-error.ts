/** The source is not well-formed XML, cannot be decoded, or breaks a limit. `line` and `column` count from 1. */
export class JatsSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(message: string, line: number, column: number) {
    super(message)
    this.name = 'JatsSyntaxError'
    this.line = line
    this.column = column
  }
}

/** Line and column, from 1, of a position in a text. */
export function placeOf(text: string, index: number): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  return { line, column: index - lineStart + 1 }
}
