import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../core/text/languages.ts'
import { composeMail } from '../modules/email/external/compose.ts'
import { renderEmail } from '../modules/email/use-cases/email-templates/render-email.ts'
import type { EmailKind, EmailTemplate, TemplateOf } from '../modules/email/use-cases/mail.ts'
import { loadPlatforms } from '../modules/sites/use-cases/load-platforms.ts'
import { emailWriters } from './email-writers.ts'

const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
const siteOf = (key: string) => ({ ...platforms.ofHost(`${key}.localhost`), origin: 'https://research.example.org' })

const here = 'https://research.example.org'
const templates: { [Kind in EmailKind]: TemplateOf<Kind> } = {
  'confirm-registration': { kind: 'confirm-registration', link: `${here}/r?a=1&ticket=x"y`, hours: 24 },
  'already-registered': { kind: 'already-registered', signInLink: `${here}/login`, resetLink: `${here}/reset` },
  'reset-password': { kind: 'reset-password', link: `${here}/p?ticket=abc`, hours: 1 },
  'password-changed': { kind: 'password-changed', resetLink: `${here}/reset` },
  'confirm-address': { kind: 'confirm-address', link: `${here}/a?ticket=abc`, hours: 24 },
  'address-change-requested': {
    kind: 'address-change-requested',
    newAddress: "ada'new@example.net",
    resetLink: `${here}/reset`,
  },
  'address-changed': { kind: 'address-changed', newAddress: "ada'new@example.net" },
  'way-in-added': { kind: 'way-in-added', way: '<b>key</b> {site}', sessionsLink: `${here}/my/user-details` },
  'second-factor-changed': {
    ...{ kind: 'second-factor-changed', change: 'added', name: '<b>app</b> {site}', count: 0 },
    factorsLink: `${here}/my/ways-in`,
  },
  'confirm-deletion': { kind: 'confirm-deletion', link: `${here}/d?ticket=abc`, hours: 2 },
  recommendation: {
    kind: 'recommendation',
    title: 'Roofs & <moss> {site}',
    link: `${here}/articles/1-101/v2`,
    sender: { name: 'Bo <b>', address: 'bo@example.net', isKnown: false },
    message: 'Look <script>\nat {site}',
  },
  'contact-message': {
    kind: 'contact-message',
    sender: { name: 'Bo <b> {site}', address: 'bo@example.net', isKnown: false },
    subject: 'gateway',
    message: 'Look <script>\nat {site}',
  },
  'confirm-updates': { kind: 'confirm-updates', link: `${here}/updates/confirm/abc`, hours: 72 },
  digest: {
    kind: 'digest',
    sections: [
      {
        topic: 'SEARCH',
        name: '<b>rain',
        link: `${here}/browse?all=rain`,
        items: [{ title: 'Roofs & <moss>', link: `${here}/articles/1-101`, authors: 'A Roof' }],
        more: 2,
      },
      {
        topic: 'PLATFORM',
        name: '',
        link: `${here}/browse`,
        items: [{ title: 'Rivers', link: `${here}/articles/1-102`, authors: '' }],
        more: 0,
      },
    ],
    manageLink: `${here}/alerts/manage/abc`,
    unsubscribeLink: `${here}/alerts/stop/abc`,
  },
  'tracked-news': {
    kind: 'tracked-news',
    items: [{ title: 'Roofs & <moss>', link: `${here}/articles/1-101`, changes: ['version', 'report'] }],
    manageLink: `${here}/alerts/manage/abc`,
    unsubscribeLink: `${here}/alerts/stop/abc`,
  },
  'account-deleted': { kind: 'account-deleted' },
  'comment-published': { kind: 'comment-published', link: `${here}/comments/7` },
  'comment-removed': { kind: 'comment-removed', reason: 'It says “<b>buy</b>” of {site}, and no more.', wasRead: true },
  'comments-blocked': { kind: 'comments-blocked', reason: 'Advertising.' },
  'comments-to-moderate': { kind: 'comments-to-moderate', waiting: 2, flagged: 1, link: `${here}/my/moderation` },
  'confirm-alert': { kind: 'confirm-alert', link: `${here}/c?ticket=abc`, hours: 48 },
}
const all = Object.values(templates)
const linksOf = (template: EmailTemplate): string[] =>
  Object.entries(template).flatMap(([name, value]) => (/link$/i.test(name) && typeof value === 'string' ? [value] : []))
