import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitBodyTime } from './body-timeout.ts'

async function answerTo(path: string, sent: string, timeouts = { ordinary: 20, upload: 60_000 }): Promise<string> {
  const app = Fastify()
  limitBodyTime(app, timeouts)
  app.post('/form', async ({ body }) => ({ body }))
  app.post('/upload', { bodyLimit: 20 * 1024 * 1024 }, async () => 'taken')
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: text/plain\r\n${sent}`)
  await once(socket, 'close')
  await app.close()
  return answer
}

test.each([
  ['a body that stops', 'Content-Length: 100\r\n\r\nabc'],
  ['a body that never begins', 'Content-Length: 100\r\n\r\n'],
  ['chunks that stop', 'Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n'],
])('the request is answered 408 after the limit: %s', async (_case, sent) => {
  expect(await answerTo('/form', sent)).toMatch(/^HTTP\/1\.1 408 /)
})

test('uploads have a timeout of their own', async () => {
  expect(await answerTo('/upload', 'Content-Length: 100\r\n\r\nabc', { ordinary: 60_000, upload: 20 })).toMatch(/^HTTP\/1\.1 408 /)
})

test('a request whose body is complete is answered', async () => {
  expect(await answerTo('/form', 'Content-Length: 3\r\n\r\nabc', { ordinary: 60_000, upload: 20 })).toMatch(/^HTTP\/1\.1 200 .*abc/s)
})
