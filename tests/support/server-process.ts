/** The server as it is run, in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface ServerProcess {
  /** The origin, such as http://127.0.0.1:40123. */
  origin: string
  port: number
  /** The output so far. */
  output(): string
  kill(signal: NodeJS.Signals): void
  /** Resolves with its exit code once it has ended. */
  readonly ended: Promise<number | null>
  /** Ends it if it still runs, and removes its folder. */
  remove(): Promise<void>
}

/** @param variables of the environment, over the usual ones: an empty library on the embedded database */
export async function startServerProcess(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const directory = await mkdtemp(join(tmpdir(), 'recto-server-'))
  const env = {
    ...process.env,
    ...{ RECTO_DATA: directory, RECTO_DEMO: 'false', RECTO_LOG: 'info', NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1' },
    // Ignores the environment of this machine.
    ...{ DATABASE_URL: '', RECTO_SMTP_URL: '', RECTO_PLATFORMS: '' },
    ...variables,
  }
  const child: ChildProcess = spawn(process.execPath, [join(root, 'src/main/server.ts')], { cwd: root, env })
  const ended = once(child, 'exit').then(() => child.exitCode)
  let output = ''
  const port = await new Promise<number>((serves, fail) => {
    child.once('exit', () => fail(new Error(`The server ended: ${output}`)))
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = /serves http:\/\/localhost:([1-9]\d*)/.exec(output)?.[1]
        if (found !== undefined) serves(Number(found))
      })
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
    kill: signal => void child.kill(signal),
    ended,
    async remove() {
      child.kill('SIGKILL')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}
