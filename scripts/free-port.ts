import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of 127.0.0.1 on which nothing listens at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  await new Promise<unknown>(done => void server.close(done))
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  return address.port
}
