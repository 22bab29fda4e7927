/** The emails that users and readers have asked for: the data of each, and what it says. */

import { messageKeys } from '../../../core/text/message-keys.ts'
import { action, type EmailPart, type EmailWriters, linkLasts, note, paragraph, type Translate } from '../../email/index.ts'
import type { ItemChangeKind } from '../domain/digests/item-change.ts'
import { itemChangeKinds } from '../domain/digests/item-change.ts'
import type { AlertTopicKind } from '../domain/topic.ts'

const changeKeys = messageKeys('mail-tracked', itemChangeKinds)

declare module '../../email/use-cases/mail.ts' {
  interface EmailTemplates {
    /** A user recommends a publication. They typed name and message, which are always plain text. */
    recommendation: { title: string; link: string; sender: RecommendingSender; message: string }
    /** The new publications of followed topics. */
    digest: { sections: readonly DigestSection[]; manageLink: string; unsubscribeLink: string }
    /** The changes of tracked publications. */
    'tracked-news': { items: readonly TrackedNews[]; manageLink: string; unsubscribeLink: string }
    /** Sent to an address that was signed up for updates. The link confirms it. */
    'confirm-updates': { link: string; hours: number }
    /** Sent to an address that was signed up for alerts. The link confirms it. */
    'confirm-alert': { link: string; hours: number }
  }
}

export interface DigestSection {
  topic: AlertTopicKind
  /** The name of the subject, gateway or author, or the search; empty for the whole site. */
  name: string
  link: string
  items: readonly { title: string; link: string; authors: string }[]
  /** This counts the others. */
  more: number
}

export interface TrackedNews {
  title: string
  link: string
  changes: readonly ItemChangeKind[]
}

export interface RecommendingSender {
  name: string
  address: string
  /** The sender is signed in to an account with that address. */
  isKnown: boolean
}

export const alertEmails: EmailWriters<'recommendation' | 'digest' | 'tracked-news' | 'confirm-updates' | 'confirm-alert'> = {
  recommendation: (template, t) => {
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
  },
  digest: (template, t) => {
    const reported = template.sections.flatMap(({ items }) => items)
    const count = template.sections.reduce((sum, { items, more }) => sum + items.length + more, 0)
    return {
      subject:
        reported[0] !== undefined && count === 1 ? t('mail-digest-one', { title: reported[0].title }) : t('mail-digest-subject', { count }),
      parts: [
        paragraph(t('mail-digest-text')),
        ...template.sections.flatMap(section => partsOfSection(section, t)),
        ...partsOfList(template, t),
      ],
    }
  },
  'tracked-news': (template, t) => {
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
            detail: changes.map(change => t(changeKeys[change])).join(' · '),
          }),
        ),
        ...partsOfList(template, t),
      ],
    }
  },
  'confirm-updates': (template, t) => ({
    subject: t('mail-confirm-updates-subject'),
    parts: [
      paragraph(t('mail-confirm-updates-text')),
      action(t('mail-confirm-updates-action'), template.link),
      linkLasts(template.hours, t),
      note(t('mail-confirm-updates-otherwise')),
    ],
  }),
  'confirm-alert': (template, t) => ({
    subject: t('mail-confirm-alert-subject'),
    parts: [
      paragraph(t('mail-confirm-alert-text')),
      action(t('mail-confirm-alert-action'), template.link),
      linkLasts(template.hours, t),
      note(t('mail-confirm-alert-otherwise')),
    ],
  }),
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