const times = (text: string, part: string): number => text.split(part).length - 1

interface Requested {
  key?: string
  name?: string
  replyTo?: string | null
}
const write = (
  template: EmailTemplate,
  language: Language,
  { key = 'f1000research', name = 'Ada & Bo <Roof>', replyTo = 'info@tidal-press.org' }: Requested = {},
) => renderEmail({ site: siteOf(key), language, to: { name, address: 'ada@example.net' }, template, replyTo }, emailWriters)

describe.each(languages)('email templates in %s', language => {
  test.each(all)('the email $kind is complete and readable in plain text and HTML', async template => {
    const written = write(template, language)
    const raw = await composeMail({
      ...written,
      messageId: '<1@example.org>',
      date: new Date(0),
      from: { name: 'Recto', address: 'no-reply@example.org' },
      to: { name: 'Ada', address: 'ada@example.net' },
      replyTo: 'info@example.org',
      language,
    })
    const { subject = '', text = '', html = '' } = await PostalMime.parse(raw)
    expect(subject).toBe(written.subject)
    expect(subject).toContain('Recto')
    for (const link of linksOf(template)) {
      expect(text.split('\n').filter(line => line === link)).toHaveLength(1)
      expect(times(html, `href="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)).toBe(1)
    }
    const said = text.replaceAll('{site}', '') + html.replaceAll('{site}', '').replace(/<style>[\s\S]*?<\/style>/, '')
    expect(said).not.toMatch(/[{}]|undefined|mail-/)
    expect(html).not.toContain('<b>')
    expect(html).not.toContain('<Roof>')
    expect(html).toContain(`<html lang="${language}">`)
    if ('newAddress' in template) expect(text).toContain(template.newAddress)
    if ('reason' in template) expect(text).toContain(template.reason)
    if ('way' in template) expect(text).toContain(template.way)
    if ('hours' in template && template.hours > 1) expect(text).toMatch(new RegExp(`(?<!\\d)${template.hours}(?!\\d)`))
  })
})

test('an email greets by name, or in general where there is none', () => {
  expect(write(templates['account-deleted'], 'de').text).toMatch(/^Guten Tag Ada & Bo <Roof>,\n\n/)
  expect(write(templates['account-deleted'], 'de', { name: '' }).text).toMatch(/^Guten Tag,\n\n/)
})

test.each(languages)('in %s an email without a reply address does not mention replies', language => {
  const { text, html } = write(templates['account-deleted'], language, { replyTo: null })
  for (const written of [text, html]) expect(written).toContain('Recto')
  expect(text + html).not.toMatch(/\{email\}|@tidal/)
  expect(text.split('\n').at(-2)).not.toMatch(/ $|^$/)
})

test('an email has the name, postal address and colours of its brand, in light and in dark', () => {
  const { html, text } = write(templates['reset-password'], 'en', { key: 'wellcome' })
  const { displayName } = siteOf('wellcome').platform
  for (const word of [displayName, 'info@tidal-press.org']) expect(text).toContain(word)
  const accent = siteOf('wellcome').brand.palette.get('accent')
  expect(html).toContain(`bgcolor="${accent?.light}"`)
  expect(html).toContain(`.button { background: ${accent?.dark} !important`)
})

test('an email loads nothing from the network', () => {
  for (const { html } of all.map(template => write(template, 'en')))
    expect(html.replaceAll(/<img src="cid:logo\.[\w-]+@recto"/g, '')).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|src=/)
})
