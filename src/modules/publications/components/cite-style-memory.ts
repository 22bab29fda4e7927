/** The citation style that this browser used last: for two years, or for the visit where the reader wants no cookies of that kind. */

import type { Consent } from '../../website/domain/consent/consent.ts'
import { cookieKinds } from '../../website/domain/consent/cookies.ts'
import { remember, remembered } from '../../website/shell/consent/remembered.ts'
import { type CitationStyle, isCitationStyle, usualCitationStyle } from '../domain/citation/citation-style.ts'

const kind = cookieKinds.citationStyle

export function rememberedStyle(): CitationStyle {
  const style = remembered(kind) ?? ''
  return isCitationStyle(style) ? style : usualCitationStyle
}

export const rememberStyle = (style: CitationStyle, consent: Consent): void => remember(kind, style, consent)
