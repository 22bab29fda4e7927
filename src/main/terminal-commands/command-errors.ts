/** What a terminal reports where the running server did not do its command. */

/** The server that has the library open could not be reached; the message says what to do. */
export class ServerUnavailableError extends Error {
  override name = 'ServerUnavailableError'
}
/** The server failed to run the command, and returned the command's own message. */
export class CommandRefusedError extends Error {
  override name = 'CommandRefusedError'
  readonly exitCode: number
  constructor(message: string, exitCode: number) {
    super(message)
    this.exitCode = exitCode
  }
}
