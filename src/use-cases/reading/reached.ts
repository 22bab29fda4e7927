import { isUnreachable } from '../../data/unreachable.ts'
import { LibraryUnreachableError } from './reading.ts'

/** Tells a library that cannot be reached from a fault of the program. @throws LibraryUnreachableError */
export async function reached<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw isUnreachable(error) ? new LibraryUnreachableError('The database cannot be reached.', { cause: error }) : error
  }
}
