/**
 * A command that a running server does for a terminal. It gets all it needs as data, with absolute paths, and answers with data, so that
 * it does the same in either process.
 */
import type { z } from 'zod'
import type { Library } from '../library.ts'

interface CommandDefinition<Input, Result> {
  /** The name in the URL: `gateway-import`. */
  name: string
  input: z.ZodType<Input>
  result: z.ZodType<Result>
  /** Whether the search index may have to be updated afterwards. */
  changesLibrary: (input: Input) => boolean
  /** Work within one transaction is done completely or not at all: the process may be killed. */
  run: (library: Library, input: Input) => Promise<Result>
}
/** A command for callers that know neither its input nor its result. */
export interface NamedCommand {
  name: string
  /** @returns what does it, or null where the input is not such a command's */
  prepare: (input: unknown) => ((library: Library) => Promise<unknown>) | null
}
export type LibraryCommand<Input, Result> = CommandDefinition<Input, Result> & NamedCommand

export function libraryCommand<Input, Result>(definition: CommandDefinition<Input, Result>): LibraryCommand<Input, Result> {
  return {
    ...definition,
    prepare: input => {
      const { success, data } = definition.input.safeParse(input)
      return success ? library => definition.run(library, data) : null
    },
  }
}
