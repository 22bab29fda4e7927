import { once } from 'node:events'
import { type ClientRequest, IncomingMessage, request } from 'node:http'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { signedInAs } from '../../../../tests/support/user.ts'
import { serveUploadForms } from './uploads.ts'

async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [response] = await once(sent, 'response')
  return response instanceof IncomingMessage ? response.statusCode : undefined
}

const boundary = 'slate'
const form = [
  `--${boundary}`,
  'Content-Disposition: form-data; name="file"; filename="roof.png"',
  'Content-Type: image/png',
  '',
  'a roof',
  `--${boundary}--`,
  '',
].join('\r\n')

it.each([
  ['has waited for the response', { hasLeft: false, isBroken: false }],
  ['has gone', { hasLeft: true, isBroken: false }],
  ['has waited, and answers all the same where that fails', { hasLeft: false, isBroken: true }],
])('an unused upload is deleted when its sender %s', async (_, { hasLeft, isBroken }) => {
  const app = Fastify()
  const removed: string[] = []
  const [handled, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await serveUploadForms(app, {
    uploads: {
      async receive(_account, { name, content }) {
        for await (const _chunk of content);
        return { kind: 'taken', id: 'first', name, sha256: 'a roof', bytes: 6 }
      },
      take: () => Promise.reject(new Error('Nothing was uploaded before')),
      async remove(_account, id) {
        removed.push(id)
        if (isBroken) throw new Error('The database is away')
      },
    },
    senderOf: async () => signedInAs('ROLE_SUPER_EDITOR'),
    async handler(_request, reply) {
      reply.raw.once('close', left.resolve)
      handled.resolve()
      if (hasLeft) await left.promise
      return reply.send('read')
    },
  })
  const url = new URL('/my/content/media', await app.listen({ port: 0, host: '127.0.0.1' }))
  const sent = request(url, { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } })
  sent.on('error', () => {})
  sent.end(form)
  await handled.promise
  if (hasLeft) sent.destroy()
  else expect(await statusOf(sent)).toBe(200)
  await expect.poll(() => removed).toEqual(['first'])
  sent.destroy()
  await app.close()
})
