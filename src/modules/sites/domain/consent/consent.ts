/** Consent to cookies (specification, accounts.md section 9): four categories, of which the essential one needs no consent. */

export const consentCategories = ['essential', 'analytics', 'functional', 'advertising'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export interface Consent {
  /** False until the reader has chosen; until then the banner asks. */
  decided: boolean
  /** Includes `essential`; in the order of the categories, each once. */
  granted: readonly ConsentCategory[]
}

export const undecidedConsent: Consent = { decided: false, granted: ['essential'] }

/** The consent of a reader who chose these categories; essential is always included. */
export function consentTo(chosen: readonly ConsentCategory[]): Consent {
  return { decided: true, granted: consentCategories.filter(category => category === 'essential' || chosen.includes(category)) }
}

export function allows(consent: Consent, category: ConsentCategory): boolean {
  return consent.granted.includes(category)
}

/** “Performance consent”: without it no metrics event is stored or sent (specification, accounts.md section 7, reading.md section 7). */
export function allowsMetrics(consent: Consent): boolean {
  return allows(consent, 'analytics')
}

/** Has to be increased when a category is added or changes its meaning: then everybody is asked again. */
const version = 1
/** A cookie that does not begin with it is no answer; what does may be none either (`readConsent`). */
export const consentVersionPrefix = `${version}.`

/** The cookie's value: `1.essential.analytics`, in characters that a cookie holds unencoded. */
export function writeConsent(consent: Consent): string {
  return [version, ...consent.granted].join('.')
}

/** Any text: what this version did not write counts as no decision, never as consent. */
export function readConsent(cookie: string | null | undefined): Consent {
  const [written, ...named] = (cookie ?? '').split('.')
  if (written !== String(version)) return undecidedConsent
  const chosen = consentCategories.filter(category => named.includes(category))
  return chosen.length === named.length && chosen.includes('essential') ? consentTo(chosen) : undecidedConsent
}
