/** Words of the outbox. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  outbox: 'Outbox',
  'outbox-kept-text': 'There is no mail server, so letters are kept here instead of being sent. What they say is deleted after seven days.',
  'outbox-sent-text': 'What was posted and what became of it. What a letter says is deleted as soon as it is sent.',
  'outbox-empty': 'Nothing has been written yet.',
  'outbox-to': 'To {address}',
  'outbox-from-label': 'From',
  'outbox-to-label': 'To',
  'outbox-reply-label': 'Replies to',
  'outbox-posted-label': 'Written',
  'outbox-state-label': 'State',
  'outbox-state-waiting': 'waiting to be sent',
  'outbox-state-sending': 'being sent',
  'outbox-state-sent': 'sent',
  'outbox-state-kept': 'kept here',
  'outbox-state-given-up': 'given up',
  'outbox-gone': 'What this letter said is no longer kept.',
  'outbox-text-title': 'As text',
  'outbox-html-title': 'As a mail program shows it',
  bounces: 'Bounced mail',
  'bounces-lead':
    'Mail does not reach these addresses. They get no more alerts and digests; letters to one person, such as a new password, are still tried. Their owners see it where they follow something.',
  'bounces-done': 'The address gets mails again.',
  'bounces-none': 'No mail has come back.',
  'bounces-account': 'Address of an account',
  'bounces-no-account': 'Address without an account',
  'bounces-stopped': 'Ended on: {platforms}',
  'bounces-take-up': 'Send mails again',
} as const satisfies Catalogue
