import type { Kysely } from 'kysely'
import type { Visitor } from '../../../../core/access/visitor.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { type Entries, entryOf, findEntryErrors, isFaultless, normaliseEntries } from '../../../../core/forms/entries.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import { type AttemptLimit, countAttempt } from '../../../accounts/data/attempt.ts'
import { rememberCaptcha } from '../../../accounts/data/used-captcha.ts'
import type { SolvedCaptcha } from '../../../accounts/external/captcha/captcha.ts'
import { isPlainAnswer, withPlainAnswer } from '../../../accounts/external/captcha/plain-question.ts'
import { type RequestContext, wholeLink } from '../../../accounts/use-cases/account-emails.ts'
import type { Citable } from '../../../publications/domain/citation/citable.ts'
import { metadataSiteOf } from '../../../publications/domain/metadata/item-metadata.ts'
import { findCslItem } from '../../../publications/use-cases/citation/find-csl-item.ts'
import {
  messageOf,
  type RecommendationField,
  recipientsOf,
  recommendationFields,
  recommendationRules,
} from '../../domain/recommendation.ts'
import type { RecommendingSender } from '../emails.ts'
import type { RecommendationDependencies } from './recommendation-dependencies.ts'

export type { PlainQuestion } from '../../../accounts/external/captcha/plain-question.ts'

export interface Recommended {
  title: string
  /** The path of the publication. */
  path: string
}

type CaptchaMessage = { key: 'captcha-expired' | 'captcha-error'; values: Readonly<Record<string, string | number>> }
export type RecommendationErrors = Partial<Record<RecommendationField, FormMessage | CaptchaMessage>>

/** `sent` does not reveal which recipients were left out because they have got enough recommendations. */
export type RecommendOutcome =
  | { kind: 'sent' }
  | { kind: 'missing' }
  | { kind: 'refused'; errors: RecommendationErrors }
  /** Seconds. */
  | { kind: 'too-many'; wait: number }

const day = 86_400
const limits = {
  network: { what: 'recommendations from a network', max: 20, seconds: 3600 },
  /** For clients that solved no captcha. */
  idleNetwork: { what: 'recommendations from a network without a captcha', max: 4, seconds: 3600 },
  sender: { what: 'recommendations of a sender', max: 20, seconds: day },
  recipient: { what: 'recommendations to an address', max: 3, seconds: day },
} as const satisfies Record<string, AttemptLimit>

export async function findRecommended(
  kysely: Kysely<Schema>,
  { platform, origin }: RequestContext['site'],
  citable: Citable,
): Promise<Recommended | null> {
  const found = await findCslItem(kysely, platform.key, citable, metadataSiteOf(platform, origin))
  return found && { title: found.item.title, path: found.path }
}

/**
 * Sends a recommendation (specification, accounts.md sections 5 and 7: recommendVersion). One email for each
 * recipient, so that none sees the others.
 * @throws HttpError ORIGIN_UNKNOWN
 */
export async function recommend(
  { kysely, mail, captcha, questions }: RecommendationDependencies,
  requestContext: RequestContext,
  visitor: Visitor,
  citable: Citable,
  typed: Entries,
): Promise<RecommendOutcome> {
  const entries = withPlainAnswer('captcha', normaliseEntries(typed, ['message', 'recipients', 'captcha']))
  const isSignedIn = visitor.kind === 'signed-in'
  // Errors are message keys: the caller knows the labels of its fields.
  const rules = recommendationRules({ recipients: '', senderName: '', senderEmail: '', message: '' }, isSignedIn)
  const errors = findEntryErrors(recommendationFields, rules, entries)
  const sender = senderOf(visitor, entries)
  if (!isFaultless(errors) || sender === null) return { kind: 'refused', errors }
  const item = await findRecommended(kysely, requestContext.site, citable)
  if (item === null) return { kind: 'missing' }
  const link = wholeLink(requestContext, item.path)

  const answer = entryOf(entries, 'captcha')
  const isIdle = !isSignedIn && isPlainAnswer(answer)
  const wait =
    (await countAttempt(kysely, isIdle ? limits.idleNetwork : limits.network, requestContext.clientInfo.network)) ??
    (await countAttempt(kysely, limits.sender, sender.address.toLowerCase()))
  if (wait !== null) return { kind: 'too-many', wait }
  let solved: SolvedCaptcha | null = null
  if (!isSignedIn) {
    const verdict = isIdle ? await questions.verify(answer) : await captcha.verify(answer)
    if (verdict.kind !== 'solved') return refusedCaptcha(verdict.kind === 'expired' ? 'captcha-expired' : 'captcha-error')
    solved = verdict
  }

  const recipients: string[] = []
  for (const address of recipientsOf(entryOf(entries, 'recipients'))) {
    if ((await countAttempt(kysely, limits.recipient, address.toLowerCase())) === null) recipients.push(address)
  }
  const message = messageOf(entryOf(entries, 'message'))
  return await kysely.transaction().execute(async (trx): Promise<RecommendOutcome> => {
    if (solved !== null && !(await rememberCaptcha(trx, solved))) return refusedCaptcha('captcha-error')
    for (const address of recipients) {
      await mail.post(trx, {
        site: requestContext.site,
        language: requestContext.language,
        to: { name: '', address },
        template: { kind: 'recommendation', title: item.title, link, sender, message },
        // An unverified address must not get replies from strangers.
        ...(sender.isKnown && { replyTo: sender.address }),
      })
    }
    return { kind: 'sent' }
  })
}

/** Null where the typed address is invalid. */
function senderOf(visitor: Visitor, entries: Entries): RecommendingSender | null {
  if (visitor.kind === 'signed-in') return { name: visitor.name, address: visitor.email, isKnown: true }
  const address = parseEmailAddress(entryOf(entries, 'senderEmail'))
  return address === null ? null : { name: entryOf(entries, 'senderName'), address, isKnown: false }
}

const refusedCaptcha = (key: CaptchaMessage['key']): RecommendOutcome => ({ kind: 'refused', errors: { captcha: { key, values: {} } } })
