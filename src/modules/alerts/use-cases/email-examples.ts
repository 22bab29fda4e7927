/** Example values of the emails that users and readers have asked for, for the gallery. */
import { href } from '../../../core/http/href.ts'
import { linkHours } from '../../accounts/domain/mailed-links.ts'
import type { EmailExamples, LinkTo } from '../../email/index.ts'
import type { MailingList } from './alert-links.ts'
import type { alertEmails } from './emails.ts'

/** The secrets are as long as real ones. */
const ticket = 'Zk3rQ9vX0bLw7mTqYhC2sNfUe8aPjD5gKiR1oVx4tEc'
const token = `7.${ticket}`

const title = 'Moss on slate roofs holds back rain: a three-year field study'
const other = 'Drying of leaf litter beneath old tiles'
const recommended = { title, message: 'Their table 2 answers what we asked ourselves on Monday.\nIt is short.' }

function listOf(linkTo: LinkTo, name: MailingList) {
  const unsubscribeLink = linkTo(href('/alerts/unsubscribe/:token', { token }) + (name === 'tracking' ? '?list=tracking' : ''))
  const links = { manageLink: linkTo(href('/alerts/preferences/:token', { token })), unsubscribeLink }
  return { links, list: { id: `${name}.${new URL(unsubscribeLink).hostname}`, unsubscribeLink } }
}

const itemsOf = (linkTo: LinkTo) => {
  const link = linkTo(href('/browse'))
  return [
    { title, link: `${link}?q=moss`, authors: 'Ada Roof, Bo Slate, and 4 others' },
    { title: other, link: `${link}?q=litter`, authors: 'Cy Tile' },
  ]
}

export const alertEmailExamples: EmailExamples<keyof typeof alertEmails> = {
  recommendation: linkTo => {
    const link = linkTo(href('/browse'))
    const sender = { name: 'Bo Slate', address: 'bo.slate@example.net' }
    return [
      {
        title: 'by somebody who is signed in',
        template: { kind: 'recommendation', ...recommended, link, sender: { ...sender, isKnown: true } },
        replyTo: sender.address,
      },
      {
        title: 'by anybody, without a message',
        template: { kind: 'recommendation', ...recommended, message: '', link, sender: { ...sender, isKnown: false } },
      },
    ]
  },
  digest: linkTo => {
    const { links, list } = listOf(linkTo, 'alerts')
    const items = itemsOf(linkTo)
    const browse = linkTo(href('/browse'))
    return [
      {
        title: 'of several topics',
        template: {
          kind: 'digest',
          sections: [
            { topic: 'SUBJECT', name: 'Plant ecology', link: browse, items, more: 3 },
            { topic: 'SEARCH', name: 'rain AND roofs', link: `${browse}?all=rain`, items: items.slice(0, 1), more: 0 },
            { topic: 'PLATFORM', name: '', link: browse, items: items.slice(1), more: 0 },
          ],
          ...links,
        },
        list,
      },
      {
        title: 'of one publication',
        template: {
          kind: 'digest',
          sections: [{ topic: 'PLATFORM', name: '', link: browse, items: items.slice(0, 1), more: 0 }],
          ...links,
        },
        list,
      },
    ]
  },
  'tracked-news': linkTo => {
    const { links, list } = listOf(linkTo, 'tracking')
    const [first, second] = itemsOf(linkTo)
    const news = (changes: readonly ('version' | 'report')[], item: { title: string; link: string } | undefined) =>
      item === undefined ? [] : [{ title: item.title, link: item.link, changes }]
    return [
      {
        title: 'of several publications',
        template: { kind: 'tracked-news', items: [...news(['version', 'report'], first), ...news(['report'], second)], ...links },
        list,
      },
      { title: 'of one publication', template: { kind: 'tracked-news', items: news(['version'], first), ...links }, list },
    ]
  },
  'confirm-updates': linkTo => [
    {
      template: {
        kind: 'confirm-updates',
        link: linkTo(href('/updates/confirm/:ticket', { ticket })),
        hours: linkHours['confirm-updates'],
      },
    },
  ],
  'confirm-alert': linkTo => [
    {
      template: { kind: 'confirm-alert', link: linkTo(href('/alerts/confirm/:ticket', { ticket })), hours: linkHours['confirm-alert'] },
    },
  ],
}
