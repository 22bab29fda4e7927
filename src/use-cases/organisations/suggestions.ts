/** Organisations that the list lacks: entered by who is signed in, theirs to use at once, and confirmed or declined by the staff. */
import type { Kysely } from 'kysely'
import { type AttemptLimit, countAttempt } from '../../data/attempt.ts'
import {
  addSuggestion,
  findSuggestions,
  type KnownSuggestion,
  listOpenSuggestions,
  type SuggestedOrganisation,
  storeSuggestion,
} from '../../data/organisation-suggestion.ts'
import type { Schema } from '../../data/schema.ts'

export type { KnownSuggestion, SuggestedOrganisation } from '../../data/organisation-suggestion.ts'

export type SuggestOutcome = { kind: 'suggested'; suggestion: KnownSuggestion } | { kind: 'too-many'; wait: number }

export interface Suggestions {
  add(accountId: number, organisation: Pick<SuggestedOrganisation, 'name' | 'ringgoldId' | 'place'>): Promise<SuggestOutcome>
  listOpen(): Promise<KnownSuggestion[]>
  /** What is left out stays as it is. @returns null where there is none */
  change(id: number, changes: Partial<SuggestedOrganisation>): Promise<KnownSuggestion | null>
  /** Everybody's: the staff has confirmed them. */
  confirmed(ids: readonly number[]): Promise<KnownSuggestion[]>
  /** One that this account may name: confirmed, or entered by it and not declined. */
  findFor(accountId: number, id: number): Promise<KnownSuggestion | null>
}

const limit: AttemptLimit = { what: 'suggested organisations of an account', most: 20, seconds: 86_400 }

export function createSuggestions(kysely: Kysely<Schema>): Suggestions {
  return {
    async add(accountId, organisation) {
      const wait = await countAttempt(kysely, limit, String(accountId))
      if (wait !== null) return { kind: 'too-many', wait }
      const suggested: SuggestedOrganisation = { ...organisation, ror: null, status: 'open' }
      const id = await addSuggestion(kysely, accountId, suggested)
      return { kind: 'suggested', suggestion: { ...suggested, id, suggestedBy: accountId } }
    },
    listOpen: () => listOpenSuggestions(kysely),
    change: (id, changes) =>
      kysely.transaction().execute(async trx => {
        const [known] = await findSuggestions(trx, [id])
        if (known === undefined) return null
        const changed = { ...known, ...changes }
        await storeSuggestion(trx, id, changed)
        return changed
      }),
    confirmed: async ids => (await findSuggestions(kysely, ids)).filter(({ status }) => status === 'confirmed'),
    async findFor(accountId, id) {
      const [known] = await findSuggestions(kysely, [id])
      if (known === undefined || known.status === 'declined') return null
      return known.status === 'confirmed' || known.suggestedBy === accountId ? known : null
    },
  }
}
