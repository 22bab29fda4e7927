/** Where a page is shared (specification, reading.md section 3: share targets; section 2.1: share links name the version). */
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
