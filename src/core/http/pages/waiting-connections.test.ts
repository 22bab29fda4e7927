import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { watchConnections } from './waiting-connections.ts'

const open: { close: () => void }[] = []
afterEach(() => {
  for (const each of open.splice(0)) each.close()
})

async function listen(onConnection: () => void): Promise<number> {
  const server: Server = createServer(socket => {
    onConnection()
    socket.destroy()
  }).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

const connectAgain = (port: number): Socket => connect(port, '127.0.0.1').on('error', () => undefined)

function watch() {
  const connections = watchConnections()
  open.push(connections)
  return connections
}

test('connections that wait in the backlog are accepted before the server stops', async () => {
  let accepted = 0
  const port = await listen(() => {
    accepted += 1
  })
  const connections = watch()
  for (let client = 0; client < 40; client += 1) connectAgain(port)
  await connections.accepted(1000)
  expect(accepted).toBe(40)
})

test('the server stops at once when no connection waits', async () => {
  await watch().accepted(1000)
})

test('the server stops within the limit although new connections keep coming', async () => {
  let accepted = 0
  let isOver = false
  const port = await listen(() => {
    accepted += 1
    // The next one waits before the loop looks again.
    if (!isOver) connectAgain(port)
  })
  const connections = watch()
  connectAgain(port)
  await connections.accepted(50)
  isOver = true
  expect(accepted).toBeGreaterThanOrEqual(50)
})
