/** Words of the letters that are sent to people. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  'mail-greeting': 'Dear {name},',
  'mail-greeting-unnamed': 'Hello,',
  'mail-link-lasts': { one: 'The link works once, within the next hour.', other: 'The link works once, within the next {count} hours.' },
  'mail-footer': 'This message was sent by {site}. A reply to it goes to {email}.',
  'mail-confirm-registration-subject': 'Confirm your email address for {site}',
  'mail-confirm-registration-text': 'Thank you for registering with {site}. Confirm that this address is yours, and you can sign in.',
  'mail-confirm-registration-action': 'Confirm address',
  'mail-confirm-registration-otherwise': 'If you did not register, ignore this message. Without the link there will be no account.',
  'mail-already-registered-subject': 'You already have an account with {site}',
  'mail-already-registered-text':
    'Somebody, most likely you, has tried to register with this address. It already has an account, so nothing was changed. Sign in as before:',
  'mail-already-registered-action': 'Sign in',
  'mail-already-registered-forgotten': 'If you have forgotten your password, you can choose a new one:',
  'mail-already-registered-otherwise': 'If it was not you, there is nothing that you need to do.',
  'mail-reset-password-subject': 'Choose a new password for {site}',
  'mail-reset-password-text': 'Somebody, most likely you, has asked for a new password for the account with this address.',
  'mail-reset-password-action': 'Choose a new password',
  'mail-reset-password-otherwise': 'If it was not you, ignore this message. Your password stays as it is.',
  'mail-password-changed-subject': 'Your password for {site} was changed',
  'mail-password-changed-text':
    'The password of your account with {site} has just been changed. If it was you, there is nothing more to do.',
  'mail-password-changed-otherwise': 'If it was not you, choose a new password at once:',
  'mail-confirm-address-subject': 'Confirm your new email address for {site}',
  'mail-confirm-address-text':
    'Your account with {site} is to have this address. It takes the place of the old one as soon as you confirm it.',
  'mail-confirm-address-action': 'Confirm new address',
  'mail-confirm-address-otherwise': 'If you did not ask for this, ignore this message. The account keeps its old address.',
  'mail-address-changed-subject': 'The email address of your account with {site} was changed',
  'mail-address-changed-text': 'Your account with {site} now has the address {address}. Messages go there, and no longer here.',
  'mail-address-changed-otherwise': 'If it was not you, reply to this message at once.',
  'mail-way-in-added-subject': 'A new way to sign in to {site}',
  'mail-way-in-added-text': 'Your account with {site} can now also be signed in to with this: {way}.',
  'mail-way-in-added-otherwise': 'If it was not you, take it away again, end all sessions and choose a new password:',
  'mail-way-in-added-action': 'See sessions and ways to sign in',
  'mail-confirm-deletion-subject': 'Confirm that your account with {site} is to be deleted',
  'mail-confirm-deletion-text':
    'Somebody who is signed in to your account with {site} has asked for it to be deleted. Nothing is deleted until you confirm it; then it cannot be undone.',
  'mail-confirm-deletion-action': 'Go on to delete the account',
  'mail-confirm-deletion-otherwise': 'If it was not you, do not open the link, and choose a new password.',
  'mail-account-deleted-subject': 'Your account with {site} was deleted',
  'mail-account-deleted-text':
    'Your account with {site} is deleted, with all that belonged to it alone. Thank you for the time that you were with us.',
} as const satisfies Catalogue
