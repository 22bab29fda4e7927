/** Links in emails with which subscribers change their emails without signing in. */

import { createHmac, timingSafeEqual } from 'node:crypto'
import { href } from '../../../core/http/href.ts'
import { parseId } from '../../../core/ids/parse-id.ts'
import { type RequestContext, wholeLink } from '../../accounts/index.ts'
import type { Subscriber } from '../data/alert-subscriber.ts'
import type { SubscriberId } from '../domain/ids.ts'

/** The kinds of email that can be unsubscribed from separately. */
export type MailingList = 'alerts' | 'tracking'

export interface AlertLinks {
  /** The page of the subscriber's preferences. */
  preferences: string
  /** This URL is for List-Unsubscribe: a POST stops the emails (RFC 8058); a browser shows a page that asks. */
  unsubscribe: string
}

/**
 * A signed token needs no storage. It is bound to the email address: once a subscriber has another address, links at the old one are
 * invalid.
 */
export function preferencesToken(secret: string, { id, email }: Pick<Subscriber, 'id' | 'email'>): string {
  const signature = createHmac('sha256', secret).update(`alerts ${id} ${email.toLowerCase()}`).digest('base64url')
  return `${id}.${signature}`
}

/** The subscriber id in a token. It is not verified here: call `fits`. */
export function subscriberOfToken(token: string): SubscriberId | null {
  return parseId(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? '')
}

export function fits(secret: string, token: string, subscriber: Pick<Subscriber, 'id' | 'email'>): boolean {
  const [one, other] = [Buffer.from(token), Buffer.from(preferencesToken(secret, subscriber))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** @throws HttpError ORIGIN_UNKNOWN */
export function alertLinks(
  secret: string,
  requestContext: Pick<RequestContext, 'site' | 'language'>,
  subscriber: Pick<Subscriber, 'id' | 'email'>,
  list: MailingList,
): AlertLinks {
  const token = preferencesToken(secret, subscriber)
  return {
    preferences: wholeLink(requestContext, href('/alerts/preferences/:token', { token })),
    unsubscribe: wholeLink(requestContext, href('/alerts/unsubscribe/:token', { token }) + (list === 'tracking' ? '?list=tracking' : '')),
  }
}
