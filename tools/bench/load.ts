/** Asks a server for one page again and again, over as many connections as 20 readers who do not wait. */
import { Agent, get, type RequestOptions } from 'node:http'
import autocannon from 'autocannon'
import type { RunningServer } from './child.ts'
import { percentile, timed } from './timing.ts'

export const connections = 20
const warmUpSeconds = 2

export interface Load {
  perSecond: number
  /** Milliseconds, to a whole one: the client measures no finer. */
  p50: number
  p99: number
  /** p50 of a single reader, who asks again when the answer is there, in milliseconds: what the server takes without a queue before it. */
  sequential: number
  /** Milliseconds of processor time that the server spends on a request, over all its threads; null where the system does not tell. */
  serverCpu: number | null
  /** The client, which has one core, was busier than the server: the server could do more, and answers sooner, than the row says. */
  clientBound: boolean
}

export interface LoadOptions {
  headers: Record<string, string>
  seconds: number
  /** Every answer must have it. */
  status?: number
  /**
   * A new path for each request. The server renders a page once for all who ask for it at the same moment, so 20 connections that ask
   * for one path measure that sharing and not the rendering.
   */
  apart?: boolean
}

const busyClient = 0.7
const unloaded = 200

/** @throws Error when any answer has another status: a fast error page would look like a fast page */
export async function measureLoad(
  server: RunningServer,
  path: string,
  { headers, seconds, status = 200, apart = false }: LoadOptions,
): Promise<Load> {
  let requestCount = 0
  const run = (duration: number) =>
    autocannon({
      url: server.origin,
      connections,
      duration,
      requests: [
        {
          method: 'GET',
          path,
          headers,
          ...(apart ? { setupRequest: request => ({ ...request, path: `${path}?bench=${requestCount++}` }) } : {}),
        },
      ],
    })
  await run(warmUpSeconds)
  const serverBefore = server.cpuSeconds()
  const clientBefore = process.cpuUsage()
  const result = await run(seconds)
  const client = process.cpuUsage(clientBefore)
  const serverAfter = server.cpuSeconds()

  const sequential = await measureSequentially(server.origin, () => (apart ? `${path}?bench=${requestCount++}` : path), headers)
  const others = Object.keys(result.statusCodeStats ?? {}).filter(code => code !== String(status))
  if (result.errors > 0 || others.length > 0 || result.requests.total === 0)
    throw new Error(`${path}: ${result.errors} errors, and answers ${others.join(', ') || 'none'} instead of ${status}.`)
  const serverSeconds = serverBefore === null || serverAfter === null ? null : serverAfter - serverBefore
  const clientSeconds = (client.user + client.system) / 1e6
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    sequential,
    serverCpu: serverSeconds === null ? null : (serverSeconds * 1000) / result.requests.total,
    clientBound: serverSeconds !== null && clientSeconds > serverSeconds && clientSeconds / result.duration > busyClient,
  }
}

async function measureSequentially(origin: string, nextPath: () => string, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let turn = 0; turn < unloaded; turn += 1) {
    times.push(await timed(() => readWhole(origin + nextPath(), { agent, headers })))
  }
  agent.destroy()
  return percentile(times, 0.5)
}

const readWhole = (url: string, options: RequestOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, options, response => response.resume().on('end', resolve).on('error', reject)).on('error', reject)
  })
