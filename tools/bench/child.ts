/** Child processes of the benchmark: the command line and the server, each as a user would run them, with an eye on their memory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const root = resolve(import.meta.dirname, '../..')

/** The most memory that a process has held so far (VmHWM), in bytes. Null where the system does not tell, or the process is gone. */
export function peakMemory(pid: number | undefined): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}

/** Hundredths of a second: what Linux counts in, on all its platforms (USER_HZ). */
const ticksPerSecond = 100

/** Processor time of all threads of a process so far, in seconds. Null where the system does not tell. */
function cpuSeconds(pid: number | undefined): number | null {
  try {
    // The name in brackets may hold spaces; user and system time are the 14th and 15th field (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return null
  }
}

export type Environment = Readonly<Record<string, string>>

/** @param checkout another state of the project, whose script is run */
function start(script: string, args: readonly string[], environment: Environment, checkout = root): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production', RECTO_LOG: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** How often a process that may end at any time is looked at. */
const lookEvery = 100

export interface CommandRun {
  answer: unknown
  /** Bytes; null where the system does not tell. */
  peak: number | null
  /** Processor time of the whole command, with its start; null where the system does not tell. */
  cpuSeconds: number | null
}

/** Runs `recto … --json`. A command that could not take in everything ends with 1, and its answer counts all the same. */
export async function runCommand(args: readonly string[], environment: Environment, checkout?: string): Promise<CommandRun> {
  const child = start('src/cli/recto.ts', ['--json', ...args], environment, checkout)
  let peak: number | null = null
  let cpu: number | null = null
  const looking = setInterval(() => {
    peak = peakMemory(child.pid) ?? peak
    cpu = cpuSeconds(child.pid) ?? cpu
  }, lookEvery)
  let output = ''
  child.stdout?.on('data', chunk => {
    output += String(chunk)
  })
  const ended: unknown[] = await once(child, 'close')
  clearInterval(looking)
  if (output === '') throw new Error(`“recto ${args.join(' ')}” said nothing and ended with ${String(ended[0])}.`)
  return { answer: JSON.parse(output), peak, cpuSeconds: cpu }
}

export interface RunningServer {
  origin: string
  peak(): number | null
  cpuSeconds(): number | null
  stop(): Promise<void>
}

/** Starts the server on any free port, as `npm start` does. @throws Error when it ends before it listens */
export async function startServer(environment: Environment, checkout?: string): Promise<RunningServer> {
  const child = start('scripts/start.ts', [], { ...environment, HOST: '127.0.0.1', PORT: '0', RECTO_DEMO: 'false' }, checkout)
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const port = /serves http:\/\/\S+:(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    child.stdout?.resume()
    return {
      origin: `http://127.0.0.1:${port}`,
      peak: () => peakMemory(child.pid),
      cpuSeconds: () => cpuSeconds(child.pid),
      stop: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('The server ended before it listened.')
}
