/** A fake of Google’s `siteverify` for tests. It issues tokens, and accepts each once. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export interface FakeRecaptcha {
  url: string
  /** Returns the token that a browser gets for a ticked box. */
  makeToken(): string
  /** This counts the requests that it has received. */
  requested(): number
  /** Every later request gets this failure; null: the normal answer. */
  misbehave(as: 'error 500' | 'no JSON' | 'silence' | null): void
  close(): Promise<void>
}

export async function startFakeRecaptcha(secret: string): Promise<FakeRecaptcha> {
  const open = new Set<string>()
  const used = new Set<string>()
  let requested = 0
  let behaviour: Parameters<FakeRecaptcha['misbehave']>[0] = null
  const verify = (form: URLSearchParams): { success: boolean; 'error-codes'?: string[] } => {
    const failure = (code: string) => ({ success: false, 'error-codes': [code] })
    if (form.get('secret') !== secret) return failure(form.has('secret') ? 'invalid-input-secret' : 'missing-input-secret')
    const response = form.get('response')
    if (response === null || response === '') return failure('missing-input-response')
    if (used.has(response)) return failure('timeout-or-duplicate')
    if (!open.delete(response)) return failure('invalid-input-response')
    used.add(response)
    return { success: true }
  }
  const server = createServer((request, response) => {
    requested += 1
    if (behaviour === 'silence') return
    if (behaviour === 'error 500') return void response.writeHead(500).end()
    if (behaviour === 'no JSON') return void response.end('<html>')
    if (request.method !== 'POST') return void response.writeHead(405).end()
    void text(request).then(body => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8')
      response.end(JSON.stringify({ ...verify(new URLSearchParams(body)), challenge_ts: new Date().toISOString(), hostname: 'localhost' }))
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port.')
  return {
    url: `http://127.0.0.1:${address.port}/recaptcha/api/siteverify`,
    makeToken: () => {
      const made = `03AFcWeA${randomBytes(300).toString('base64url')}`
      open.add(made)
      return made
    },
    requested: () => requested,
    misbehave: as => {
      behaviour = as
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
