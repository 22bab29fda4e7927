/** Submits a comment (specification, accounts.md sections 3, 5 and 6). */

import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../core/access/user.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless, normaliseEntries } from '../../../core/forms/entries.ts'
import type { AccountId, CommentId } from '../../../core/ids/shared-ids.ts'
import { countriesIn } from '../../accounts/domain/countries.ts'
import type { Institution, InstitutionMatch } from '../../accounts/domain/organisations/institution-entry.ts'
import { type AttemptLimit, countAttempts, type RequestContext, resolveInstitution } from '../../accounts/index.ts'
import type { Mail } from '../../email/index.ts'
import { commentRole } from '../../publications/domain/content/comment-role.ts'
import {
  addComment,
  type CommentAffiliation,
  findAnswered,
  findCommentTarget,
  findEarlierWriting,
  findPartInItem,
  lockCommenter,
  storeCommentDoi,
} from '../data/comment-writing.ts'
import { type CommentTarget, commentDoi, postTakesComments, takesComments } from '../domain/comment.ts'
import { type CommentField, commentFields, commentRules } from '../domain/comment-form.ts'
import { normaliseText } from '../domain/comment-text.ts'
import { holdReasonsOf } from '../domain/suspicion.ts'
import { notifyModerators } from './notify-moderators.ts'

export interface CommentRequest {
  target: CommentTarget
  /** Id of the comment that it answers. */
  parentId: CommentId | null
  entries: Entries
  /** The browser remembers that the account has accepted the terms (section 4). */
  hasAcceptedTerms: boolean
}

export type SubmitOutcome =
  /** `waiting`: for an editor. The same text sent twice is one comment. */
  | { kind: 'added'; id: CommentId; state: 'published' | 'waiting' }
  | { kind: 'refused'; errors: FieldMessages<CommentField | 'institutionChoice'>; matches: readonly InstitutionMatch[] }
  /** The publication, or the comment that is replied to, does not exist. */
  | { kind: 'missing' }
  | { kind: 'blocked' }
  | { kind: 'too-many'; wait: number }

const limits = {
  account: { what: 'comments of an account', max: 6, seconds: 600 },
  accountDay: { what: 'comments of an account in a day', max: 30, seconds: 86_400 },
  network: { what: 'comments from a network', max: 40, seconds: 600 },
} as const satisfies Record<string, AttemptLimit>

const rules = commentRules({
  comment: '',
  competingInterests: '',
  institution: '',
  department: '',
  place: '',
  state: '',
  countryCode: '',
})

/** Line breaks matter in these fields, so they are kept. */
const texts = ['comment', 'competingInterests']

export function normaliseComment(typed: Entries, hasAcceptedTerms: boolean): Entries {
  const entries = normaliseEntries(typed, texts)
  const normalised = texts.map(field => [field, [normaliseText(entryOf(typed, field))]] as const)
  return { ...entries, ...Object.fromEntries(normalised), ...(hasAcceptedTerms && { acceptedTermsAndConditions: ['true'] }) }
}

export async function submitComment(
  { kysely, mail }: { kysely: Kysely<Schema>; mail: Mail },
  requestContext: RequestContext,
  me: SignedIn,
  { target, parentId, entries: typed, hasAcceptedTerms }: CommentRequest,
): Promise<SubmitOutcome> {
  const { platform } = requestContext.site
  if (!(target.kind === 'post' ? postTakesComments(platform, true) : takesComments(platform))) return { kind: 'missing' }
  const about = await findCommentTarget(kysely, platform.key, target)
  // An answer is about what the comment is about that it answers.
  const place = about !== null && parentId !== null ? await findAnswered(kysely, about.about, parentId) : about
  if (place === null) return { kind: 'missing' }

  const normalised = normaliseComment(typed, hasAcceptedTerms)
  const settled = await resolveInstitution(kysely, normalised)
  const entries = settled.kind === 'settled' ? settled.entries : normalised
  const errors = findEntryErrors(commentFields, rules, entries)
  if (settled.kind === 'open') return { kind: 'refused', errors: { ...errors, ...settled.errors }, matches: settled.matches }
  // An institution that is picked by its identifier alone has a name too.
  const { institution: _none, ...others } = errors
  const { institution } = settled
  if (institution === null || !isFaultless(others)) return { kind: 'refused', errors: institution === null ? errors : others, matches: [] }

  const wait = await countTries(kysely, me.accountId, requestContext.clientInfo.network)
  if (wait !== null) return { kind: 'too-many', wait }

  return await kysely.transaction().execute(async (trx): Promise<SubmitOutcome> => {
    const commenter = await lockCommenter(trx, me.accountId)
    if (commenter === null || commenter.isBlocked) return { kind: 'blocked' }
    const body = entryOf(entries, 'comment')
    const earlier = await findEarlierWriting(trx, commenter.id, { body, about: place.about, parentId })
    if (earlier.same !== null) return { kind: 'added', ...earlier.same }
    const heldFor = holdReasonsOf({
      ...earlier,
      moderation: platform.comments.moderation,
      text: `${body}\n${entryOf(entries, 'competingInterests')}`,
      isEmailConfirmed: commenter.isEmailConfirmed,
      accountHours: commenter.hours,
    })
    const id = await addComment(trx, {
      ...place,
      parentId,
      accountId: commenter.id,
      authorName: commenter.name,
      role: commentRole({ ...(await findPartInItem(trx, place.about, commenter)), roles: commenter.roles }),
      affiliation: affiliationOf(entries, institution),
      competingInterests: entryOf(entries, 'competingInterests') || null,
      body,
      heldFor,
    })
    const doi = commentDoi(platform.comments.doiPrefix, id)
    if (doi !== null) await storeCommentDoi(trx, id, doi)
    if (heldFor.length > 0) await notifyModerators(trx, mail, requestContext)
    return { kind: 'added', id, state: heldFor.length > 0 ? 'waiting' : 'published' }
  })
}

async function countTries(kysely: Kysely<Schema>, accountId: AccountId, network: string): Promise<number | null> {
  return await countAttempts(kysely, [
    [limits.account, String(accountId)],
    [limits.accountDay, String(accountId)],
    [limits.network, network],
  ])
}

function affiliationOf(entries: Entries, institution: Institution): CommentAffiliation {
  const said = (field: string) => entryOf(entries, field) || null
  const [department, place, province] = [said('department'), said('place'), said('state')]
  const countryCode = entryOf(entries, 'countryCode')
  // Comments are in English, so the published country name is too.
  const country = countriesIn('en').find(({ shortCode }) => shortCode === countryCode)?.name
  const line = [department, institution.name, place, province, country].filter(part => part !== null && part !== undefined).join(', ')
  return { line, institution: institution.name, institutionRor: institution.ror, department, place, province, countryCode }
}
