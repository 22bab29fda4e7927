/** Signing up for content alerts (specification, accounts.md sections 4 and 5; decision 0043). */

import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { User } from '../../../core/access/user.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { type FieldMessages, findEntryErrors, isFaultless, normaliseEntries } from '../../../core/forms/entries.ts'
import { href } from '../../../core/http/href.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { parseEmailAddress } from '../../../core/text/email-address.ts'
import { languages } from '../../../core/text/languages.ts'
import { type DeadLink, linkHours, type ResendOutcome } from '../../accounts/domain/mailed-links.ts'
import {
  type AccountDependencies,
  confirmByLink,
  countEmailFromNetwork,
  countEmailTo,
  findLink,
  issueMailedLink,
  type MailedLink,
  type RequestContext,
  resendLink,
  wholeLink,
} from '../../accounts/index.ts'
import type { EmailTemplate } from '../../email/index.ts'
import { canBeFollowed, findTopic, follow, isFollowed, storeTopic } from '../data/alert.ts'
import { findSubscriber, findSubscriberOfAccount, resumeMails, type Subscriber, subscriberOf } from '../data/alert-subscriber.ts'
import { type AlertSignUpField, alertSignUpFields, alertSignUpRules } from '../domain/alert-sign-up.ts'
import { type AlertStatus, isAnotherEmail, nextAlertStatus } from '../domain/status.ts'
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
const link: MailedLink<z.output<typeof pendingSignUp>> = { purpose: 'confirm-alert', data: pendingSignUp }

/** @throws HttpError ORIGIN_UNKNOWN */
export async function signUpForAlerts(
  { kysely, mail }: AccountDependencies,
  requestContext: RequestContext,
  user: User,
  { topic, email: typed }: { topic: AlertTopic; email: string },
): Promise<SignUpOutcome> {
  const platform = requestContext.site.platform.key
  if (user.kind === 'signed-in') {
    if (isAnotherEmail(typed, user.email)) return { kind: 'stay-updated', own: user.email }
    return await followOwn(kysely, platform, user.accountId, topic)
  }
  const errors = findEntryErrors(alertSignUpFields, rules, normaliseEntries({ emailAddress: [typed] }, []))
  const email = parseEmailAddress(typed)
  if (!isFaultless(errors) || email === null) return { kind: 'refused', errors }
  if (!(await canBeFollowed(kysely, platform, topic))) return { kind: 'unknown-topic' }
  const wait = await countEmailFromNetwork(kysely, requestContext.clientInfo, { worked: false })
  if (wait !== null) return { kind: 'too-many', wait }
  // Throws here where the origin is unknown, so that the error does not reveal anything about the address.
  confirmationEmail(requestContext, '')
  if (!(await countEmailTo(kysely, email))) return { kind: 'mail-sent' }
  return await kysely.transaction().execute(async (trx): Promise<SignUpOutcome> => {
    const data = pendingSignUp.parse({ email, platform, language: requestContext.language, topic: writeTopic(topic) })
    const secret = await issueMailedLink(trx, { purpose: 'confirm-alert', accountId: null, data })
    await mail.post(trx, {
      site: requestContext.site,
      language: requestContext.language,
      // The email has neither the name nor any text of the client, which could be an advertisement.
      to: { name: '', address: email },
      template: confirmationEmail(requestContext, secret),
    })
    return { kind: 'mail-sent' }
  })
}

const confirmationEmail = (requestContext: RequestContext, secret: string): EmailTemplate => ({
  kind: 'confirm-alert',
  link: wholeLink(requestContext, href('/alerts/confirm/:ticket', { ticket: secret })),
  hours: linkHours['confirm-alert'],
})

/** Sends another link in place of one that has expired. @throws HttpError ORIGIN_UNKNOWN */
export const resendAlertLink = (
  dependencies: AccountDependencies,
  requestContext: RequestContext,
  secret: string,
): Promise<ResendOutcome> =>
  resendLink(dependencies, requestContext, link, secret, async (_trx, { data: { email, language } }) => ({
    to: { name: '', address: email },
    language,
    template: created => confirmationEmail(requestContext, created),
  }))

/** Resumes stopped emails too: a user who follows something wants emails. */
export async function followOwn(kysely: Kysely<Schema>, platform: string, accountId: AccountId, topic: AlertTopic): Promise<SignUpOutcome> {
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
  user: User,
  { topic, email }: { topic: AlertTopic; email: string | null },
): Promise<AlertStatus> {
  const kind = email === null ? 'opened' : 'checked'
  const isOwn = user.kind === 'signed-in' && (email === null || !isAnotherEmail(email, user.email))
  return nextAlertStatus('NOT_SIGNED_UP', { kind, isSignedUp: isOwn && (await isSignedUp(kysely, platform, user.accountId, topic)) })
}

async function isSignedUp(kysely: Kysely<Schema>, platform: string, accountId: AccountId, topic: AlertTopic): Promise<boolean> {
  const subscriber = await findSubscriberOfAccount(kysely, platform, accountId)
  if (subscriber === undefined || subscriber.stoppedAt !== null) return false
  const topicId = await findTopic(kysely, platform, topic)
  return topicId !== null && (await isFollowed(kysely, subscriber.id, { topicId }))
}

export interface PendingAlert {
  email: string
  topic: AlertTopic
}

/** The alert that a link would confirm, for its page. @param platform key of the site of the request */
export async function findPendingAlert(
  kysely: Kysely<Schema>,
  platform: string,
  secret: string,
): Promise<{ kind: 'open'; pending: PendingAlert } | DeadLink> {
  const found = await findLink(kysely, link, platform, secret)
  if (found.kind !== 'open') return found
  const topic = readTopic(found.data.topic)
  return topic === null ? { kind: 'target-gone' } : { kind: 'open', pending: { email: found.data.email, topic } }
}

export type ConfirmAlertOutcome =
  | { kind: 'confirmed'; subscriber: Subscriber }
  /** `target-gone`: what was to be followed does not exist any more. */
  | DeadLink

/** Signs up the address that a link confirms. @param platform key of the site of the request */
export async function confirmAlert(kysely: Kysely<Schema>, platform: string, secret: string): Promise<ConfirmAlertOutcome> {
  return await confirmByLink(
    kysely,
    link,
    platform,
    secret,
    async (trx, { data: { email, language, ...data } }, refuse): Promise<ConfirmAlertOutcome> => {
      const topic = readTopic(data.topic)
      const topicId = topic === null ? null : await storeTopic(trx, platform, topic)
      if (topicId === null) return refuse({ kind: 'target-gone' })
      const id = await subscriberOf(trx, platform, { email, language })
      await follow(trx, id, topicId)
      await resumeMails(trx, id)
      const subscriber = await findSubscriber(trx, id)
      return subscriber === undefined ? refuse({ kind: 'target-gone' }) : { kind: 'confirmed', subscriber }
    },
  )
}
