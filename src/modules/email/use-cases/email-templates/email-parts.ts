/** The content of each email, in its order. */
import type { DigestSection, EmailTemplate } from '../mail.ts'
import type { Translate } from './mail-messages.ts'

export type EmailPart =
  | { kind: 'paragraph'; text: string }
  /** The main action; an email has one at most. */
  | { kind: 'action'; label: string; link: string }
  /** Something else that can be done. */
  | { kind: 'link'; label: string; link: string }
  /** The heading of the parts that follow. */
  | { kind: 'heading'; text: string; link: string }
  /** An entry of a list, with a detail. */
  | { kind: 'item'; label: string; link: string; detail: string }
  /** Text that another person wrote. */
  | { kind: 'quote'; lines: readonly string[] }
  /** Less prominent text. */
  | { kind: 'note'; text: string }

export interface EmailParts {
  subject: string
  parts: readonly EmailPart[]
}

const paragraph = (text: string): EmailPart => ({ kind: 'paragraph', text })
const note = (text: string): EmailPart => ({ kind: 'note', text })
const action = (label: string, link: string): EmailPart => ({ kind: 'action', label, link })

export function partsOf(template: EmailTemplate, t: Translate): EmailParts {
  const lasts = (hours: number): string => t('mail-link-lasts', { count: hours })
  switch (template.kind) {
    case 'confirm-registration':
      return {
        subject: t('mail-confirm-registration-subject'),
        parts: [
          paragraph(t('mail-confirm-registration-text')),
          action(t('mail-confirm-registration-action'), template.link),
          note(lasts(template.hours)),
          note(t('mail-confirm-registration-otherwise')),
        ],
      }
    case 'already-registered':
      return {
        subject: t('mail-already-registered-subject'),
        parts: [
          paragraph(t('mail-already-registered-text')),
          action(t('mail-already-registered-action'), template.signInLink),
          paragraph(t('mail-already-registered-forgotten')),
          { kind: 'link', label: t('mail-reset-password-action'), link: template.resetLink },
          note(t('mail-already-registered-otherwise')),
        ],
      }
    case 'reset-password':
      return {
        subject: t('mail-reset-password-subject'),
        parts: [
          paragraph(t('mail-reset-password-text')),
          action(t('mail-reset-password-action'), template.link),
          note(lasts(template.hours)),
          note(t('mail-reset-password-otherwise')),
        ],
      }
    case 'password-changed':
      return {
        subject: t('mail-password-changed-subject'),
        parts: [
          paragraph(t('mail-password-changed-text')),
          paragraph(t('mail-password-changed-otherwise')),
          action(t('mail-reset-password-action'), template.resetLink),
        ],
      }
    case 'confirm-address':
      return {
        subject: t('mail-confirm-address-subject'),
        parts: [
          paragraph(t('mail-confirm-address-text')),
          action(t('mail-confirm-address-action'), template.link),
          note(lasts(template.hours)),
          note(t('mail-confirm-address-otherwise')),
        ],
      }
    case 'address-change-requested':
      return {
        subject: t('mail-address-change-requested-subject'),
        parts: [
          paragraph(t('mail-address-change-requested-text', { address: template.newAddress })),
          paragraph(t('mail-address-change-requested-otherwise')),
          action(t('mail-address-change-requested-action'), template.resetLink),
        ],
      }
    case 'address-changed':
      return {
        subject: t('mail-address-changed-subject'),
        parts: [
          paragraph(t('mail-address-changed-text', { address: template.newAddress })),
          paragraph(t('mail-address-changed-otherwise')),
        ],
      }
    case 'way-in-added':
      return {
        subject: t('mail-way-in-added-subject'),
        parts: [
          paragraph(t('mail-way-in-added-text', { way: template.way })),
          paragraph(t('mail-way-in-added-otherwise')),
          action(t('mail-way-in-added-action'), template.sessionsLink),
        ],
      }
    case 'confirm-deletion':
      return {
        subject: t('mail-confirm-deletion-subject'),
        parts: [
          paragraph(t('mail-confirm-deletion-text')),
          action(t('mail-confirm-deletion-action'), template.link),
          note(lasts(template.hours)),
          note(t('mail-confirm-deletion-otherwise')),
        ],
      }
    case 'recommendation': {
      const { name, address, isKnown } = template.sender
      return {
        subject: t('mail-recommendation-subject', { name, title: template.title }),
        parts: [
          paragraph(t('mail-recommendation-text', { name, address })),
          { kind: 'link', label: template.title, link: template.link },
          ...(template.message === ''
            ? []
            : [paragraph(t('mail-recommendation-message', { name })), { kind: 'quote', lines: template.message.split('\n') } as const]),
          ...(isKnown ? [] : [note(t('mail-recommendation-unknown'))]),
          note(t('mail-recommendation-once')),
        ],
      }
    }
    case 'digest': {
      const reported = template.sections.flatMap(({ items }) => items)
      const count = template.sections.reduce((sum, { items, more }) => sum + items.length + more, 0)
      return {
        subject:
          reported[0] !== undefined && count === 1
            ? t('mail-digest-one', { title: reported[0].title })
            : t('mail-digest-subject', { count }),
        parts: [
          paragraph(t('mail-digest-text')),
          ...template.sections.flatMap(section => partsOfSection(section, t)),
          ...partsOfList(template, t),
        ],
      }
    }
    case 'tracked-news': {
      const [first, ...others] = template.items
      return {
        subject:
          first !== undefined && others.length === 0
            ? t('mail-tracked-one', { title: first.title })
            : t('mail-tracked-subject', { count: template.items.length }),
        parts: [
          paragraph(t('mail-tracked-text')),
          ...template.items.map(
            ({ title, link, changes }): EmailPart => ({
              kind: 'item',
              label: title,
              link,
              detail: changes.map(change => t(`mail-tracked-${change}`)).join(' · '),
            }),
          ),
          ...partsOfList(template, t),
        ],
      }
    }
    case 'confirm-updates':
      return {
        subject: t('mail-confirm-updates-subject'),
        parts: [
          paragraph(t('mail-confirm-updates-text')),
          action(t('mail-confirm-updates-action'), template.link),
          note(lasts(template.hours)),
          note(t('mail-confirm-updates-otherwise')),
        ],
      }
    case 'comment-published':
      return {
        subject: t('mail-comment-published-subject'),
        parts: [paragraph(t('mail-comment-published-text')), action(t('mail-comment-published-action'), template.link)],
      }
    case 'comment-removed': {
      const what = template.wasRead ? 'removed' : 'refused'
      return {
        subject: t(`mail-comment-${what}-subject`),
        parts: [
          paragraph(t(`mail-comment-${what}-text`)),
          { kind: 'quote', lines: template.reason.split('\n') },
          note(t('mail-comment-objection')),
        ],
      }
    }
    case 'comments-blocked':
      return {
        subject: t('mail-comments-blocked-subject'),
        parts: [
          paragraph(t('mail-comments-blocked-text')),
          { kind: 'quote', lines: template.reason.split('\n') },
          note(t('mail-comment-objection')),
        ],
      }
    case 'comments-to-moderate':
      return {
        subject: t('mail-comments-to-moderate-subject'),
        parts: [
          ...(template.waiting > 0 ? [paragraph(t('mail-comments-to-moderate-waiting', { count: template.waiting }))] : []),
          ...(template.flagged > 0 ? [paragraph(t('mail-comments-to-moderate-flagged', { count: template.flagged }))] : []),
          action(t('mail-comments-to-moderate-action'), template.link),
          note(t('mail-comments-to-moderate-note')),
        ],
      }
    case 'confirm-alert':
      return {
        subject: t('mail-confirm-alert-subject'),
        parts: [
          paragraph(t('mail-confirm-alert-text')),
          action(t('mail-confirm-alert-action'), template.link),
          note(lasts(template.hours)),
          note(t('mail-confirm-alert-otherwise')),
        ],
      }
    case 'account-deleted':
      return { subject: t('mail-account-deleted-subject'), parts: [paragraph(t('mail-account-deleted-text'))] }
  }
}

function partsOfSection({ topic, name, link, items, more }: DigestSection, t: Translate): EmailPart[] {
  return [
    { kind: 'heading', text: headingOf(topic, name, t), link },
    ...items.map((item): EmailPart => ({ kind: 'item', label: item.title, link: item.link, detail: item.authors })),
    ...(more === 0 ? [] : [{ kind: 'link', label: t('mail-digest-more', { count: more }), link } as const]),
  ]
}

function headingOf(topic: DigestSection['topic'], name: string, t: Translate): string {
  switch (topic) {
    case 'PLATFORM':
      return t('mail-digest-platform')
    case 'SEARCH':
      return t('mail-digest-search', { name: name === '' ? t('mail-digest-everything') : name })
    case 'SUBJECT':
    case 'GATEWAY':
    case 'AUTHOR':
      return name
  }
}

/** The end of every bulk email. */
const partsOfList = ({ manageLink, unsubscribeLink }: { manageLink: string; unsubscribeLink: string }, t: Translate): EmailPart[] => [
  note(t('mail-list-why')),
  { kind: 'link', label: t('mail-list-manage'), link: manageLink },
  { kind: 'link', label: t('mail-list-unsubscribe'), link: unsubscribeLink },
]
