import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { requestOfOne } from './web-request.ts'

const app = Fastify()
app.get('/', async (request, reply) => ({ origin: requestOfOne(request, reply).headers.get('origin') }))

test.each([
  ['a form of a page that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, null],
  ['a form of a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 'null'],
  ['a client that says nothing but no origin', { origin: 'null' }, 'null'],
  ['a form of any other page', { origin: 'https://recto.example.org', 'sec-fetch-site': 'same-origin' }, 'https://recto.example.org'],
])('the origin of a web request is right for %s', async (_, headers, origin) => {
  const answer = await app.inject({ url: '/', headers })
  expect(answer.json()).toEqual({ origin })
})
