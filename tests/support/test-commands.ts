/** Commands whose progress a test can follow, and which it can interrupt. */
import { appendFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { libraryCommand } from '../../src/main/terminal-commands/library-command.ts'
import { findPlatformId, storePlatform } from '../../src/modules/sites/data/platforms.ts'

/** Stores platforms in one transaction, and writes down in a file where it is. */
export const storePair = libraryCommand({
  name: 'store-pair',
  input: z.strictObject({ keys: z.tuple([z.string(), z.string()]), diary: z.string(), milliseconds: z.number() }),
  result: z.strictObject({ pid: z.number(), ids: z.array(z.number()) }),
  changesLibrary: () => false,
  run: async ({ database }, { keys: [first, second], diary, milliseconds }) => {
    const ids = await database.kysely.transaction().execute(async trx => {
      const one = await storePlatform(trx, { key: first, name: first })
      await appendFile(diary, `${first}\n`)
      await wait(milliseconds)
      const other = await storePlatform(trx, { key: second, name: second })
      await appendFile(diary, `${second}\n`)
      return [one, other]
    })
    return { pid: process.pid, ids }
  },
})

export const askPlatform = libraryCommand({
  name: 'ask-platform',
  input: z.strictObject({ key: z.string() }),
  result: z.strictObject({ id: z.number() }),
  changesLibrary: () => false,
  run: async ({ database }, { key }) => ({ id: await findPlatformId(database.kysely, key) }),
})

export const fail = libraryCommand({
  name: 'fail',
  input: z.strictObject({}),
  result: z.null(),
  changesLibrary: () => false,
  run: async () => {
    throw new Error('a secret of the program')
  },
})

/** A server of another version does not have it. */
export const unheardOf = libraryCommand({ ...askPlatform, name: 'unheard-of' })
