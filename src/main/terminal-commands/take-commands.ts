/** The server's side: runs commands of terminals on this machine, one after the other. */
import { chmodSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import type { Library } from '../library.ts'
import { describeError } from './describe-error.ts'
import type { NamedCommand } from './library-command.ts'
import { commandPath, heartbeat, type Outcome } from './protocol.ts'
import { makePlace, removePlace } from './socket-place.ts'

export interface CommandServer {
  /** Ends once the command that is at work is answered; those that wait for their turn are refused. */
  close(): Promise<void>
}
interface CommandServerOptions {
  library: Library
  commands: readonly NamedCommand[]
  /** Called for a bug, which the terminal does not get. */
  onError: (error: unknown) => void
}

/** Characters: inputs are paths and options. */
const largestInput = 1024 * 1024

/** @returns null with a database server, where commands need no help: they open the database themselves */
export async function takeCommands({ library, commands, onError }: CommandServerOptions): Promise<CommandServer | null> {
  if (library.config.databaseUrl !== null) return null
  const { dataDirectory } = library.config
  const atWork = new Set<Promise<void>>()
  let turn: Promise<unknown> = Promise.resolve()
  let closing = false

  const outcomeOf = async (work: (library: Library) => Promise<unknown>): Promise<Outcome> => {
    try {
      return { done: true, result: await work(library) }
    } catch (error) {
      const reported = describeError(error)
      if (reported !== null) return { done: false, ...reported }
      onError(error)
      return { done: false, message: 'Something went wrong in the running server. Its log says what.', exitCode: 1 }
    }
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const command = commands.find(({ name }) => request.method === 'POST' && request.url === commandPath(name))
    const input = await readJson(request)
    if (command === undefined) return refuse(response, 404)
    const work = input === null ? null : command.prepare(input)
    if (work === null) return refuse(response, 400)
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
    response.write('\n')
    const heartbeatTimer = setInterval(() => response.write('\n'), heartbeat)
    const mine = turn.then(async (): Promise<Outcome | null> => {
      // The client disconnected while waiting.
      if (response.destroyed) return null
      return closing ? { done: false, message: 'The server is ending. Try again.', exitCode: 1 } : await outcomeOf(work)
    })
    turn = mine
    try {
      const outcome = await mine
      response.end(outcome === null ? '' : JSON.stringify(outcome))
      await finished(response).catch(() => {
        // The terminal has disconnected; its command has been run.
      })
    } finally {
      clearInterval(heartbeatTimer)
    }
  }

  const server = createServer((request, response) => {
    const answering = answer(request, response).catch(error => {
      // A request that was cut off before its end has begun nothing.
      if (!request.destroyed) onError(error)
      response.destroy()
    })
    atWork.add(answering)
    void answering.finally(() => atWork.delete(answering))
  })
  const place = makePlace(dataDirectory)
  const removeOwnPlace = (): void => removePlace(dataDirectory)
  process.on('exit', removeOwnPlace)
  try {
    await listenExclusively(server, place)
  } catch (error) {
    process.off('exit', removeOwnPlace)
    throw error
  }
  return {
    async close() {
      closing = true
      const closed = new Promise(resolve => server.close(resolve))
      await turn
      await Promise.race([Promise.all(atWork), new Promise(resolve => setTimeout(resolve, 1_000).unref())])
      server.closeAllConnections()
      await closed
      process.off('exit', removeOwnPlace)
      removeOwnPlace()
    },
  }
}

/** The socket must never be accessible to other users, not even at its creation. */
async function listenExclusively(server: ReturnType<typeof createServer>, place: string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('listening', () => {
      server.off('error', reject)
      resolve()
    })
  })
  // The socket's file is made within `listen`.
  const before = process.umask(0o177)
  try {
    server.listen(place)
  } finally {
    process.umask(before)
  }
  await listening
  if (process.platform !== 'win32') chmodSync(place, 0o600)
}

function refuse(response: ServerResponse, status: 400 | 404): void {
  response.writeHead(status, { Connection: 'close' }).end()
}

/** Null for what is too large, or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > largestInput) return null
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
