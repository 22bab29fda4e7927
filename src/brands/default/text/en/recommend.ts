/** Words of recommending by email, and of confirming what an email asks, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'recommend-title': 'Recommend by email',
  'recommend-lead': 'An email with a link to this goes to the people that you name:',
  'recommend-recipients': 'Recipients',
  'recommend-recipients-help': 'Email addresses, {most} at most, with commas between them.',
  'recommend-name': 'Your name',
  'recommend-email': 'Your email address',
  'recommend-email-help': 'The recipients see it, to know who writes.',
  'recommend-as': 'It is sent in your name, {name}, and replies go to {email}.',
  'recommend-message': 'Message (optional)',
  'recommend-message-help': 'Text alone, without addresses of web pages.',
  'recommend-left': { one: '{count} character left', other: '{count} characters left' },
  'recommend-privacy': 'The addresses of the recipients are deleted as soon as the email is sent.',
  'recommend-submit': 'Send',
  'recommend-own-program': 'Write in your own mail program instead',
  'recommend-others': 'Recommend to others',
  'email-sent': 'The email was sent.',
  'updates-confirm-title': 'Confirm your address',
  'updates-confirm-text': 'Updates of {site} are to go to {email}.',
  'updates-confirm-submit': 'Confirm',
  'updates-confirmed-title': 'You are signed up',
  'updates-confirmed-text': 'Thank you. Updates of {site} go to your address from now on.',
  'updates-gone-title': 'This link can no longer be used',
  'updates-gone-text': 'It has been used, or is older than three days. If you have not confirmed your address, sign up again.',
} as const satisfies Catalogue
