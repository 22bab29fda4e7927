/** Stands for the queue of letters, and remembers what was posted. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../src/data/schema.ts'
import type { Letter, Mail, Posting } from '../../src/use-cases/mail/mail.ts'

type Kind = Letter['kind']
type LetterOf<Of extends Kind> = Extract<Letter, { kind: Of }>

export interface RecordingMail extends Mail {
  /** Takes out what has been posted so far, in its order. */
  taken(): Posting[]
  /** The one letter of a kind among those; fails where there is another number of them. */
  only<Of extends Kind>(kind: Of): LetterOf<Of>
}

export function createRecordingMail(): RecordingMail {
  const posted: Posting[] = []
  const taken = () => posted.splice(0)
  return {
    async post(_db: Kysely<Schema>, posting) {
      posted.push(posting)
    },
    async postAll(_db: Kysely<Schema>, postings) {
      posted.push(...postings)
    },
    taken,
    only(kind) {
      const letters = taken().flatMap(({ letter }) => (isOf(letter, kind) ? [letter] : []))
      const [letter, ...others] = letters
      if (letter === undefined || others.length > 0) throw new Error(`There are ${letters.length} letters “${kind}”, and not one.`)
      return letter
    },
  }
}

const isOf = <Of extends Kind>(letter: Letter, kind: Of): letter is LetterOf<Of> => letter.kind === kind

/** The last part of a letter's link. */
export const secretIn = ({ link }: { link: string }): string => link.split('/').at(-1) ?? ''
