/** Example values of the emails about accounts, for the gallery. */
import { href } from '../../../core/http/href.ts'
import type { EmailExamples } from '../../email/index.ts'
import { linkHours } from '../domain/mailed-links.ts'
import type { accountEmails, FactorEmail } from './emails.ts'

/** The secret is as long as a real one. */
const ticket = 'Zk3rQ9vX0bLw7mTqYhC2sNfUe8aPjD5gKiR1oVx4tEc'

export const accountEmailExamples: EmailExamples<keyof typeof accountEmails> = {
  'confirm-registration': linkTo => [
    {
      template: { kind: 'confirm-registration', link: linkTo(href('/register/confirm/:ticket', { ticket })), hours: linkHours.register },
    },
  ],
  'already-registered': linkTo => [
    {
      template: {
        kind: 'already-registered',
        signInLink: linkTo(href('/login')),
        resetLink: linkTo(href('/password/forgotten')),
      },
    },
  ],
  'reset-password': linkTo => [
    {
      template: {
        kind: 'reset-password',
        link: linkTo(href('/password/reset/:ticket', { ticket })),
        hours: linkHours['reset-password'],
      },
    },
  ],
  'password-changed': linkTo => [{ template: { kind: 'password-changed', resetLink: linkTo(href('/password/forgotten')) } }],
  'confirm-address': linkTo => [
    {
      template: {
        kind: 'confirm-address',
        link: linkTo(href('/my/confirm-address/:ticket', { ticket })),
        hours: linkHours['change-address'],
      },
    },
  ],
  'address-change-requested': linkTo => [
    {
      template: {
        kind: 'address-change-requested',
        newAddress: 'ada.roof@university.example',
        resetLink: linkTo(href('/password/forgotten')),
      },
    },
  ],
  'address-changed': () => [{ template: { kind: 'address-changed', newAddress: 'ada.roof@university.example' } }],
  'way-in-added': linkTo => [
    { template: { kind: 'way-in-added', way: 'ORCID (0000-0002-1825-0097)', sessionsLink: linkTo(href('/my/sessions')) } },
  ],
  'second-factor-changed': linkTo => {
    const example = (title: string, change: FactorEmail['change'], name: string, count: number) => ({
      title,
      template: { kind: 'second-factor-changed' as const, change, name, count, factorsLink: linkTo(href('/my/ways-in')) },
    })
    return [
      example('An app was added', 'added', 'My telephone', 0),
      example('An app was removed', 'removed', 'My telephone', 0),
      example('Reset', 'reset', '', 0),
      example('New recovery codes', 'recovery-codes-made', '', 10),
      example('A recovery code was used', 'recovery-code-used', '', 9),
    ]
  },
  'confirm-deletion': linkTo => [
    {
      template: {
        kind: 'confirm-deletion',
        link: linkTo(href('/my/delete/:ticket', { ticket })),
        hours: linkHours['delete-account'],
      },
    },
  ],
  'account-deleted': () => [{ template: { kind: 'account-deleted' } }],
}
