/** The emails about comments: the data of each, and what it says. */

import { messageKeys } from '../../../core/text/message-keys.ts'
import { action, type EmailWriters, note, paragraph } from '../../email/index.ts'

const subjectKeys = messageKeys('mail-comment', ['removed', 'refused'], 'subject')
const textKeys = messageKeys('mail-comment', ['removed', 'refused'], 'text')

declare module '../../email/use-cases/mail.ts' {
  interface EmailTemplates {
    /** An editor has read a comment that waited, or put one back. */
    'comment-published': { link: string }
    /** `wasRead`: it was published until then. */
    'comment-removed': { reason: string; wasRead: boolean }
    'comments-blocked': { reason: string }
    /** Sent to the editors: how many comments wait, and how many readers have flagged. */
    'comments-to-moderate': { waiting: number; flagged: number; link: string }
  }
}

export const commentEmails: EmailWriters<'comment-published' | 'comment-removed' | 'comments-blocked' | 'comments-to-moderate'> = {
  'comment-published': (template, t) => ({
    subject: t('mail-comment-published-subject'),
    parts: [paragraph(t('mail-comment-published-text')), action(t('mail-comment-published-action'), template.link)],
  }),
  'comment-removed': (template, t) => {
    const what = template.wasRead ? 'removed' : 'refused'
    return {
      subject: t(subjectKeys[what]),
      parts: [paragraph(t(textKeys[what])), { kind: 'quote', lines: template.reason.split('\n') }, note(t('mail-comment-objection'))],
    }
  },
  'comments-blocked': (template, t) => ({
    subject: t('mail-comments-blocked-subject'),
    parts: [
      paragraph(t('mail-comments-blocked-text')),
      { kind: 'quote', lines: template.reason.split('\n') },
      note(t('mail-comment-objection')),
    ],
  }),
  'comments-to-moderate': (template, t) => ({
    subject: t('mail-comments-to-moderate-subject'),
    parts: [
      ...(template.waiting > 0 ? [paragraph(t('mail-comments-to-moderate-waiting', { count: template.waiting }))] : []),
      ...(template.flagged > 0 ? [paragraph(t('mail-comments-to-moderate-flagged', { count: template.flagged }))] : []),
      action(t('mail-comments-to-moderate-action'), template.link),
      note(t('mail-comments-to-moderate-note')),
    ],
  }),
}
