/** Some of the cases of `npm run campaign -- hostile-requests`. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorOf, send, sendHostileRequests } from '../../scripts/campaigns/hostile-requests.ts'

test('hostile requests are answered quickly, without details of the program', async () => {
  const failures: string[] = []
  let done = 0
  await sendHostileRequests({
    seed: 18,
    from: 0,
    to: 400,
    onFailure: failure => failures.push(failure),
    onDone: () => {
      done += 1
    },
  })
  expect([done, failures]).toEqual([400, []])
})

test.each([
  ['ends the connection without a word', '', 'no answer'],
  ['breaks its answer off', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf', 'answered 200 and broke off'],
  [
    'answers with a trace',
    'HTTP/1.1 400 Bad\r\nConnection: close\r\n\r\nError\n    at handler (/srv/app.ts:12:7)',
    'answered 400 with a trace',
  ],
  ['fails', 'HTTP/1.1 500 Bad\r\nContent-Length: 0\r\n\r\n', 'answered 500'],
  ['answers', 'HTTP/1.1 400 Bad\r\nContent-Length: 0\r\n\r\n', null],
])('the check of an answer recognises a server that %s', async (_case, said, error) => {
  const server = createServer(socket => socket.on('error', () => undefined).once('data', () => socket.end(said))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const requested = { method: 'POST', path: '/', headers: {}, body: Buffer.from('x') }
  const found = errorOf(requested, await send(port, requested))
  if (error === null) expect(found).toBeNull()
  else expect(found).toContain(error)
  server.close()
})
