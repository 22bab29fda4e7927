/** What each letter says, in the order in which it says it. */
import type { Letter } from '../mail.ts'
import type { Say } from './mail-words.ts'

export type LetterPart =
  | { kind: 'paragraph'; text: string }
  /** What is to be done; a letter has one at most. */
  | { kind: 'action'; label: string; link: string }
  /** Something else that can be done. */
  | { kind: 'link'; label: string; link: string }
  /** Said more quietly. */
  | { kind: 'note'; text: string }

export interface LetterParts {
  subject: string
  parts: readonly LetterPart[]
}

const paragraph = (text: string): LetterPart => ({ kind: 'paragraph', text })
const note = (text: string): LetterPart => ({ kind: 'note', text })
const action = (label: string, link: string): LetterPart => ({ kind: 'action', label, link })

export function partsOf(letter: Letter, say: Say): LetterParts {
  const lasts = (hours: number): string => say('mail-link-lasts', { count: hours })
  switch (letter.kind) {
    case 'confirm-registration':
      return {
        subject: say('mail-confirm-registration-subject'),
        parts: [
          paragraph(say('mail-confirm-registration-text')),
          action(say('mail-confirm-registration-action'), letter.link),
          note(lasts(letter.hours)),
          note(say('mail-confirm-registration-otherwise')),
        ],
      }
    case 'already-registered':
      return {
        subject: say('mail-already-registered-subject'),
        parts: [
          paragraph(say('mail-already-registered-text')),
          action(say('mail-already-registered-action'), letter.signInLink),
          paragraph(say('mail-already-registered-forgotten')),
          { kind: 'link', label: say('mail-reset-password-action'), link: letter.resetLink },
          note(say('mail-already-registered-otherwise')),
        ],
      }
    case 'reset-password':
      return {
        subject: say('mail-reset-password-subject'),
        parts: [
          paragraph(say('mail-reset-password-text')),
          action(say('mail-reset-password-action'), letter.link),
          note(lasts(letter.hours)),
          note(say('mail-reset-password-otherwise')),
        ],
      }
    case 'password-changed':
      return {
        subject: say('mail-password-changed-subject'),
        parts: [
          paragraph(say('mail-password-changed-text')),
          paragraph(say('mail-password-changed-otherwise')),
          action(say('mail-reset-password-action'), letter.resetLink),
        ],
      }
    case 'confirm-address':
      return {
        subject: say('mail-confirm-address-subject'),
        parts: [
          paragraph(say('mail-confirm-address-text')),
          action(say('mail-confirm-address-action'), letter.link),
          note(lasts(letter.hours)),
          note(say('mail-confirm-address-otherwise')),
        ],
      }
    case 'address-changed':
      return {
        subject: say('mail-address-changed-subject'),
        parts: [
          paragraph(say('mail-address-changed-text', { address: letter.newAddress })),
          paragraph(say('mail-address-changed-otherwise')),
        ],
      }
    case 'way-in-added':
      return {
        subject: say('mail-way-in-added-subject'),
        parts: [
          paragraph(say('mail-way-in-added-text', { way: letter.way })),
          paragraph(say('mail-way-in-added-otherwise')),
          action(say('mail-way-in-added-action'), letter.sessionsLink),
        ],
      }
    case 'confirm-deletion':
      return {
        subject: say('mail-confirm-deletion-subject'),
        parts: [
          paragraph(say('mail-confirm-deletion-text')),
          action(say('mail-confirm-deletion-action'), letter.link),
          note(lasts(letter.hours)),
          note(say('mail-confirm-deletion-otherwise')),
        ],
      }
    case 'account-deleted':
      return { subject: say('mail-account-deleted-subject'), parts: [paragraph(say('mail-account-deleted-text'))] }
  }
}
