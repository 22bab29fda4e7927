import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { composeMail } from './compose.ts'
import type { MailMessage } from './mail-transport.ts'

const mail: MailMessage = {
  messageId: '<1@recto.example>',
  date: new Date('2026-11-21T12:00:00Z'),
  from: { name: 'Slate & Moss, Ltd', address: 'no-reply@recto.example' },
  to: { name: 'Ada Roof', address: 'ada@example.net' },
  replyTo: 'info@recto.example',
  language: 'ja',
  subject: '屋根の確認',
  text: `屋根\n${'a'.repeat(2000)}\n.\n`,
  html: '<p>屋根</p>',
}

test('the same email gives the same bytes, with lines of the permitted length', async () => {
  const bytes = await composeMail(mail)
  expect(bytes).toEqual(await composeMail({ ...mail }))
  expect(bytes.toString('latin1')).toMatch(/^[\x20-\x7e\r\n\t]*$/)
  const lines = bytes.toString('latin1').split('\r\n')
  expect(lines.filter(line => line.length > 998 || /[\r\n]/.test(line))).toEqual([])
})

test('every field of a composed email is parsed back unchanged', async () => {
  const read = await PostalMime.parse(await composeMail(mail))
  expect(read).toMatchObject({
    messageId: mail.messageId,
    from: mail.from,
    to: [mail.to],
    replyTo: [{ address: mail.replyTo }],
    subject: mail.subject,
    date: '2026-11-21T12:00:00.000Z',
  })
  expect(read.text?.trimEnd()).toBe(mail.text.trimEnd())
  expect(read.html?.trim()).toBe(mail.html)
})

test('a logo goes along as the image that the HTML names, and the text stays as it is', async () => {
  const logo = { contentId: 'logo.slate@recto', png: Buffer.from('a picture') }
  const withLogo = { ...mail, html: '<p><img src="cid:logo.slate@recto" alt="">Slate</p>', logo }
  const read = await PostalMime.parse(await composeMail(withLogo))
  expect(read.attachments).toMatchObject([{ contentId: '<logo.slate@recto>', mimeType: 'image/png', disposition: 'inline', related: true }])
  const content = read.attachments[0]?.content
  expect(content instanceof ArrayBuffer && Buffer.from(content).toString()).toBe('a picture')
  expect(read.text?.trimEnd()).toBe(mail.text.trimEnd())
  expect(await composeMail(withLogo)).toEqual(await composeMail({ ...withLogo }))
})

test.each([
  'x\r\nBcc: eve@example.net',
  'x\nBcc: eve@example.net\n\n<b>body</b>',
  'x\u2028Bcc: eve@example.net',
  '"x" <eve@example.net>, y',
  'x\0y\u0085z',
  '屋根\r\nBcc: eve@example.net'.repeat(20),
])('the text %j in a name or a subject cannot add a header', async text => {
  const hostile = { ...mail, from: { ...mail.from, name: text }, to: { ...mail.to, name: text }, subject: text, replyTo: mail.replyTo }
  const read = await PostalMime.parse(await composeMail(hostile))
  expect(read.bcc).toBeUndefined()
  expect(read.to?.map(to => to.address)).toEqual([mail.to.address])
  expect(read.from?.address).toBe(mail.from.address)
  const plain = await PostalMime.parse(await composeMail(mail))
  expect(read.headers.map(({ key }) => key)).toEqual(plain.headers.map(({ key }) => key))
})

test('an email to a list has the headers for lists and one-click unsubscription', async () => {
  const list = { id: 'alerts.recto.example', unsubscribeLink: `https://recto.example/alerts/unsubscribe/1.${'x'.repeat(43)}` }
  const read = await PostalMime.parse(await composeMail({ ...mail, list }))
  const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]))
  expect(headers).toMatchObject({
    'list-id': `<${list.id}>`,
    'list-unsubscribe': `<${list.unsubscribeLink}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    precedence: 'bulk',
    'auto-submitted': 'auto-generated',
  })
})
