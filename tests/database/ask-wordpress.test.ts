/** One question to a WordPress: its host alone, within limits, and with what it says of itself. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { askWordpress } from '../../src/modules/website/external/wordpress/ask-wordpress.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : ''
}
const { signal } = new AbortController()
const schema = z.object({ a: z.number() })
const json = (home: string, known: string | null = null) => askWordpress(home).json({ path: 'x', schema, signal, known })

test('a response has totals and ETag, and is not sent again while unchanged', async () => {
  const headers = { 'X-WP-Total': '12', 'X-WP-TotalPages': '2', ETag: '"1"' }
  const home = await serve((request, response) =>
    request.headers['if-none-match'] === '"1"' ? response.writeHead(304).end() : response.writeHead(200, headers).end('{"a":1}'),
  )
  expect(await json(home)).toEqual({ body: { a: 1 }, total: 12, totalPages: 2, tag: '"1"' })
  expect(await json(home, '"1"')).toBe('unchanged')
})

describe('errors name the request and the response of the WordPress', () => {
  test.each<[string, number, Record<string, string>, string, RegExp]>([
    ['refused', 401, {}, '{"code":"rest_forbidden","message":"Members only."}', /\/wp-json\/x answered 401: Members only\.$/],
    ['no JSON', 200, {}, '<!DOCTYPE html>', /answered with something else than was expected \(the whole: /],
    ['another form', 200, {}, '{"a":"b"}', /\(a: /],
    ['another host', 302, { Location: 'http://169.254.169.254/' }, '', /leads to http:\/\/169\.254\.169\.254, which is not asked/],
    ['another port', 302, { Location: 'http://127.0.0.1:1/' }, '', /leads to http:\/\/127\.0\.0\.1:1, which is not asked/],
    ['another scheme', 302, { Location: 'file:///etc/passwd' }, '', /is not asked/],
    ['without an end', 302, { Location: '/again' }, '', /leads from one address to another without an end/],
  ])('the error is reported: %s', async (_, status, headers, body, message) => {
    const home = await serve((_request, response) => response.writeHead(status, headers).end(body))
    await expect(json(home)).rejects.toThrow(message)
  })

  test('a temporary failure is retried', async () => {
    let requestCount = 0
    const home = await serve((_request, response) => {
      requestCount += 1
      response.writeHead(requestCount < 3 ? 503 : 200).end('{"a":1}')
    })
    expect(await json(home)).toMatchObject({ body: { a: 1 } })
    expect(requestCount).toBe(3)
  })

  test('a connection that is refused is reported', async () => {
    await expect(json('http://127.0.0.1:1')).rejects.toThrow('http://127.0.0.1:1 did not answer')
  })
})

test('a file is downloaded only from its own host, and within the size limit', async () => {
  const home = await serve((request, response) =>
    request.url === '/gone.png' ? response.writeHead(404).end() : response.writeHead(200).end(Buffer.alloc(2000)),
  )
  const { file } = askWordpress(home)
  expect((await file(`${home}/a.png`, 2000, signal))?.byteLength).toBe(2000)
  await expect(file(`${home}/a.png`, 1999, signal)).rejects.toThrow('has more than 1999 bytes')
  expect(await file(`${home}/gone.png`, 2000, signal)).toBeNull()
  await expect(file('http://localhost/a.png', 2000, signal)).rejects.toThrow('which is not asked')
  await expect(file(`${home.replace('http://', 'http://ada:x@')}/a.png`, 2000, signal)).rejects.toThrow('is not asked')
})
