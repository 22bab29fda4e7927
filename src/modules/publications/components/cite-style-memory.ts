/** The citation style that this browser used last: for two years, or for the visit where the reader rejects such cookies. */

import { remember, remembered } from '../../sites/consent/remembered.ts'
import type { Consent } from '../../sites/domain/consent/consent.ts'
import { cookieKinds } from '../../sites/domain/consent/cookies.ts'
import { type CitationStyle, isCitationStyle, usualCitationStyle } from '../domain/citation/citation-style.ts'

const kind = cookieKinds.citationStyle

export function rememberedStyle(): CitationStyle {
  const style = remembered(kind) ?? ''
  return isCitationStyle(style) ? style : usualCitationStyle
}

export const rememberStyle = (style: CitationStyle, consent: Consent): void => remember(kind, style, consent)
