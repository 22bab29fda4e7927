/** A release in a checkout of its own, run as its operators run it: its server, its command line, its test programs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export interface Release {
  /** The folder of its checkout, installed and built. */
  checkout: string
  /** The variables that each of its processes gets. */
  environment: Readonly<Record<string, string>>
}

function environmentOf(release: Release, more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const path = [join(release.checkout, 'node_modules/.bin'), process.env.PATH].join(':')
  return { ...process.env, PATH: path, ...release.environment, ...more }
}

/** @returns what the command printed @throws where it failed */
export function recto(release: Release, args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(release.checkout, 'src/cli/recto.ts'), ...args], {
    cwd: release.checkout,
    env: environmentOf(release, {}),
    input,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`recto ${args.join(' ')} ended with ${status}: ${stdout}${stderr}`)
  return stdout
}

export interface Server {
  port: number
  /** Ends it in an orderly way, so that nothing of its batches is lost. */
  stop(): Promise<void>
}

export async function startServer(release: Release, more: Readonly<Record<string, string>> = {}): Promise<Server> {
  // Its place in 0.1.0, and in what came after it.
  const program = ['src/server.ts', 'src/main/server.ts'].map(path => join(release.checkout, path)).find(existsSync)
  if (program === undefined) throw new Error(`There is no server in ${release.checkout}.`)
  const child = spawn(process.execPath, [program], {
    cwd: release.checkout,
    env: environmentOf(release, { PORT: '0', HOST: '127.0.0.1', RECTO_DEMO: 'false', RECTO_LOG: 'warn', ...more }),
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const port = Number(await lineThat(child, /serves http:\/\/localhost:(\d+)/))
  return {
    port,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode}.`)
    },
  }
}

/** Runs a program of the release's tests, and kills it once it has printed `line` so many times. */
export async function runUntilKilled(
  release: Release,
  program: string,
  args: readonly string[],
  line: string,
  times: number,
): Promise<void> {
  const child = spawn(process.execPath, [join(release.checkout, program), ...args], {
    cwd: release.checkout,
    env: environmentOf(release, {}),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.split('\n').filter(each => each === line).length >= times) child.kill('SIGKILL')
  })
  await ended
  if (child.signalCode !== 'SIGKILL') throw new Error(`${program} ended by itself: ${output}`)
}

export interface MailServer {
  /** The value of RECTO_SMTP_URL. */
  url: string
  countReceived(): Promise<number>
  stop(): void
}

/** The release's own test mail server, which accepts what it is sent. */
export async function startMailServer({ checkout }: Release): Promise<MailServer> {
  const child = spawn(process.execPath, [join(checkout, 'tests/support/mail-server-process.ts'), '0', 'plain'], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const line = await lineThat(child, /^(\{.*\})$/m)
  const smtp = /"smtp":(\d+)/.exec(line)?.[1]
  const http = /"http":(\d+)/.exec(line)?.[1]
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    countReceived: async () => z.array(z.unknown()).parse(await (await fetch(`http://127.0.0.1:${http}`)).json()).length,
    stop: () => void child.kill('SIGKILL'),
  }
}

/** @returns the first group of the pattern, once the process has printed it */
function lineThat(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', code => reject(new Error(`The process ended with ${code}: ${output}`)))
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const found = pattern.exec(output)?.[1]
        if (found !== undefined) resolve(found)
      })
  })
}
