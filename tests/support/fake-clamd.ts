/** A virus scanner that speaks the protocol of ClamAV's daemon, and finds the EICAR test file alone. */
import { createServer } from 'node:net'

export interface FakeClamd {
  port: number
  close(): Promise<void>
}

/** The test file that every scanner finds (https://www.eicar.org). In two parts, so that no scanner finds this one. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** @param setting.streamMaxLength bytes beyond which it gives up, as clamd does @param setting.port a free one where it is left out */
export async function startFakeClamd({ streamMaxLength = 100_000_000, port = 0 } = {}): Promise<FakeClamd> {
  const server = createServer(socket => {
    let pending = Buffer.alloc(0)
    let command: string | null = null
    let content = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', part => {
      pending = Buffer.concat([pending, part])
      if (command === null) {
        const end = pending.indexOf(0)
        if (end < 0) return
        command = pending.subarray(0, end).toString()
        pending = pending.subarray(end + 1)
      }
      if (command === 'zPING') return socket.end('PONG\0')
      if (command !== 'zINSTREAM') return socket.end('UNKNOWN COMMAND\0')
      while (pending.length >= 4 && pending.length >= 4 + pending.readUInt32BE(0)) {
        const length = pending.readUInt32BE(0)
        content = Buffer.concat([content, pending.subarray(4, 4 + length)])
        pending = pending.subarray(4 + length)
        if (content.length > streamMaxLength) return socket.end('INSTREAM size limit exceeded. ERROR\0')
        if (length === 0) return socket.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
      }
      return undefined
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return {
    port: address.port,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
