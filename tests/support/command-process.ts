/**
 * A process that opens a library as a server does, and accepts commands: `node command-process.ts DATA`. Prints a line when it is ready.
 */

import { readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'
import { takeCommands } from '../../src/main/terminal-commands/take-commands.ts'
import { askPlatform, fail, storePair } from './test-commands.ts'

const [dataDirectory = ''] = process.argv.slice(2)
process.umask(0)
const library = await openLibrary(readConfig({ RECTO_DATA: dataDirectory }))
const server = await takeCommands({
  library,
  commands: [storePair, askPlatform, fail],
  onError: error => console.log(`fault: ${String(error)}`),
})
process.once('SIGTERM', () => {
  console.log('ending')
  void server?.close().then(() => library.database.close())
})
console.log('ready')
