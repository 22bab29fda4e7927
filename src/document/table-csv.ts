/** Writes tables as comma-separated values (RFC 4180), for spreadsheets and statistics programs. */

export interface TableCellText {
  text: string
  /** Columns and rows that the cell covers, itself included. */
  columnSpan: number
  rowSpan: number
}

/** HTML's own limit for column spans. */
const widestSpan = 1000
/** The maximum size of a grid: a few cells of a small file can span more than memory holds. */
const maxPlaces = 1_000_000

/**
 * One row group as a full grid. A cell that spans several places is repeated in each of them, so that every row is complete and can be
 * sorted or filtered (docs/decisions/0018-reading-aids.md). No cell extends beyond its group, as in HTML. Where the grid would have more
 * than a million places, each cell is written once.
 */
export function spreadCells(rows: readonly (readonly TableCellText[])[]): string[][] {
  const grid: string[][] = rows.map(() => [])
  let places = 0
  for (const [index, row] of rows.entries()) {
    let column = 0
    for (const { text, columnSpan, rowSpan } of row) {
      while (grid[index]?.[column] !== undefined) column += 1
      const covered = grid.slice(index, index + Math.max(rowSpan, 1))
      const span = Math.min(Math.max(columnSpan, 1), widestSpan)
      places += covered.length * span
      if (places > maxPlaces) return rows.map(cells => cells.map(cell => cell.text))
      for (const each of covered) for (let place = column; place < column + span; place += 1) each[place] ??= text
      column += span
    }
  }
  return fillRows(grid)
}

/**
 * Rows of equal length, with empty fields where some are shorter or have gaps; unchanged where they would have more than a million fields.
 */
export function fillRows(rows: readonly (readonly string[])[]): string[][] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
  if (width * rows.length > maxPlaces) return rows.map(row => Array.from(row, field => field ?? ''))
  return rows.map(row => Array.from({ length: width }, (_, place) => row[place] ?? ''))
}

/**
 * @param tables of rows; an empty line separates them
 * @returns text with a byte order mark, by which spreadsheets recognise UTF-8
 */
export function writeCsv(tables: readonly (readonly (readonly string[])[])[]): string {
  const written = tables.map(rows => rows.map(row => `${row.map(writeField).join(',')}\r\n`).join(''))
  return `\uFEFF${written.join('\r\n')}`
}

function writeField(text: string): string {
  const field = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(field) || field !== field.trim() ? `"${field.replaceAll('"', '""')}"` : field
}

/**
 * Whether a spreadsheet might run the text as a formula (OWASP, CSV injection). Text that begins with a sign is data while it contains only
 * numbers and separators, “-1.5 (-2.0 to -1.0)”: a harmful formula needs a name.
 */
function isFormula(text: string): boolean {
  return /^[=@\t\r＝＠]/.test(text) || (/^[+\-＋－]/.test(text) && !/^[^\p{L}|!]*$/u.test(text.replace(/\bto\b|\d[eE]/g, '')))
}

/** Converts text to superscript or subscript characters where Unicode has all of them: 10³, CO₂. Null where one is missing. */
export function raised(text: string, how: 'superscript' | 'subscript'): string | null {
  const table = how === 'superscript' ? superscripts : subscripts
  const characters = [...text].map(character => table.get(character))
  return characters.includes(undefined) ? null : characters.join('')
}
const pairs = (plain: string, other: string): ReadonlyMap<string, string> => {
  const others = [...other]
  return new Map([...plain].map((character, index) => [character, others[index] ?? character]))
}
const superscripts = pairs('0123456789+-−–=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿ')
const subscripts = pairs('0123456789+-−–=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₋₌₍₎')
