/**
 * ClamAV's daemon over TCP: a file is sent by its command INSTREAM, in chunks with their length before each, and a chunk of no bytes ends
 * it (clamd(8)). A file beyond its StreamMaxLength is not examined.
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Scanner, ScannerAwayError, type ScanResult } from './scanner.ts'

interface ClamdSetting {
  host: string
  port: number
  /** Milliseconds in which nothing moves; a large archive takes long to be examined. */
  timeout?: number
}

const maxAnswer = 4096

export function connectClamd({ host, port, timeout = 120_000 }: ClamdSetting): Scanner {
  async function ask(command: string, send: (socket: Socket) => Promise<void>, within = timeout): Promise<string> {
    const socket = connect({ host, port })
    socket.setTimeout(within, () => socket.destroy(new Error(`no answer within ${within} ms`)))
    try {
      const answer = readAnswer(socket)
      // It is awaited below; a scanner that answers early, such as of a file that is too large, also stops reading.
      answer.catch(() => undefined)
      await Promise.race([once(socket, 'connect'), answer])
      socket.write(`z${command}\0`)
      const sent = send(socket).catch(error => {
        if (error instanceof ContentError) throw error
      })
      await Promise.race([sent, answer])
      return await answer
    } catch (error) {
      if (error instanceof ContentError) throw error.cause
      throw new ScannerAwayError('The virus scanner does not answer', { cause: error })
    } finally {
      socket.destroy()
    }
  }

  return {
    async ping() {
      const answer = await ask('PING', async () => undefined, 5_000)
      if (answer !== 'PONG') throw new ScannerAwayError(`The virus scanner answers to PING with “${answer}”`)
    },
    async scan(content) {
      try {
        return readResult(await ask('INSTREAM', socket => sendContent(socket, content)))
      } catch (error) {
        if (!(error instanceof ScannerAwayError && isCutOff(error.cause))) throw error
        // It closes the connection on a file that it does not take, and what it says of that may be lost with the connection.
        await this.ping()
        return { kind: 'unscannable', reason: 'It closed the connection before the end of the file' }
      }
    },
  }
}

const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET')

/** The content cannot be read: no failure of the scanner. */
class ContentError extends Error {
  override name = 'ContentError'
}

async function sendContent(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const chunk of content) {
      if (socket.destroyed || socket.readableEnded) return
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (chunk.length > 0 && !socket.write(chunk)) await firstOf(socket, ['drain', 'close', 'end'])
      // What the scanner has said by now is read before it is sent more.
      await nextTurn()
    }
  } catch (error) {
    if (socket.destroyed || socket.readableEnded) return
    throw new ContentError('The content cannot be read', { cause: error })
  }
  socket.write(Buffer.alloc(4))
}

/** Resolves at the first of the events, and leaves no listener for the others: a large file waits thousands of times. */
async function firstOf(socket: Socket, events: readonly string[]): Promise<void> {
  const others = new AbortController()
  try {
    await Promise.race(events.map(event => once(socket, event, { signal: others.signal })))
  } finally {
    others.abort()
  }
}

/** The stream is read by events and not by iteration, which loses what was read before the connection broke. */
function readAnswer(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  const ended = (): void => reject(new Error(`the answer ends after ${text.length} characters`))
  socket.on('data', part => {
    text += String(part)
    const end = text.indexOf('\0')
    if (end >= 0) resolve(text.slice(0, end))
    else if (text.length > maxAnswer) ended()
  })
  socket.once('error', reject)
  socket.once('end', ended)
  socket.once('close', ended)
  return promise
}

/** @throws ScannerAwayError where the answer is none of its protocol */
export function readResult(answer: string): ScanResult {
  if (/^stream: OK$/.test(answer)) return { kind: 'clean' }
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (signature !== undefined) return { kind: 'infected', signature }
  if (/ ERROR$/.test(answer)) return { kind: 'unscannable', reason: answer }
  throw new ScannerAwayError(`The virus scanner answers with “${answer.slice(0, 200)}”`)
}
