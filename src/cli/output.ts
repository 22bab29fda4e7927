/** Results of commands, on stdout. */
import type { Command } from 'commander'

/** Prints a result: as JSON if requested, else by `asText`. */
export function print<Result>(command: Command, result: Result, asText: (result: Result) => string): void {
  const { json }: { json?: boolean } = command.optsWithGlobals()
  process.stdout.write(json ? `${JSON.stringify(result, null, 2)}\n` : `${asText(result)}\n`)
}

/** Left-aligned columns, two spaces apart; numbers at the right of theirs. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = []
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, String(cell).length)
  return rows
    .map(row =>
      row
        .map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The time is shown to the minute, in UTC. @param time in ISO 8601 */
export const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`
