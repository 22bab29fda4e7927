/** The citation style that this browser used last: for two years, or for the visit where the reader wants no cookies of that kind. */
import { type CitationStyle, isCitationStyle, usualCitationStyle } from '../../domain/citation/citation-style.ts'
import { allows, type Consent } from '../../domain/consent/consent.ts'
import { cookieKinds } from '../../domain/consent/cookies.ts'
import { cookieValue, writeCookie } from '../shell/consent/browser-cookies.ts'

const { name, category, maxAge } = cookieKinds.citationStyle

export function rememberedStyle(): CitationStyle {
  const style = cookieValue(name) ?? sessionStyle() ?? ''
  return isCitationStyle(style) ? style : usualCitationStyle
}

export function rememberStyle(style: CitationStyle, consent: Consent): void {
  if (allows(consent, category)) {
    writeCookie(name, style, maxAge)
    return
  }
  try {
    sessionStorage.setItem(name, style)
  } catch {
    // A browser that is told to store nothing: the usual style stands next time.
  }
}

function sessionStyle(): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
