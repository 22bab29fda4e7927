/** Output of commands: progress on stderr if that is a terminal, results on stdout. */
import { Presets, SingleBar } from 'cli-progress'
import type { Command } from 'commander'

export interface Progress {
  step(name: string): void
  stop(): void
}

/** A progress bar on a terminal; nothing elsewhere. */
export function showProgress(what: string, total: number): Progress {
  if (!process.stderr.isTTY || total === 0) return { step: () => {}, stop: () => {} }
  const bar = new SingleBar(
    { format: `${what} {bar} {value}/{total} {name}`, stream: process.stderr, hideCursor: true, clearOnComplete: true, barsize: 24 },
    Presets.shades_classic,
  )
  bar.start(total, 0, { name: '' })
  return { step: name => bar.increment(1, { name: name.slice(-48) }), stop: () => bar.stop() }
}

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
