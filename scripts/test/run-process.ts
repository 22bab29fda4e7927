/** Runs a command with its output on the terminal and in a file. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

/** @param log is replaced @returns whether it ended with exit code 0 */
export async function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env = {}, log }: { cwd: string; env?: NodeJS.ProcessEnv; log: string },
): Promise<boolean> {
  const file = createWriteStream(log)
  // Through a pipe, programs leave out colours.
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...colours, ...env } })
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.pipe(to, { end: false })
    from.pipe(file, { end: false })
  }
  const [code] = await once(child, 'close').catch((error: unknown) => {
    console.error(`${command}: ${error instanceof Error ? error.message : String(error)}`)
    return [1]
  })
  file.end()
  await finished(file)
  return code === 0
}
