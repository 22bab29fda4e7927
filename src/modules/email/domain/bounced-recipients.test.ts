import { expect, test } from 'vitest'
import { bouncedRecipients } from './bounced-recipients.ts'

const report = (fields: string) =>
  `From: MAILER-DAEMON@mx.example\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nUndelivered.\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n${fields}\r\n\r\n--b--\r\n`

test.each<[string, string, string[]]>([
  ['one that failed', 'Final-Recipient: rfc822; ada@example.org\r\nAction: failed\r\nStatus: 5.1.1', ['ada@example.org']],
  [
    'on lines that go on',
    'Final-Recipient: rfc822;\r\n  <Ada@example.org>\r\nACTION: Failed\r\nstatus: 5.0.0 (no such user)',
    ['Ada@example.org'],
  ],
  [
    'several',
    'Final-Recipient: rfc822; ada@example.org\nAction: failed\nStatus: 5.1.1\n\nFinal-Recipient: rfc822; ben@example.org\nAction: delayed\nStatus: 4.2.2\n\nFinal-Recipient: rfc822; ADA@example.org\nAction: failed\nStatus: 5.1.1',
    ['ADA@example.org'],
  ],
  [
    'where it was sent before it was passed on',
    'Original-Recipient: rfc822; ada@example.org\nFinal-Recipient: rfc822; x@hidden.example\nAction: failed\nStatus: 5.1.1',
    ['ada@example.org'],
  ],
  ['late', 'Final-Recipient: rfc822; ada@example.org\nAction: delayed\nStatus: 4.4.1', []],
  ['delivered', 'Final-Recipient: rfc822; ada@example.org\nAction: delivered\nStatus: 2.0.0', []],
  ['no address', 'Final-Recipient: rfc822; nobody\nAction: failed\nStatus: 5.1.1', []],
])('the recipients of a delivery report are read: %s', (_name, fields, addresses) =>
  expect(bouncedRecipients(report(fields))).toEqual(addresses),
)

test('an email that is no delivery report has no bounced recipients', () =>
  expect(bouncedRecipients('Dear ada@example.org,\n\nAction: failed')).toEqual([]))
