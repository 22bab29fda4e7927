import { messageKeys } from '../../../../core/text/message-keys.ts'
import { contentTypeMessages } from '../../../publications/components/content-type-messages.ts'
import { contactOf } from '../../../sites/domain/contact.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { Text } from '../../../sites/text/text.tsx'
import { mailtoUrl } from '../../domain/mailto-url.ts'
import type { Named, SubmissionChoice } from '../../domain/submission-choice.ts'

const taskKeys = messageKeys('letter-text', ['newVersion', 'draft'])

interface EmailFacts {
  retained: SubmissionChoice
  site: Pick<PlatformFacts, 'displayName' | 'editorialEmail' | 'infoEmail'>
  origin: string | null
  /** The path of the page, without a language prefix. */
  path: string | null
}

/** An email to the editorial office that says what was chosen; null where the site has no email address for it. */
export function submissionMailtoUrl({ t }: Pick<Text, 't'>, { retained, site, origin, path }: EmailFacts): string | null {
  const recipient = contactOf(site, 'editorial')
  if (recipient === null) return null
  const { wish, subject, gateway } = retained
  const isTask = wish.kind === 'newVersion' || wish.kind === 'draft'
  const line = (label: string, value: string): string => `${label}: ${value}`
  const named = (label: string, chosen: Named | null): string[] => (chosen?.kind === 'known' ? [line(label, chosen.name)] : [])
  return mailtoUrl(recipient, {
    subject: t('letter-subject', { site: site.displayName }),
    lines: [
      t('letter-greeting'),
      '',
      t(isTask ? taskKeys[wish.kind] : 'letter-text'),
      '',
      ...(wish.kind === 'type' ? [line(t('hand-off-type'), t(contentTypeMessages[wish.type].one))] : []),
      ...named(t('publish-subject'), subject),
      ...named(t('gateways-of-item'), gateway),
      line(t('letter-title'), ''),
      line(t('letter-authors'), ''),
      ...(path === null ? [] : ['', `${origin ?? ''}${path}`]),
    ],
  })
}
