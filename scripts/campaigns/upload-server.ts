/** A server that takes files of any type up to 2 GB, for the campaign of uploads: `node upload-server.ts`. It ends by a signal. */
import { buildApp } from '../../src/main/app.ts'
import { readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'

const config = readConfig(process.env)
const library = await openLibrary(config, { isServer: true })
const purposes = new Map([['campaign', { action: 'edit site content', maxBytes: 2 * 1024 ** 3, typeProblem: () => null }]] as const)
const app = await buildApp({ ...library, purposes })
console.log(await app.listen({ port: config.port, host: '127.0.0.1' }))
