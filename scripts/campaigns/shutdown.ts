/** SIGTERM under load and with half-sent requests, again and again, with the usual settings: each server ends in time, what it answers is whole, and its health checks are refused. */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createOnServer } from '../../tests/support/database.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { percentile } from '../../tools/bench/timing.ts'
import { buildSite } from '../build-site.ts'
import { type Campaign, type Random, randomOf } from './campaign.ts'
import { type Answer, sendRequest } from './send-request.ts'

/** Milliseconds: 10 seconds for requests and 4 for the rest (decision 0071). */
const maxShutdownTime = 15_000
const paths = ['/browse', '/login', '/contact', '/api/platform', '/api/articles?id=1'] as const
const clients = 12
/** Milliseconds until the signal has reached the thread, whatever it was at. */
const signalDelay = 1_000
/** Between two health checks. */
const healthInterval = 100
/** Servers that are stopped at the same time. */
const abreast = 3

export const shutdownCampaign: Campaign = {
  usualCount: 20,
  async run({ seed, from, to, onFailure, onDone }) {
    const server = process.env.DATABASE_URL
    if (!server) throw new Error('DATABASE_URL has to name a PostgreSQL server on which databases may be made.')
    buildSite()
    const rounds: Round[] = []
    let next = from
    const stopAll = async (): Promise<void> => {
      while (next < to) {
        const index = next
        next += 1
        const round = await stopOnce(server, randomOf(seed, index))
        rounds.push(round)
        for (const error of errorsOf(round)) onFailure(`round ${index} of seed ${seed}: ${error}`)
        onDone(index)
      }
    }
    await Promise.all(Array.from({ length: abreast }, stopAll))
    const took = rounds.map(round => round.took)
    const sum = (count: (round: Round) => number) => rounds.reduce((total, round) => total + count(round), 0)
    return [
      `Ended after ${seconds(percentile(took, 0.5))} at the middle, ${seconds(Math.max(...took))} at most.`,
      `${sum(round => round.halves)} half-sent requests; answers after the signal: ${sum(({ after }) => after.get(200) ?? 0)} of 200, ${sum(({ after }) => after.get(503) ?? 0)} of 503; ${sum(round => round.broken)} broken off.`,
      `Health checks after the signal: ${sum(({ health }) => health.filter(({ status }) => status === 503).length)} answered 503, ${sum(({ health }) => health.filter(({ status }) => status === 0).length)} not at all, ${sum(({ health }) => health.filter(({ status }) => status !== 0 && status !== 503).length)} otherwise before the signal had arrived; in ${rounds.filter(({ health }) => health.some(({ status }) => status === 503)).length} of ${rounds.length} rounds 503.`,
    ]
  },
}

interface Round {
  exitCode: number | null
  /** Milliseconds from the signal to the end. */
  took: number
  halves: number
  broken: number
  /** How many requests that were answered after the signal had which status. */
  after: Map<number, number>
  /** Health checks since the signal, each on a connection of its own, as a proxy sends them. */
  health: readonly HealthCheck[]
}

interface HealthCheck {
  /** Milliseconds from the signal until it was sent. */
  sent: number
  /** 0: no answer, or no connection. */
  status: number
}

function errorsOf({ exitCode, took, broken, after, health }: Round): string[] {
  return [
    ...(exitCode === 0 ? [] : [`ended with ${exitCode}`]),
    ...(took <= maxShutdownTime ? [] : [`ended after ${seconds(took)}`]),
    ...(broken === 0 ? [] : [`${broken} answers broke off`]),
    ...[...after.keys()].filter(status => status !== 200 && status !== 404 && status !== 503).map(status => `answered ${status}`),
    ...healthErrors(took, health),
  ]
}

/** From the signal on a proxy has to be told to ask another server, as long as it is told anything. */
function healthErrors(took: number, checks: readonly HealthCheck[]): string[] {
  const first = checks.findIndex(({ status }) => status === 503)
  if (first === -1) return took > 2 * signalDelay ? [`/health was never answered 503 in the ${seconds(took)} after the signal`] : []
  return checks
    .filter(({ sent, status }, at) => (at > first || sent > signalDelay) && status !== 503 && status !== 0)
    .map(({ sent, status }) => `/health was answered ${status} ${seconds(sent)} after the signal`)
}

async function stopOnce(databaseServer: string, random: Random): Promise<Round> {
  const own = await createOnServer(databaseServer)
  const server = await startServerProcess({ DATABASE_URL: own.url, NODE_ENV: 'production' })
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  try {
    const halves = await Promise.all(Array.from({ length: 1 + random.below(4) }, () => sendHalf(server.port, random)))
    let signalled = Number.POSITIVE_INFINITY
    let hasEnded = false
    let broken = 0
    const after = new Map<number, number>()
    const client = async (at: number): Promise<void> => {
      for (let turn = at; !hasEnded; turn += 1) {
        const answer = await ask(server, paths[turn % paths.length] ?? '/', agent)
        // The connection was closed or refused before any answer.
        if (answer.status === 0) return
        if (!answer.isWhole) broken += 1
        if (performance.now() > signalled) after.set(answer.status, (after.get(answer.status) ?? 0) + 1)
      }
    }
    const asking = Array.from({ length: clients }, (_, at) => client(at))
    await wait(500 + random.below(1500))
    server.kill('SIGTERM')
    signalled = performance.now()
    const health: HealthCheck[] = []
    const checkHealth = async (): Promise<void> => {
      while (!hasEnded) {
        const sent = performance.now() - signalled
        health.push({ sent, status: (await ask(server, '/health', false)).status })
        await wait(healthInterval)
      }
    }
    const checking = checkHealth()
    const exitCode = await server.ended
    const took = performance.now() - signalled
    hasEnded = true
    await Promise.all([...asking, checking])
    for (const half of halves) half.destroy()
    return { exitCode, took, halves: halves.length, broken, after, health }
  } finally {
    agent.destroy()
    await server.remove()
    await own.drop()
  }
}

const whole =
  'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nusername=ada'

async function sendHalf(port: number, random: Random): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(whole.slice(0, random.below(whole.length)))
  return socket
}

const ask = ({ port }: ServerProcess, path: string, agent: Agent | false): Promise<Answer> =>
  sendRequest({ port, path, agent, headers: { accept: 'text/html' } })

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
