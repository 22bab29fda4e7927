/** The terminal's side: runs a command itself, or sends it to the server that has the library open. */
import { request } from 'node:http'
import { DirectoryLockedError } from '../core/database/directory-lock.ts'
import { OperatorError } from '../core/operator-error.ts'
import { type Config, readConfig } from '../main/config.ts'
import { withLibrary } from '../main/library.ts'
import type { LibraryCommand } from '../main/terminal-commands/library-command.ts'
import { commandPath, type Outcome, outcomeSchema, timeout } from '../main/terminal-commands/protocol.ts'
import { findSocket } from '../main/terminal-commands/socket-place.ts'
import { withChangedLibrary } from './search-index.ts'

interface Circumstances {
  config?: Config
  /** Milliseconds. */
  serverTimeout?: number
}

/** @throws OperatorError where the server cannot run the command, or refuses it with the command's own message; and what the command and `openLibrary` throw */
export async function runCommand<Input, Result>(
  command: LibraryCommand<Input, Result>,
  input: Input,
  { config = readConfig(process.env), serverTimeout = timeout }: Circumstances = {},
): Promise<Result> {
  const attempt = async (): Promise<{ result: Result } | { heldBy: number }> => {
    const open = command.changesLibrary(input) ? withChangedLibrary : withLibrary
    try {
      return { result: await open(library => command.run(library, input), config) }
    } catch (error) {
      if (!(error instanceof DirectoryLockedError) || error.isOnOtherHost) throw error
      const { pid } = error
      return (await ask(command, input, { dataDirectory: config.dataDirectory, pid, timeout: serverTimeout })) ?? { heldBy: pid }
    }
  }
  const first = await attempt()
  if ('result' in first) return first.result
  // A server that has just ended has released the library, and one that has just started listens by now.
  const second = await attempt()
  if ('result' in second) return second.result
  throw unavailable(nobodyListens(second.heldBy))
}

/** The server that has the library open could not be reached; the message says what to do. */
const unavailable = (message: string): OperatorError => new OperatorError(message, { exitCode: 1 })

const nobodyListens = (pid: number): string =>
  `Process ${pid} has the library open and takes no commands: it is a command itself, or a server that is only starting or is of an older version. Try again once it has ended or started.`
const otherVersion = (pid: number): string =>
  `The running server (process ${pid}) is of another version of Recto and does not understand this command. Start it again, then try once more.`

/** Null where no server listens. */
async function ask<Input, Result>(
  { name, result }: LibraryCommand<Input, Result>,
  input: Input,
  server: { dataDirectory: string; pid: number; timeout: number },
): Promise<{ result: Result } | null> {
  const place = findSocket(server.dataDirectory)
  const answer = place === null ? null : await post(place, commandPath(name), JSON.stringify(input), server)
  if (answer === null) return null
  const outcome = answer.status === 200 ? readOutcome(answer.body, server.pid) : null
  if (outcome === null) throw unavailable(otherVersion(server.pid))
  if (!outcome.done) throw new OperatorError(outcome.message, { exitCode: outcome.exitCode })
  const read = result.safeParse(outcome.result)
  if (!read.success) throw unavailable(otherVersion(server.pid))
  return { result: read.data }
}

const cutOff = (pid: number): string =>
  `The server (process ${pid}) ended before it answered. The command is done whole or not at all; run it again to be sure.`

/** Null for an answer of another kind. @throws OperatorError for one that is cut off */
function readOutcome(body: string, pid: number): Outcome | null {
  if (body.trim() === '') throw unavailable(cutOff(pid))
  try {
    return outcomeSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/** Null where no server listens. @throws OperatorError */
function post(
  socketPath: string,
  path: string,
  body: string,
  { pid, timeout }: { pid: number; timeout: number },
): Promise<{ status: number; body: string } | null> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, path, method: 'POST', agent: false, timeout: timeout, headers: { 'Content-Type': 'application/json' } },
      response => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', chunk => {
          text += String(chunk)
        })
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
        response.once('error', error => reject(describeSocketError(error, pid)))
      },
    )
    sent.once('timeout', () => sent.destroy(unavailable(silent(pid))))
    sent.once('error', error => {
      const words = describeSocketError(error, pid)
      if (words === null) resolve(null)
      else reject(words)
    })
    sent.end(body)
  })
}

const silent = (pid: number): string =>
  `The server (process ${pid}) has the library open and does not answer. See whether it hangs; a command that it had begun is done whole or not at all.`

/** Null where no server listens. */
function describeSocketError(error: Error, pid: number): Error | null {
  const code = 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
  if (code === 'ECONNRESET' || code === 'EPIPE') return unavailable(cutOff(pid))
  if (code === 'EACCES' || code === 'EPERM')
    return unavailable(`The server (process ${pid}) takes commands from its own user alone. Run the command as that user.`)
  return error
}
