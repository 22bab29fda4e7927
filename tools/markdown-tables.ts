/** Tables of the project's documents, whose rows are checked. */

/**
 * The cells of every table with a head, row by row. A bar within a cell is written as `\|`.
 * @param head the line of the head, such as `| What | State |`
 */
export function tableRows(markdown: string, head: string): string[][] {
  const tables = markdown.split(/\n{2,}/).filter(block => block.startsWith(head))
  return tables.flatMap(table =>
    table
      .trim()
      .split('\n')
      .slice(2)
      .map(line =>
        line
          .replace(/^\| ?| ?\|$/g, '')
          .split(/ ?(?<!\\)\| ?/)
          .map(cell => cell.replaceAll('\\|', '|')),
      ),
  )
}
