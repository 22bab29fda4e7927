/** The emails about accounts: the data of each, and what it says. */

import { messageKeys } from '../../../core/text/message-keys.ts'
import { action, type EmailWriters, linkLasts, note, paragraph } from '../../email/index.ts'

const factorKeys = messageKeys('mail-second-factor', ['added', 'removed', 'reset', 'recovery-codes-made', 'recovery-code-used'])

declare module '../../email/use-cases/mail.ts' {
  interface EmailTemplates {
    /** Sent to the address that a user registered with. The link confirms it. */
    'confirm-registration': { link: string; hours: number }
    /** Somebody registered with an address that has an account: only its owner is notified. */
    'already-registered': { signInLink: string; resetLink: string }
    'reset-password': { link: string; hours: number }
    'password-changed': { resetLink: string }
    /** Sent to the new address, which replaces the old one once the link is followed. */
    'confirm-address': { link: string; hours: number }
    /** Sent to the account's present address. */
    'address-change-requested': { newAddress: string; resetLink: string }
    /** Sent to the address that was replaced. */
    'address-changed': { newAddress: string }
    /** A passkey, ORCID or an institution was added as a sign-in method. */
    'way-in-added': { way: string; sessionsLink: string }
    /** Something about the account's second factors has changed, or a recovery code was used. */
    'second-factor-changed': FactorEmail
    'confirm-deletion': { link: string; hours: number }
    'account-deleted': Record<never, never>
  }
}

export interface FactorEmail {
  change: keyof typeof factorKeys
  /** The name of what was added or removed; else ''. */
  name: string
  /** This counts the recovery codes that there are now. */
  count: number
  /** The page with the account's factors; null where the installation does not know the site's own URL. */
  factorsLink: string | null
}

export const accountEmails: EmailWriters<
  | 'confirm-registration'
  | 'already-registered'
  | 'reset-password'
  | 'password-changed'
  | 'confirm-address'
  | 'address-change-requested'
  | 'address-changed'
  | 'way-in-added'
  | 'second-factor-changed'
  | 'confirm-deletion'
  | 'account-deleted'
> = {
  'confirm-registration': (template, t) => ({
    subject: t('mail-confirm-registration-subject'),
    parts: [
      paragraph(t('mail-confirm-registration-text')),
      action(t('mail-confirm-registration-action'), template.link),
      linkLasts(template.hours, t),
      note(t('mail-confirm-registration-otherwise')),
    ],
  }),
  'already-registered': (template, t) => ({
    subject: t('mail-already-registered-subject'),
    parts: [
      paragraph(t('mail-already-registered-text')),
      action(t('mail-already-registered-action'), template.signInLink),
      paragraph(t('mail-already-registered-forgotten')),
      { kind: 'link', label: t('mail-reset-password-action'), link: template.resetLink },
      note(t('mail-already-registered-otherwise')),
    ],
  }),
  'reset-password': (template, t) => ({
    subject: t('mail-reset-password-subject'),
    parts: [
      paragraph(t('mail-reset-password-text')),
      action(t('mail-reset-password-action'), template.link),
      linkLasts(template.hours, t),
      note(t('mail-reset-password-otherwise')),
    ],
  }),
  'password-changed': (template, t) => ({
    subject: t('mail-password-changed-subject'),
    parts: [
      paragraph(t('mail-password-changed-text')),
      paragraph(t('mail-password-changed-otherwise')),
      action(t('mail-reset-password-action'), template.resetLink),
    ],
  }),
  'confirm-address': (template, t) => ({
    subject: t('mail-confirm-address-subject'),
    parts: [
      paragraph(t('mail-confirm-address-text')),
      action(t('mail-confirm-address-action'), template.link),
      linkLasts(template.hours, t),
      note(t('mail-confirm-address-otherwise')),
    ],
  }),
  'address-change-requested': (template, t) => ({
    subject: t('mail-address-change-requested-subject'),
    parts: [
      paragraph(t('mail-address-change-requested-text', { address: template.newAddress })),
      paragraph(t('mail-address-change-requested-otherwise')),
      action(t('mail-address-change-requested-action'), template.resetLink),
    ],
  }),
  'address-changed': (template, t) => ({
    subject: t('mail-address-changed-subject'),
    parts: [paragraph(t('mail-address-changed-text', { address: template.newAddress })), paragraph(t('mail-address-changed-otherwise'))],
  }),
  'way-in-added': (template, t) => ({
    subject: t('mail-way-in-added-subject'),
    parts: [
      paragraph(t('mail-way-in-added-text', { way: template.way })),
      paragraph(t('mail-way-in-added-otherwise')),
      action(t('mail-way-in-added-action'), template.sessionsLink),
    ],
  }),
  'second-factor-changed': ({ change, name, count, factorsLink }, t) => ({
    subject: t('mail-second-factor-subject'),
    parts: [
      paragraph(t(factorKeys[change], { name, count })),
      paragraph(t('mail-second-factor-otherwise')),
      ...(factorsLink === null ? [] : [action(t('mail-second-factor-action'), factorsLink)]),
    ],
  }),
  'confirm-deletion': (template, t) => ({
    subject: t('mail-confirm-deletion-subject'),
    parts: [
      paragraph(t('mail-confirm-deletion-text')),
      action(t('mail-confirm-deletion-action'), template.link),
      linkLasts(template.hours, t),
      note(t('mail-confirm-deletion-otherwise')),
    ],
  }),
  'account-deleted': (_, t) => ({ subject: t('mail-account-deleted-subject'), parts: [paragraph(t('mail-account-deleted-text'))] }),
}
