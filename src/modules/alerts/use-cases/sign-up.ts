/** Signing up for content alerts (specification, accounts.md sections 4 and 5; decision 0043). */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Visitor } from '../../../core/access/visitor.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { type FieldMessages, findEntryErrors, isFaultless, normaliseEntries } from '../../../core/forms/entries.ts'
import { href } from '../../../core/http/href.ts'
import { parseEmailAddress } from '../../../core/text/email-address.ts'
import { type Language, languages } from '../../../core/text/languages.ts'
import { consumeOneTimeToken, findOneTimeToken, issueOneTimeToken } from '../../accounts/data/one-time-token.ts'
import {
  type AccountDependencies,
  countEmailFromNetwork,
  countEmailTo,
  hoursOf,
  lifetimes,
  type RequestContext,
  wholeLink,
} from '../../accounts/use-cases/account-emails.ts'
import { canBeFollowed, findTopic, follow, isFollowed, storeTopic } from '../data/alert.ts'
import { findSubscriber, findSubscriberOfAccount, resumeMails, type Subscriber, subscriberOf } from '../data/alert-subscriber.ts'
import { type AlertSignUpField, alertSignUpFields, alertSignUpRules } from '../domain/alert-sign-up.ts'
import { type AlertStatus, isAnotherAddress, nextAlertStatus } from '../domain/status.ts'
import { type AlertTopic, readTopic, writeTopic } from '../domain/topic.ts'

export type SignUpOutcome =
  /** A signed-in user, with their own address. */
  | { kind: 'signed-up'; status: AlertStatus }
  /** Anybody else, whether the address is known or not: its owner has to follow the link in an email. */
  | { kind: 'mail-sent' }
  /** A signed-in user typed another address than their own: they are asked first. */
  | { kind: 'stay-updated'; own: string }
  | { kind: 'refused'; errors: FieldMessages<AlertSignUpField> }
  /** The subject or gateway does not exist. */
  | { kind: 'unknown-topic' }
  /** Seconds. */
  | { kind: 'too-many'; wait: number }

const rules = alertSignUpRules('')

/**
 * A sign-up that waits for the link in an email: it is stored in the one-time token alone, so that an unconfirmed one leaves nothing
 * behind.
 */
const pendingSignUp = z.object({ email: z.string(), platform: z.string(), language: z.enum(languages), topic: z.string() })

/** @throws HttpError ORIGIN_UNKNOWN */
export async function signUpForAlerts(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  visitor: Visitor,
  { topic, email: typed }: { topic: AlertTopic; email: string },
): Promise<SignUpOutcome> {
  const platform = requestContext.site.platform.key
  if (visitor.kind === 'signed-in') {
    if (isAnotherAddress(typed, visitor.email)) return { kind: 'stay-updated', own: visitor.email }
    return await followOwn(kysely, platform, visitor.accountId, topic)
  }
  const errors = findEntryErrors(alertSignUpFields, rules, normaliseEntries({ emailAddress: [typed] }, []))
  const email = parseEmailAddress(typed)
  if (!isFaultless(errors) || email === null) return { kind: 'refused', errors }
  if (!(await canBeFollowed(kysely, platform, topic))) return { kind: 'unknown-topic' }
  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: false })
  if (wait !== null) return { kind: 'too-many', wait }
  const linkOf = (secret: string) => wholeLink(requestContext, href('/alerts/confirm/:ticket', { ticket: secret }))
  // Throws here where the origin is unknown, so that the error does not reveal anything about the address.
  linkOf('')
  if (!(await countEmailTo(kysely, email))) return { kind: 'mail-sent' }
  return await kysely.transaction().execute(async (trx): Promise<SignUpOutcome> => {
    const data = pendingSignUp.parse({ email, platform, language: requestContext.language, topic: writeTopic(topic) })
    const secret = await issueOneTimeToken(trx, { purpose: 'confirm-alert', accountId: null, data, lifetime: lifetimes['confirm-alert'] })
    await mail.post(trx, {
      site: requestContext.site,
      language: requestContext.language,
      // Without the name or any text of the client, which could be an advertisement.
      to: { name: '', address: email },
      template: { kind: 'confirm-alert', link: linkOf(secret), hours: hoursOf('confirm-alert') },
    })
    return { kind: 'mail-sent' }
  })
}

