/**
 * Links in emails that do something once. Opening one does nothing, since programs that scan emails open links: the button of its page
 * does. The pages have the same states whatever a link is for.
 */

/** How long links are valid, in hours, by the purpose of their one-time token. */
export const linkHours = {
  register: 48,
  'confirm-linked-account': 48,
  'reset-password': 1,
  'change-address': 24,
  'delete-account': 24,
  'confirm-alert': 48,
  'confirm-updates': 72,
} as const

/** How long after its expiry the page of a link sends another one. Until then its recipient and data are stored. */
export const resendDays = 7

/** The mark stands in the query of the form that sends another link. */
export const resendParameter = 'resend'

export type MailedLinkPurpose = keyof typeof linkHours

/**
 * Why a link does nothing. `used`: it did what it is for. `withdrawn`: a newer one was sent, or the account's password or address has
 * changed since. `unknown`: no such link was sent, or it was so long ago that nothing is stored of it. `other-site`: another site of the
 * installation sent it. `target-gone`: what it is about does not exist any more.
 */
export const deadLinkKinds = ['used', 'withdrawn', 'expired', 'unknown', 'other-site', 'target-gone'] as const
export type DeadLinkKind = (typeof deadLinkKinds)[number]

export interface DeadLink {
  kind: DeadLinkKind
}

/**
 * The state is what the page of a link shows. `conflict`: what the link is for cannot be done now. `resent`: its button was pressed to send
 * another. `rate-limited`: that was done too often from this network; minutes.
 */
export type LinkState<Open, Confirmed = never> =
  | { kind: 'open'; open: Open }
  | { kind: 'confirmed'; confirmed: Confirmed }
  | { kind: 'conflict' }
  | { kind: 'resent' }
  | { kind: 'rate-limited'; minutes: number }
  | DeadLink

/** `resent` does not reveal whether an email was sent: the link may be unknown, or its recipient may have had too many. `wait` is in seconds. */
export type ResendOutcome = { kind: 'resent' } | { kind: 'rate-limited'; wait: number }

/** What is stored of a link. */
export interface StoredLink {
  /** How it ended; null: it did not, or by its time alone. */
  closed: 'used' | 'withdrawn' | null
  isExpired: boolean
  /** The key of the site that sent it; null where every site takes it, since accounts are shared. */
  site: string | null
}

/** The state of a link. @param site key of the site of the request */
export function judgeLink(stored: StoredLink | undefined, site: string): 'open' | DeadLinkKind {
  if (stored === undefined) return 'unknown'
  if (stored.closed !== null) return stored.closed
  if (stored.isExpired) return 'expired'
  return stored.site === null || stored.site === site ? 'open' : 'other-site'
}

/** The status of the page. */
export function statusOfLink({ kind }: { kind: LinkState<never>['kind'] }): 200 | 409 | 410 | 429 {
  switch (kind) {
    case 'open':
    case 'confirmed':
    case 'resent':
      return 200
    case 'rate-limited':
      return 429
    case 'conflict':
      return 409
    case 'used':
    case 'withdrawn':
    case 'expired':
    case 'unknown':
    case 'other-site':
    case 'target-gone':
      return 410
  }
}
