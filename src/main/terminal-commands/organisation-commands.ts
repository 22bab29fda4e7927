/** The command `recto organisations`, executed by the terminal's process or by the running server. */
import { z } from 'zod'
import { OperatorError } from '../../core/operator-error.ts'
import { readRorDump } from '../../modules/accounts/external/organisations/ror-dump.ts'
import { loadOrganisations } from '../../modules/accounts/use-cases/organisations/load-organisations.ts'
import { libraryCommand } from './library-command.ts'

const loaded = z.object({
  loaded: z.number(),
  withdrawn: z.number(),
  wrong: z.number(),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
  /** Why the rest of the file could not be read; null where it was read to its end. */
  stoppedBy: z.string().nullable(),
})
export type OrganisationLoad = z.output<typeof loaded>

/** Many transactions, each of whole organisations: stopped in the middle, it has loaded some, and run again all. */
export const organisationsLoad = libraryCommand({
  name: 'organisations-load',
  input: z.strictObject({ file: z.string() }),
  result: loaded,
  changesLibrary: () => false,
  run: async ({ database }, { file }): Promise<OrganisationLoad> => {
    let stoppedBy: string | null = null
    async function* untilItStops() {
      try {
        yield* readRorDump(file)
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error
        stoppedBy = error.message
      }
    }
    const result = await loadOrganisations(database.kysely, untilItStops())
    if (stoppedBy !== null && result.loaded === 0) throw new OperatorError(stoppedBy)
    return { ...result, stoppedBy }
  },
})
