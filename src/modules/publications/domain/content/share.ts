/**
 * The services on which a page is shared (specification, reading.md section 3: share targets; section 2.1: share links name the version).
 */
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

/** The URL of the version shown: `/v{n}` is appended where the URL lacks it. Query and hash belong to the reader and are removed. */
export function versionedUrl(url: string, versionNumber: number): string {
  const plain = url.replace(/[?#].*$/s, '').replace(/\/+$/, '')
  return /\/v?\d+$/.test(plain.replace(/^.*\/articles\/[^/]+/, '')) ? plain : `${plain}/v${versionNumber}`
}

/** @param url absolute */
export function shareUrl(target: ShareTarget, { url, title }: { url: string; title: string }): string {
  const at = (service: string, query: Record<string, string>): string => `${service}?${new URLSearchParams(query)}`
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
  /** The absolute URL. */
  url: string
  title: string
  /** One link for each target; empty where the site does not offer sharing. */
  targets: { name: string; href: string }[]
  /** The path of the page that sends it by email. */
  email: string
}

/** @param url absolute, because others open it. @param offersTargets the site's feature socialShare */
export function sharedPage({ url, title, email }: Pick<SharedPage, 'url' | 'title' | 'email'>, offersTargets: boolean): SharedPage {
  const targets = shareTargets.map(target => ({ name: shareTargetNames[target], href: shareUrl(target, { url, title }) }))
  return { url, title, targets: offersTargets ? targets : [], email }
}

/**
 * A mailto URL that opens an email in the reader's own program. Spaces are %20, since mail programs take a plus sign literally. The title
 * is one line, so that no header can follow it.
 */
export function shareMailtoUrl({ url, title }: { url: string; title: string }): string {
  const subject = normaliseLine(title)
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${subject}\r\n\r\n${url}\r\n`)}`
}
