import type { Kysely } from 'kysely'
import type { User } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../core/forms/schema-errors.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import { normaliseLines } from '../../../../core/text/normalise-lines.ts'
import {
  type AttemptLimit,
  countAttempt,
  isPlainAnswer,
  type RequestContext,
  rememberCaptcha,
  type SolvedCaptcha,
  wholeLink,
  withPlainAnswer,
} from '../../../accounts/index.ts'
import type { Citable } from '../../../publications/domain/citation/citable.ts'
import { metadataSiteOf } from '../../../publications/domain/metadata/item-metadata.ts'
import { findCslItem } from '../../../publications/index.ts'
import { recipientsOf, recommendationSchema } from '../../domain/recommendation.ts'
import type { RecommendingSender } from '../emails.ts'
import type { RecommendationDependencies } from './recommendation-dependencies.ts'

export type { PlainQuestion } from '../../../accounts/index.ts'

export interface Recommended {
  title: string
  /** The path of the publication. */
  path: string
}

/** `sent` does not reveal which recipients were left out because they have got enough recommendations. */
export type RecommendOutcome =
  | { kind: 'sent' }
  | { kind: 'missing' }
  | { kind: 'refused'; errors: FieldErrors }
  /** Seconds. */
  | { kind: 'too-many'; wait: number }

const day = 86_400
const limits = {
  network: { what: 'recommendations from a network', max: 20, seconds: 3600 },
  /** This limit is for clients that solved no captcha. */
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
  user: User,
  citable: Citable,
  typed: Entries,
): Promise<RecommendOutcome> {
  const isSignedIn = user.kind === 'signed-in'
  const form = validateForm(recommendationSchema(isSignedIn), withPlainAnswer('captcha', typed))
  if (form.kind === 'invalid') return { kind: 'refused', errors: form.errors }
  const sender = senderOf(user, form.value)
  const item = await findRecommended(kysely, requestContext.site, citable)
  if (item === null) return { kind: 'missing' }
  const link = wholeLink(requestContext, item.path)

  const answer = form.value.captcha
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
  for (const address of recipientsOf(form.value.recipients)) {
    if ((await countAttempt(kysely, limits.recipient, address.toLowerCase())) === null) recipients.push(address)
  }
  const message = normaliseLines(form.value.message)
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

const senderOf = (user: User, { senderName, senderEmail }: { senderName: string; senderEmail: string }): RecommendingSender =>
  user.kind === 'signed-in'
    ? { name: user.name, address: user.email, isKnown: true }
    : { name: senderName, address: parseEmailAddress(senderEmail) ?? senderEmail, isKnown: false }

const refusedCaptcha = (key: 'captcha-expired' | 'captcha-error'): RecommendOutcome => ({
  kind: 'refused',
  errors: { captcha: { key, values: {} } },
})
