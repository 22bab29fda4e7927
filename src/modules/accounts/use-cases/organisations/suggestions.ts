/** Organisations that the list lacks: a user enters them and can use them at once, and the staff confirms or declines them. */

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { Person } from '../../data/account-record.ts'
import { type AttemptLimit, countAttempt } from '../../data/attempt.ts'
import {
  addSuggestion,
  findSuggestionNamed,
  findSuggestions,
  type KnownSuggestion,
  listOpenSuggestions,
  renameSuggestionOfAccounts,
  type SuggestedOrganisation,
  storeSuggestion,
} from '../../data/organisation-suggestion.ts'

export type { KnownSuggestion, SuggestedOrganisation } from '../../data/organisation-suggestion.ts'

export type SuggestOutcome = { kind: 'suggested'; suggestion: KnownSuggestion } | { kind: 'too-many'; wait: number }

export interface Suggestions {
  add(accountId: AccountId, organisation: Pick<SuggestedOrganisation, 'name' | 'ringgoldId' | 'place'>): Promise<SuggestOutcome>
  listOpen(): Promise<KnownSuggestion[]>
  /** Fields that are left out keep their values. @returns null where there is none */
  change(id: number, changes: Partial<SuggestedOrganisation>): Promise<KnownSuggestion | null>
  /** Everybody gets these: the staff has confirmed them. */
  confirmed(ids: readonly number[]): Promise<KnownSuggestion[]>
  /** A suggestion that this account may name: confirmed, or entered by it and not declined. */
  findFor(accountId: AccountId, id: number): Promise<KnownSuggestion | null>
  /** The id of the one of this name that this account may name; null where there is none. */
  idOf(accountId: AccountId, name: string): Promise<number | null>
}

const limit: AttemptLimit = { what: 'suggested organisations of an account', max: 20, seconds: 86_400 }

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
        if (changed.name !== known.name) await renameSuggestionOfAccounts(trx, known, changed.name)
        return changed
      }),
    confirmed: async ids => (await findSuggestions(kysely, ids)).filter(({ status }) => status === 'confirmed'),
    idOf: (accountId, name) => findSuggestionNamed(kysely, accountId, name),
    async findFor(accountId, id) {
      const [known] = await findSuggestions(kysely, [id])
      if (known === undefined || known.status === 'declined') return null
      return known.status === 'confirmed' || known.suggestedBy === accountId ? known : null
    },
  }
}

/**
 * Stores an institution that was typed by hand as a suggestion, so that it has an id: affiliations are named by id
 * (specification, accounts.md section 3 “My-details update”). Beyond the daily limit, only its name is stored in the account.
 */
export async function enterOwnInstitution(trx: Transaction<Schema>, accountId: AccountId, own: OwnInstitution): Promise<void> {
  const { institution: name, institutionRor } = own
  if (name === null || institutionRor !== null || [...name].length < formLimits.affiliationQueryLength) return
  if ((await findSuggestionNamed(trx, accountId, name)) !== null) return
  if ((await countAttempt(trx, limit, String(accountId))) !== null) return
  const place = { name: own.place, aalevel1: own.state, countryCode: own.countryCode }
  await addSuggestion(trx, accountId, { name, ringgoldId: null, place, ror: null, status: 'open' })
}

/** The fields of an institution in an account. */
type OwnInstitution = Pick<Person, 'institution' | 'institutionRor' | 'place' | 'state' | 'countryCode'>
