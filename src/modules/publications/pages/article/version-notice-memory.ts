/**
 * The articles on which the reader closed the notice of a newer version: for a day, or for the visit where the reader rejects such cookies
 * (specification, accounts.md section 9).
 */

import { remember, remembered } from '../../../sites/consent/remembered.ts'
import type { Consent } from '../../../sites/domain/consent/consent.ts'
import { cookieKinds } from '../../../sites/domain/consent/cookies.ts'
import { betweenItems } from './version-notice-script.ts'

const kind = cookieKinds.versionWarningSuppression
/** Every request carries the cookie, so it lists only the newest. */
const max = 20

/** @param item the article's volume and publication id, `1-101` */
export const hasClosedNotice = (item: string): boolean => closedOnes().includes(item)

export function rememberClosedNotice(item: string, consent: Consent): void {
  const closed = [item, ...closedOnes().filter(each => each !== item)].slice(0, max)
  remember(kind, closed.join(betweenItems), consent)
}

const closedOnes = (): string[] => (remembered(kind) ?? '').split(betweenItems)
