/** An editor's choices for the preview: whether it is shown, on wide screens and on others, and its width. */

import { remember, remembered } from '../../../../sites/consent/remembered.ts'
import type { Consent } from '../../../../sites/domain/consent/consent.ts'
import { cookieKinds } from '../../../../sites/domain/consent/cookies.ts'

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
export const previewWidths = [375, 768, 1280] as const
export type PreviewWidth = (typeof previewWidths)[number]

export interface PreviewChoice {
  /** Whether the preview is shown where it has room beside the form. */
  wide: boolean
  narrow: boolean
  /** Null: as wide as there is room. */
  width: PreviewWidth | null
}

export const usualChoice: PreviewChoice = { wide: true, narrow: false, width: null }

/** Parses `on.off.768`. */
export function readChoice(text: string): PreviewChoice {
  const [, wide, narrow, width] = /^(on|off)\.(on|off)\.(\d+|fit)$/.exec(text) ?? []
  if (wide === undefined) return usualChoice
  return { wide: wide === 'on', narrow: narrow === 'on', width: previewWidths.find(each => String(each) === width) ?? null }
}

export const writeChoice = ({ wide, narrow, width }: PreviewChoice): string =>
  [wide ? 'on' : 'off', narrow ? 'on' : 'off', width ?? 'fit'].join('.')

const kind = cookieKinds.livePreview

export const rememberedChoice = (): PreviewChoice => readChoice(remembered(kind) ?? '')

export const rememberChoice = (choice: PreviewChoice, consent: Consent): void => remember(kind, writeChoice(choice), consent)