/** Resumes stopped emails too: a user who follows something wants emails. */
export async function followOwn(kysely: Kysely<Schema>, platform: string, accountId: number, topic: AlertTopic): Promise<SignUpOutcome> {
  return await kysely.transaction().execute(async (trx): Promise<SignUpOutcome> => {
    const topicId = await storeTopic(trx, platform, topic)
    if (topicId === null) return { kind: 'unknown-topic' }
    const subscriber = await subscriberOf(trx, platform, { accountId })
    const isNew = await follow(trx, subscriber, topicId)
    await resumeMails(trx, subscriber)
    return { kind: 'signed-up', status: nextAlertStatus(isNew ? 'NOT_SIGNED_UP' : 'ALREADY_SIGNED_UP', { kind: 'signed up' }) }
  })
}

/**
 * Whether an address is signed up. Only the account that owns the address gets the true status; anybody else gets “not signed up”.
 * @param email null asks for the user's own address
 */
export async function findAlertStatus(
  kysely: Kysely<Schema>,
  platform: string,
  visitor: Visitor,
  { topic, email }: { topic: AlertTopic; email: string | null },
): Promise<AlertStatus> {
  const kind = email === null ? 'opened' : 'checked'
  const isOwn = visitor.kind === 'signed-in' && (email === null || !isAnotherAddress(email, visitor.email))
  return nextAlertStatus('NOT_SIGNED_UP', { kind, isSignedUp: isOwn && (await isSignedUp(kysely, platform, visitor.accountId, topic)) })
}

async function isSignedUp(kysely: Kysely<Schema>, platform: string, accountId: number, topic: AlertTopic): Promise<boolean> {
  const subscriber = await findSubscriberOfAccount(kysely, platform, accountId)
  if (subscriber === undefined || subscriber.stoppedAt !== null) return false
  const topicId = await findTopic(kysely, platform, topic)
  return topicId !== null && (await isFollowed(kysely, subscriber.id, { topicId }))
}

export interface PendingAlert {
  email: string
  topic: AlertTopic
}

/**
 * The alert that a link would confirm, for the page that asks. Null where the link is invalid. @param platform key of the site that asks
 */
export async function findPendingAlert(kysely: Kysely<Schema>, platform: string, secret: string): Promise<PendingAlert | null> {
  return pendingOf(await findOneTimeToken(kysely, 'confirm-alert', secret), platform)
}

/** Signs up the address that a link confirms. @returns its subscriber, or null where the link is invalid */
export async function confirmAlert(kysely: Kysely<Schema>, platform: string, secret: string): Promise<Subscriber | null> {
  return await kysely.transaction().execute(async trx => {
    const pending = pendingOf(await consumeOneTimeToken(trx, 'confirm-alert', secret), platform)
    const topicId = pending === null ? null : await storeTopic(trx, platform, pending.topic)
    if (pending === null || topicId === null) return null
    const subscriber = await subscriberOf(trx, platform, { email: pending.email, language: pending.language })
    await follow(trx, subscriber, topicId)
    await resumeMails(trx, subscriber)
    return (await findSubscriber(trx, subscriber)) ?? null
  })
}

function pendingOf(oneTimeToken: { data: unknown } | null, platform: string): (PendingAlert & { language: Language }) | null {
  if (oneTimeToken === null) return null
  const pending = pendingSignUp.parse(oneTimeToken.data)
  const topic = readTopic(pending.topic)
  return topic === null || pending.platform !== platform ? null : { email: pending.email, language: pending.language, topic }
}
