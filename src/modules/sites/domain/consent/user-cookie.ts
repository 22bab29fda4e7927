/**
 * A cookie that several accounts of one browser share: a list of {userId, value} in JSON (specification, accounts.md section 3). What
 * cannot be parsed is an empty list (section 8).
 */
import { parseJson } from '../../../../core/text/parse-json.ts'

export interface UserCookieEntry {
  userId: number
  value: string
}

/** Browsers store 4096 bytes of a cookie: beyond this many accounts the oldest entries are left out. */
const maxEntries = 30

/** @param cookie decoded; entries that are none are left out, and of one account the last counts */
export function readUserCookie(cookie: string | null | undefined): UserCookieEntry[] {
  const parsed = parseJson(cookie ?? '')
  if (!Array.isArray(parsed)) return []
  const entries = parsed.filter(isEntry).map(({ userId, value }): UserCookieEntry => ({ userId, value }))
  return entries.reduce<UserCookieEntry[]>(withEntry, [])
}

export function writeUserCookie(entries: readonly UserCookieEntry[]): string {
  return JSON.stringify(entries)
}

/** Null where the account has none. */
export function userCookieValue(entries: readonly UserCookieEntry[], userId: number): string | null {
  return entries.find(entry => entry.userId === userId)?.value ?? null
}

export function withUserCookieValue(entries: readonly UserCookieEntry[], userId: number, value: string): UserCookieEntry[] {
  return withEntry(entries, { userId, value })
}

function withEntry(entries: readonly UserCookieEntry[], entry: UserCookieEntry): UserCookieEntry[] {
  return [...entries.filter(({ userId }) => userId !== entry.userId), entry].slice(-maxEntries)
}

function isEntry(entry: unknown): entry is UserCookieEntry {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'userId' in entry &&
    Number.isSafeInteger(entry.userId) &&
    'value' in entry &&
    typeof entry.value === 'string'
  )
}
