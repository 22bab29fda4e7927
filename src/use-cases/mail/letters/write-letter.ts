/** A letter in words. */
import type { Posting } from '../mail.ts'

export interface WrittenLetter {
  subject: string
  text: string
  html: string
}

export function writeLetter({ site, letter }: Posting): WrittenLetter {
  const link = 'link' in letter ? letter.link : ''
  return { subject: `${site.platform.displayName}: ${letter.kind}`, text: link, html: `<p><a href="${link}">${link}</a></p>` }
}
