/** A cookie that records, by account, that the user accepted the terms of comments (specification, accounts.md sections 4 and 9). */

import { parseCookie, stringifySetCookie } from 'cookie'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { cookieAttributes, cookieKinds } from '../../sites/domain/consent/cookies.ts'
import { readUserCookie, userCookieValue, withUserCookieValue, writeUserCookie } from '../../sites/domain/consent/user-cookie.ts'

const kind = cookieKinds.termsAndConditions
const accepted = 'accepted'

const entriesIn = (cookies: string | null | undefined) => readUserCookie(parseCookie(cookies ?? '')[kind.name])

/** @param cookies the header Cookie */
export const hasAcceptedTerms = (cookies: string | null | undefined, accountId: AccountId): boolean =>
  userCookieValue(entriesIn(cookies), accountId) === accepted

/** @returns a value of Set-Cookie */
export const rememberTerms = (cookies: string | null | undefined, accountId: AccountId): string =>
  stringifySetCookie({
    name: kind.name,
    value: writeUserCookie(withUserCookieValue(entriesIn(cookies), accountId, accepted)),
    ...cookieAttributes(kind),
  })
