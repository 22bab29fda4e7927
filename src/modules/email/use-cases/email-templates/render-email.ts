/** Renders an email as text and as HTML. */
import type { OutgoingEmail } from '../mail.ts'
import { logoSource } from './email-logo.ts'
import { type EmailPart, type EmailWriters, partsOf } from './email-parts.ts'
import { htmlOfEmail } from './html-email.ts'
import { createTranslate } from './mail-messages.ts'

export interface RenderedEmail {
  subject: string
  text: string
  html: string
}

type Written = Omit<OutgoingEmail, 'replyTo'> & {
  /** Null: the sender. */
  replyTo: string | null
}

/** @param email its recipient's name is one to greet by, or empty. @param writers those of every module */
export function renderEmail({ site, language, to, template, replyTo }: Written, writers: EmailWriters): RenderedEmail {
  const { displayName } = site.platform
  const t = createTranslate(language, site.brand, { site: displayName, email: replyTo ?? '' })
  const { subject, parts } = partsOf(writers, template, t)
  const greeting = to.name === '' ? t('mail-greeting-unnamed') : t('mail-greeting', { name: to.name })
  const footer = t(replyTo === null ? 'mail-footer-no-reply' : 'mail-footer')
  const facts = {
    ...{ language, subject, greeting, parts, footer, siteName: displayName, siteLink: site.origin, palette: site.brand.palette },
    logo: logoSource(site.platform.key),
  }
  return { subject, text: textOfEmail(facts), html: htmlOfEmail(facts) }
}

interface TextFacts {
  greeting: string
  parts: readonly EmailPart[]
  footer: string
  siteName: string
  siteLink: string | null
}

/** Each paragraph is one line, which the reader's program wraps; a link has a line of its own. */
function textOfEmail({ greeting, parts, footer, siteName, siteLink }: TextFacts): string {
  const body = parts.map(textOfPart)
  // Email programs collapse or dim what follows this line.
  const signature = ['-- ', siteName, ...(siteLink === null ? [] : [siteLink]), footer].join('\n')
  return `${[greeting, ...body, signature].join('\n\n')}\n`
}

function textOfPart(part: EmailPart): string {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return part.text
    case 'quote':
      return part.lines.map(line => `> ${line}`.trimEnd()).join('\n')
    case 'heading':
      return `== ${part.text} ==\n${part.link}`
    case 'item':
      return [`* ${part.label}`, ...(part.detail === '' ? [] : [`  ${part.detail}`]), `  ${part.link}`].join('\n')
    case 'action':
    case 'link':
      return `${part.label}\n${part.link}`
  }
}
