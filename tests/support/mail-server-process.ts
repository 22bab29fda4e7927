/**
 * A mail server in a process: `node mail-server-process.ts PORT [plain|starttls|tls]`. It accepts everything, except
 * `refused@…` (unknown recipient), `later@…` (busy, the first time), `spam@…` (rejected after the data), `cut@…` (the connection
 * closes, the first time) and `silent@…` (no answer). Prints its port in a line; ends with its parent. GET /?to=ADDRESS: all emails to it,
 * raw, as JSON.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

interface Received {
  to: string
  from: string
  encrypted: boolean
  raw: string
}

const received: Received[] = []
const seen = new Set<string>()
const isFirst = (address: string): boolean => !seen.has(address) && seen.add(address) !== undefined

class Refusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

const [port = '0', encryption = 'plain'] = process.argv.slice(2)
const folder = join(import.meta.dirname, 'mail-server-tls')

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: encryption === 'starttls' ? [] : ['STARTTLS'],
  secure: encryption === 'tls',
  // A self-signed certificate for localhost, made for these tests only.
  key: readFileSync(join(folder, 'key.pem')),
  cert: readFileSync(join(folder, 'certificate.pem')),
  logger: false,
  onAuth: ({ username, password }, _session, done) =>
    username === 'recto' && password === 'a secret: 1/2@3'
      ? done(null, { user: username })
      : done(new Refusal(535, '5.7.8 Authentication failed')),
  onRcptTo: ({ address }, _session, done) => {
    if (address.startsWith('refused')) return done(new Refusal(550, '5.1.1 No such mailbox'))
    if (address.startsWith('later') && isFirst(address)) return done(new Refusal(451, '4.3.2 Busy, try again later'))
    return done()
  },
  onData: (stream, session, done) => {
    const to = session.envelope.rcptTo.map(({ address }) => address)
    buffer(stream).then(
      raw => {
        if (to.some(address => address.startsWith('spam'))) return done(new Refusal(554, '5.7.1 Looks like spam'))
        if (to.some(address => address.startsWith('silent'))) return
        if (to.some(address => address.startsWith('cut') && isFirst(address))) {
          for (const connection of smtp.connections) connection.close()
          return
        }
        const from = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address
        for (const address of to) received.push({ to: address, from, encrypted: session.secure, raw: raw.toString('latin1') })
        done()
      },
      (error: Error) => done(error),
    )
  },
})
// Senders are killed in the middle of a word.
smtp.on('error', () => undefined)

const http = createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify(received.filter(mail => to === null || mail.to === to)))
})

const portOf = (address: string | AddressInfo | null): number => (typeof address === 'object' && address !== null ? address.port : 0)

smtp.listen(Number(port), '127.0.0.1', () => {
  http.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ smtp: portOf(smtp.server.address()), http: portOf(http.address()) })))
})
process.stdin.resume().once('end', () => process.exit(0))
