/** SIGTERM: what was begun is answered whole, and nobody can keep the process from ending. */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServerProcess({ RECTO_SHUTDOWN_SECONDS: '3' })
})
afterAll(() => server.remove())

interface Answer {
  status: number
  isWhole: boolean
}

/** Null where the connection was refused or closed before any answer. */
function ask(path: string, agent: Agent): Promise<Answer | null> {
  return new Promise(resolve => {
    const asking = request(`${server.origin}${path}`, { agent }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('error', () => undefined)
      response.on('close', () => {
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, isWhole: response.complete && bytes === Number(headers['content-length']) })
      })
    })
    asking.on('error', () => resolve(null))
    asking.end()
  })
}

async function send(text: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

test('under load and with half-sent requests, a stopping server answers begun requests, refuses new ones, and ends', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const halves = await Promise.all([
    send('GET / HTTP/1.1\r\nHost: local'),
    send('POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nabc'),
    send(''),
  ])
  const paths = ['/browse', '/login', '/api/platform']
  expect(await Promise.all(paths.map(path => ask(path, agent)))).toEqual(paths.map(() => ({ status: 200, isWhole: true })))

  const answers: (Answer | null)[] = []
  let isStopped = false
  const client = async (path: string): Promise<void> => {
    while (!isStopped) {
      const answer = await ask(path, agent)
      answers.push(answer)
      if (answer === null) return
    }
  }
  const clients = Array.from({ length: 12 }, (_, index) => client(paths[index % paths.length] ?? '/'))
  await expect.poll(() => answers.length, { interval: 5 }).toBeGreaterThan(20)

  const signalled = performance.now()
  server.kill('SIGTERM')
  const health = async () => (await ask('/health', new Agent()))?.status
  await expect.poll(health, { interval: 20 }).toBe(503)
  expect(await server.ended).toBe(0)
  expect(performance.now() - signalled).toBeLessThan(15_000)
  isStopped = true
  await Promise.all(clients)
  for (const half of halves) half.destroy()
  agent.destroy()

  const answered = answers.filter(answer => answer !== null)
  expect(answered.filter(({ isWhole }) => !isWhole)).toEqual([])
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([200, 503]))
})
