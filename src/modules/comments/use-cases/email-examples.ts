/** Example values of the emails about comments, for the gallery. */
import { href } from '../../../core/http/href.ts'
import type { EmailExamples } from '../../email/index.ts'
import type { commentEmails } from './emails.ts'

const reason = 'It speaks of the authors, not of their work.\nWrite it again about the measurements, and it can be published.'

export const commentEmailExamples: EmailExamples<keyof typeof commentEmails> = {
  'comment-published': linkTo => [{ template: { kind: 'comment-published', link: linkTo(href('/browse')) } }],
  'comment-removed': () => [
    { title: 'that was read', template: { kind: 'comment-removed', reason, wasRead: true } },
    { title: 'that waited', template: { kind: 'comment-removed', reason, wasRead: false } },
  ],
  'comments-blocked': () => [{ template: { kind: 'comments-blocked', reason: 'Three comments advertised the same book.' } }],
  'comments-to-moderate': linkTo => [
    { template: { kind: 'comments-to-moderate', waiting: 2, flagged: 1, link: linkTo(href('/my/moderation')) } },
  ],
}
