/** Where a page is shared (specification, reading.md section 3: share targets; section 2.1: share links name the version). */
import { normaliseLine } from '../../../../core/text/normalise-line.ts'

export const shareTargets = ['FACEBOOK', 'TWITTER', 'LINKEDIN', 'MENDELEY', 'REDDIT'] as const
export type ShareTarget = (typeof shareTargets)[number]

export const shareTargetNames: Readonly<Record<ShareTarget, string>> = {
  FACEBOOK: 'Facebook',
  TWITTER: 'X',
  LINKEDIN: 'LinkedIn',
  MENDELEY: 'Mendeley',
  REDDIT: 'Reddit',
}

/** The address of the version that is read: `/v{n}` is appended where the address lacks it. Query and hash are the reader's own and stay behind. */
export function versionedAddress(address: string, versionNumber: number): string {
  const plain = address.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  return /\/v?\d+$/.test(plain.replace(/^.*\/articles\/[^/]+/, '')) ? plain : `${plain}/v${versionNumber}`
}

/** @param url absolute */
export function shareAddress(target: ShareTarget, { url, title }: { url: string; title: string }): string {
  const at = (address: string, query: Record<string, string>): string => `${address}?${new URLSearchParams(query)}`
  switch (target) {
    case 'FACEBOOK':
      return at('https://www.facebook.com/sharer/sharer.php', { u: url })
    case 'TWITTER':
      return at('https://twitter.com/intent/tweet', { url, text: title })
    case 'LINKEDIN':
      return at('https://www.linkedin.com/sharing/share-offsite/', { url })
    case 'MENDELEY':
      return at('https://www.mendeley.com/import/', { url })
    case 'REDDIT':
      return at('https://www.reddit.com/submit', { url, title })
  }
}

export interface SharedPage {
  /** Absolute. */
  url: string
  title: string
  /** A link for each target; none where the platform does not offer them. */
  targets: { name: string; href: string }[]
  /** The page that sends an email with it. */
  email: string
}

/** @param url absolute: what is shared must be whole. @param offersTargets the platform's feature socialShare */
export function sharedPage({ url, title, email }: Pick<SharedPage, 'url' | 'title' | 'email'>, offersTargets: boolean): SharedPage {
  const targets = shareTargets.map(target => ({ name: shareTargetNames[target], href: shareAddress(target, { url, title }) }))
  return { url, title, targets: offersTargets ? targets : [], email }
}

/** Opens a letter in the reader's own program. With spaces as %20: programs that read mail addresses take a plus sign for itself. The title is one line, and no header can follow it. */
export function mailAddress({ url, title }: { url: string; title: string }): string {
  const subject = normaliseLine(title)
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\r\n\r\n${url}\r\n`)}`
}
