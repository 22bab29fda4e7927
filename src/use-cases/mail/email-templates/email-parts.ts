/** What each email says, in the order in which it says it. */
import type { DigestSection, EmailTemplate } from '../mail.ts'
import type { Say } from './mail-words.ts'

export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** What is to be done; an email has one at most. */
  | { kind: 'action'; label: string; link: string }
  /** Something else that can be done. */
  | { kind: 'link'; label: string; link: string }
  /** What follows is about it. */
  | { kind: 'heading'; text: string; link: string }
  /** One of several things, with what is said of it. */
  | { kind: 'item'; label: string; link: string; detail: string }
  /** What somebody else wrote. */
  | { kind: 'quote'; lines: readonly string[] }
  /** Said more quietly. */
  | { kind: 'note'; text: string }

export interface EmailParts {
  subject: string
  parts: readonly EmailPart[]
}

const paragraph = (text: string): EmailPart => ({ kind: 'paragraph', text })
const note = (text: string): EmailPart => ({ kind: 'note', text })
const action = (label: string, link: string): EmailPart => ({ kind: 'action', label, link })

export function partsOf(template: EmailTemplate, say: Say): EmailParts {
  const lasts = (hours: number): string => say('mail-link-lasts', { count: hours })
  switch (template.kind) {
    case 'confirm-registration':
      return {
        subject: say('mail-confirm-registration-subject'),
        parts: [
          paragraph(say('mail-confirm-registration-text')),
          action(say('mail-confirm-registration-action'), template.link),
          note(lasts(template.hours)),
          note(say('mail-confirm-registration-otherwise')),
        ],
      }
    case 'already-registered':
      return {
        subject: say('mail-already-registered-subject'),
        parts: [
          paragraph(say('mail-already-registered-text')),
          action(say('mail-already-registered-action'), template.signInLink),
          paragraph(say('mail-already-registered-forgotten')),
          { kind: 'link', label: say('mail-reset-password-action'), link: template.resetLink },
          note(say('mail-already-registered-otherwise')),
        ],
      }
    case 'reset-password':
      return {
        subject: say('mail-reset-password-subject'),
        parts: [
          paragraph(say('mail-reset-password-text')),
          action(say('mail-reset-password-action'), template.link),
          note(lasts(template.hours)),
          note(say('mail-reset-password-otherwise')),
        ],
      }
    case 'password-changed':
      return {
        subject: say('mail-password-changed-subject'),
        parts: [
          paragraph(say('mail-password-changed-text')),
          paragraph(say('mail-password-changed-otherwise')),
          action(say('mail-reset-password-action'), template.resetLink),
        ],
      }
    case 'confirm-address':
      return {
        subject: say('mail-confirm-address-subject'),
        parts: [
          paragraph(say('mail-confirm-address-text')),
          action(say('mail-confirm-address-action'), template.link),
          note(lasts(template.hours)),
          note(say('mail-confirm-address-otherwise')),
        ],
      }
    case 'address-change-requested':
      return {
        subject: say('mail-address-change-requested-subject'),
        parts: [
          paragraph(say('mail-address-change-requested-text', { address: template.newAddress })),
          paragraph(say('mail-address-change-requested-otherwise')),
          action(say('mail-address-change-requested-action'), template.resetLink),
        ],
      }
    case 'address-changed':
      return {
        subject: say('mail-address-changed-subject'),
        parts: [
          paragraph(say('mail-address-changed-text', { address: template.newAddress })),
          paragraph(say('mail-address-changed-otherwise')),
        ],
      }
    case 'way-in-added':
      return {
        subject: say('mail-way-in-added-subject'),
        parts: [
          paragraph(say('mail-way-in-added-text', { way: template.way })),
          paragraph(say('mail-way-in-added-otherwise')),
          action(say('mail-way-in-added-action'), template.sessionsLink),
        ],
      }
    case 'confirm-deletion':
      return {
        subject: say('mail-confirm-deletion-subject'),
        parts: [
          paragraph(say('mail-confirm-deletion-text')),
          action(say('mail-confirm-deletion-action'), template.link),
          note(lasts(template.hours)),
          note(say('mail-confirm-deletion-otherwise')),
        ],
      }
    case 'recommendation': {
      const { name, address, isKnown } = template.sender
      return {
        subject: say('mail-recommendation-subject', { name, title: template.title }),
        parts: [
          paragraph(say('mail-recommendation-text', { name, address })),
          { kind: 'link', label: template.title, link: template.link },
          ...(template.message === ''
            ? []
            : [paragraph(say('mail-recommendation-message', { name })), { kind: 'quote', lines: template.message.split('\n') } as const]),
          ...(isKnown ? [] : [note(say('mail-recommendation-unknown'))]),
          note(say('mail-recommendation-once')),
        ],
      }
    }
    case 'digest': {
      const reported = template.sections.flatMap(({ items }) => items)
      const count = template.sections.reduce((sum, { items, more }) => sum + items.length + more, 0)
      return {
        subject:
          reported[0] !== undefined && count === 1 ? say('mail-digest-one', { title: reported[0].title }) : say('mail-digest-subject', { count }),
        parts: [
          paragraph(say('mail-digest-text')),
          ...template.sections.flatMap(section => partsOfSection(section, say)),
          ...partsOfList(template, say),
        ],
      }
    }
    case 'tracked-news': {
      const [first, ...others] = template.items
      return {
        subject:
          first !== undefined && others.length === 0
            ? say('mail-tracked-one', { title: first.title })
            : say('mail-tracked-subject', { count: template.items.length }),
        parts: [
          paragraph(say('mail-tracked-text')),
          ...template.items.map(
            ({ title, link, changes }): EmailPart => ({
              kind: 'item',
              label: title,
              link,
              detail: changes.map(change => say(`mail-tracked-${change}`)).join(' · '),
            }),
          ),
          ...partsOfList(template, say),
        ],
      }
    }
    case 'confirm-updates':
      return {
        subject: say('mail-confirm-updates-subject'),
        parts: [
          paragraph(say('mail-confirm-updates-text')),
          action(say('mail-confirm-updates-action'), template.link),
          note(lasts(template.hours)),
          note(say('mail-confirm-updates-otherwise')),
        ],
      }
    case 'comment-published':
      return {
        subject: say('mail-comment-published-subject'),
        parts: [paragraph(say('mail-comment-published-text')), action(say('mail-comment-published-action'), template.link)],
      }
    case 'comment-removed': {
      const what = template.wasRead ? 'removed' : 'refused'
      return {
        subject: say(`mail-comment-${what}-subject`),
        parts: [
          paragraph(say(`mail-comment-${what}-text`)),
          { kind: 'quote', lines: template.reason.split('\n') },
          note(say('mail-comment-objection')),
        ],
      }
    }
    case 'comments-blocked':
      return {
        subject: say('mail-comments-blocked-subject'),
        parts: [
          paragraph(say('mail-comments-blocked-text')),
          { kind: 'quote', lines: template.reason.split('\n') },
          note(say('mail-comment-objection')),
        ],
      }
    case 'comments-to-moderate':
      return {
        subject: say('mail-comments-to-moderate-subject'),
        parts: [
          ...(template.waiting > 0 ? [paragraph(say('mail-comments-to-moderate-waiting', { count: template.waiting }))] : []),
          ...(template.flagged > 0 ? [paragraph(say('mail-comments-to-moderate-flagged', { count: template.flagged }))] : []),
          action(say('mail-comments-to-moderate-action'), template.link),
          note(say('mail-comments-to-moderate-note')),
        ],
      }
    case 'confirm-alert':
      return {
        subject: say('mail-confirm-alert-subject'),
        parts: [
          paragraph(say('mail-confirm-alert-text')),
          action(say('mail-confirm-alert-action'), template.link),
          note(lasts(template.hours)),
          note(say('mail-confirm-alert-otherwise')),
        ],
      }
    case 'account-deleted':
      return { subject: say('mail-account-deleted-subject'), parts: [paragraph(say('mail-account-deleted-text'))] }
  }
}

function partsOfSection({ topic, name, link, items, more }: DigestSection, say: Say): EmailPart[] {
  return [
    { kind: 'heading', text: headingOf(topic, name, say), link },
    ...items.map((item): EmailPart => ({ kind: 'item', label: item.title, link: item.link, detail: item.authors })),
    ...(more === 0 ? [] : [{ kind: 'link', label: say('mail-digest-more', { count: more }), link } as const]),
  ]
}

function headingOf(topic: DigestSection['topic'], name: string, say: Say): string {
  switch (topic) {
    case 'PLATFORM':
      return say('mail-digest-platform')
    case 'SEARCH':
      return say('mail-digest-search', { name: name === '' ? say('mail-digest-everything') : name })
    case 'SUBJECT':
    case 'GATEWAY':
    case 'AUTHOR':
      return name
  }
}

/** At the end of what many get. */
const partsOfList = ({ manageLink, unsubscribeLink }: { manageLink: string; unsubscribeLink: string }, say: Say): EmailPart[] => [
  note(say('mail-list-why')),
  { kind: 'link', label: say('mail-list-manage'), link: manageLink },
  { kind: 'link', label: say('mail-list-unsubscribe'), link: unsubscribeLink },
]
