/** Chooses the language of a page: the URL names it, or the reader's choice redirects to the URL that does (decision 0011). */
import { type Cookies, stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, preferredLanguage, splitLanguage, withLanguage } from '../../core/text/languages.ts'
import { cookieLifetime, languageCookie } from '../../modules/sites/domain/consent/account-cookies.ts'

export type PageLanguage =
  | { kind: 'answer'; language: Language }
  /** `chosen` is stored: the reader used the URL of that language. */
  | { kind: 'redirect'; path: string; chosen: Language | null }

/**
 * The site's default language has URLs without a prefix. A prefix that names it is how a reader returns to it: the choice is
 * stored, and the URL without it is used. A stored choice redirects from a URL without a prefix; on the front page only,
 * to which no link to a text leads, the browser's preference does so too.
 * @param offered of the site, its default language first
 */
export function pageLanguage(
  url: string,
  offered: readonly Language[],
  wishes: { chosen: string | undefined; accepted: string | undefined },
): PageLanguage {
  const own = offered[0] ?? 'en'
  const { language, path } = splitLanguage(url)
  if (language !== null && offered.includes(language)) {
    return language === own ? { kind: 'redirect', path, chosen: own } : { kind: 'answer', language }
  }
  const isData = /\.data(\?|$)/.test(url)
  const isFrontPage = url === '/' || url.startsWith('/?')
  const { chosen, accepted } = wishes
  const retained = chosen !== undefined && isLanguage(chosen) && offered.includes(chosen) ? chosen : null
  const wanted = retained ?? (isFrontPage ? preferredLanguage(accepted, offered) : null)
  if (wanted === null || wanted === own || isData) return { kind: 'answer', language: own }
  return { kind: 'redirect', path: withLanguage(url, wanted, own), chosen: null }
}

/** The language cookie and the Accept-Language header of a request. */
export function wishesOf({ headers }: FastifyRequest, cookies: Cookies): { chosen: string | undefined; accepted: string | undefined } {
  return { chosen: cookies[languageCookie], accepted: headers['accept-language'] }
}

export const keepLanguage = (language: Language): string =>
  stringifySetCookie({ name: languageCookie, value: language, path: '/', maxAge: cookieLifetime, sameSite: 'lax' })
