/** Progress of long work, on stderr if that is a terminal. */
import { Presets, SingleBar } from 'cli-progress'

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
