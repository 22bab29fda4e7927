/** What is said to a mail server, and who else could hear it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, describe, expect, test } from 'vitest'
import type { MailMessage } from '../../src/modules/email/external/mail-transport.ts'
import { readSmtpServer } from '../../src/modules/email/external/smtp-server.ts'
import { createSmtpTransport } from '../../src/modules/email/external/smtp-transport.ts'
import { startMailServer } from '../support/mail-server.ts'

const mail: MailMessage = {
  messageId: '<1@recto.example>',
  date: new Date(0),
  from: { name: 'Recto', address: 'no-reply@recto.example' },
  to: { name: '', address: 'ada@example.net' },
  replyTo: 'info@recto.example',
  language: 'en',
  subject: 'A secret',
  text: 'A secret',
  html: '<p>A secret</p>',
}

async function send(url: string): Promise<string> {
  const server = readSmtpServer(url)
  if (server === null) throw new Error(url)
  const connection = await createSmtpTransport(server).connect(new AbortController().signal)
  try {
    return (await connection.send(mail)).kind
  } finally {
    connection.close()
  }
}

const usual = getCACertificates('default')
const trust = (): void =>
  setDefaultCACertificates([...usual, readFileSync(join(import.meta.dirname, '../support/mail-server-tls/certificate.pem'), 'utf8')])
afterEach(() => setDefaultCACertificates(usual))

describe.each([
  ['starttls', '?tls=required'],
  ['tls', ''],
] as const)('a server with %s', (encryption, query) => {
  test('with a trusted certificate it gets emails, encrypted', async () => {
    trust()
    const server = await startMailServer({ encryption })
    try {
      expect(await send(`${server.smtp}${query}`)).toBe('accepted')
      expect(await server.received()).toMatchObject([{ encrypted: true, messageId: mail.messageId }])
    } finally {
      await server.stop()
    }
  })

  test('with an untrusted certificate it gets nothing', async () => {
    const server = await startMailServer({ encryption })
    try {
      await expect(send(`${server.smtp}${query}`)).rejects.toMatchObject({ reason: 'away' })
      await expect(send(`${server.smtp}${query}`)).rejects.toThrow(/self-signed/)
      expect(await server.received()).toEqual([])
    } finally {
      await server.stop()
    }
  })
})
