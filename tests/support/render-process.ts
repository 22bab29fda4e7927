/**
 * A process that renders a library again, for a test that kills it: `node render-process.ts DIRECTORY`. Prints a line after each version.
 */
import { openDatabase } from '../../src/core/database/open-database.ts'
import { renderLibrary } from '../../src/modules/publications/use-cases/render-library.ts'

const database = await openDatabase({ databaseUrl: null, directory: process.argv[2] ?? '' })
await renderLibrary({
  kysely: database.kysely,
  shouldContinue: async () => {
    console.log('rendered')
    return true
  },
})
await database.close()
