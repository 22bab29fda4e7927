/** Processes that are killed and begin again by themselves, and the servers among them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '../../../tools/bench/child.ts'
import type { Random } from '../campaign.ts'
import { answerSchema, type CampaignRequest } from './messages.ts'

const root = resolve(import.meta.dirname, '../../..')
const compiled = join(root, 'node_modules/.cache/recto/compiled')

/** Starts a script of the project. What it writes on stderr is shown where CAMPAIGN_OUTPUT is set: it is full of what the kills do. */
export function startScript(script: string, args: readonly string[], environment: Environment, { hasMessages = false } = {}): ChildProcess {
  const stderr = process.env.CAMPAIGN_OUTPUT ? 'inherit' : 'ignore'
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', RECTO_LOG: 'error', NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', stderr, ...(hasMessages ? (['ipc'] as const) : [])],
  })
}

export const campaignScript = (name: string): string => join(import.meta.dirname, name)

export interface KilledProcess {
  /** By SIGKILL; it begins again at once. */
  kill(): Promise<void>
  /** Kills it for good; `start` begins it again. */
  stop(): Promise<void>
  start(): void
}

/** Milliseconds before a process that ended begins again. */
const restartDelay = 200

/** Keeps a process running. @param onStart called with each process */
export function keepRunning(spawnIt: () => ChildProcess, onStart: (child: ChildProcess) => void = () => undefined): KilledProcess {
  let isWanted = true
  let child: ChildProcess | null = null
  let ended: Promise<unknown> = Promise.resolve()
  const start = (): void => {
    const started = spawnIt()
    child = started
    ended = once(started, 'exit').then(async () => {
      child = null
      if (!isWanted) return
      await wait(restartDelay)
      if (isWanted && child === null) start()
    })
    onStart(started)
  }
  const kill = async (): Promise<void> => {
    const killed = child
    if (killed === null) return
    const exited = once(killed, 'exit')
    killed.kill('SIGKILL')
    await exited
  }
  start()
  return {
    kill,
    async stop() {
      isWanted = false
      await kill()
      await ended
    },
    start() {
      isWanted = true
      if (child === null) start()
    },
  }
}

export interface KilledServer extends KilledProcess {
  /** Null while it does not listen. */
  origin(): string | null
  /** @returns null where it was killed before it answered */
  request(request: CampaignRequest): Promise<boolean | null>
}

export function keepServing(environment: Environment, { isOnlyProcess }: { isOnlyProcess: boolean }): KilledServer {
  let listening: { child: ChildProcess; origin: string } | null = null
  const running = keepRunning(
    () => startScript(campaignScript('killed-server.ts'), isOnlyProcess ? ['--alone'] : [], environment, { hasMessages: isOnlyProcess }),
    child => {
      child.stdout?.on('data', (line: Buffer) => {
        const origin = /http:\/\/\S+/.exec(String(line))?.[0]
        if (origin !== undefined) listening = { child, origin }
      })
      child.once('exit', () => {
        if (listening?.child === child) listening = null
      })
    },
  )
  return {
    ...running,
    origin: () => listening?.origin ?? null,
    async request(request) {
      const child = listening?.child
      if (child === undefined) return null
      return await new Promise<boolean | null>(done => {
        const onMessage = (message: unknown) => {
          const { id, answer } = answerSchema.parse(message)
          if (id === request.id) finish(answer)
        }
        const onExit = () => finish(null)
        const finish = (answer: boolean | null) => {
          child.off('message', onMessage)
          child.off('exit', onExit)
          done(answer)
        }
        child.on('message', onMessage)
        child.on('exit', onExit)
        child.send(request, error => {
          if (error !== null) finish(null)
        })
      })
    },
  }
}

/** Milliseconds for a server to start in, on a machine with much else to do. */
const startTimeout = 300_000

/** The origin of one of the servers that listen; waits until there is one. */
export async function originOf(servers: readonly KilledServer[], random: Random): Promise<string> {
  for (const until = Date.now() + startTimeout; Date.now() < until; await wait(50)) {
    const origins = servers.flatMap(server => server.origin() ?? [])
    if (origins.length > 0) return random.pick(origins)
  }
  throw new Error('No server has started.')
}

export interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Asks one of the servers. @returns null where none has answered */
export type Ask = (path: string, init: RequestInit & { timeout?: number }) => Promise<Answer | null>

export const askAny =
  (servers: readonly KilledServer[], random: Random): Ask =>
  async (path, { timeout = 20_000, ...init }) => {
    const origin = await originOf(servers, random)
    try {
      const answer = await fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...init })
      return { status: answer.status, headers: answer.headers, body: await answer.text() }
    } catch {
      return null
    }
  }

/** Nothing was decided: the server or its database was away. */
export const isAway = (answer: Answer | null): answer is null => answer === null || answer.status === 503
