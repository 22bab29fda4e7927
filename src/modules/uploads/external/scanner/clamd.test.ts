import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { connectClamd } from './clamd.ts'

test('a large file leaves no event listeners behind, however often it waits for the scanner', async () => {
  const chunk = Buffer.alloc(1_000_000)
  const chunks = 64
  const wholeBytes = 'zINSTREAM\0'.length + chunks * (4 + chunk.length) + 4
  const server = createServer(socket => {
    let bytes = 0
    socket.on('data', part => {
      bytes += part.length
      if (bytes === wholeBytes) socket.end('stream: OK\0')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const warnings: Error[] = []
  const note = (warning: Error) => void warnings.push(warning)
  process.on('warning', note)
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
    const content = async function* () {
      for (let sent = 0; sent < chunks; sent += 1) yield chunk
    }
    expect(await connectClamd({ host: '127.0.0.1', port: address.port }).scan(content())).toEqual({ kind: 'clean' })
    // Warnings are reported one turn later.
    await new Promise(resolve => setImmediate(resolve))
    expect(warnings).toEqual([])
  } finally {
    process.off('warning', note)
    server.close()
  }
})

test.each([
  ['says why before it closes', 'INSTREAM size limit exceeded. ERROR\0'],
  ['says nothing', ''],
])('a file cannot be scanned when the scanner closes the connection in its middle and %s', async (_what, words) => {
  const server = createServer(socket => {
    socket.on('error', () => undefined)
    socket.once('data', part => {
      if (String(part).startsWith('zPING')) return socket.end('PONG\0')
      // Closed with bytes unread, as clamd does, the connection is reset.
      socket.pause()
      if (words === '') return socket.resetAndDestroy()
      return socket.write(words, () => socket.resetAndDestroy())
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
    const content = async function* () {
      for (let sent = 0; sent < 200; sent += 1) yield Buffer.alloc(100_000)
    }
    expect(await connectClamd({ host: '127.0.0.1', port: address.port }).scan(content())).toMatchObject({ kind: 'unscannable' })
  } finally {
    server.close()
  }
})
