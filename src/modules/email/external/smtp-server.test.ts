import { expect, it } from 'vitest'
import { readSmtpServer } from './smtp-server.ts'

it.each([
  ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, tls: 'required', login: null }],
  ['smtp://mail.example.org:25?tls=never', { host: 'mail.example.org', port: 25, tls: 'never', login: null }],
  ['smtps://mail.example.org/', { host: 'mail.example.org', port: 465, tls: 'from-start', login: null }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, tls: 'never', login: null }],
  ['smtp://localhost:1025?tls=required', { host: 'localhost', port: 1025, tls: 'required', login: null }],
  ['smtp://[::1]:2525', { host: '::1', port: 2525, tls: 'never', login: null }],
  ['smtp://127.0.0.1.example.org', { host: '127.0.0.1.example.org', port: 587, tls: 'required', login: null }],
  [
    'smtp://ada%40example.org:a%2Fb%3Ac@mail.example.org',
    { host: 'mail.example.org', port: 587, tls: 'required', login: { user: 'ada@example.org', password: 'a/b:c' } },
  ],
])('the URL of an SMTP server is read: %s', (smtpUrl, server) => expect(readSmtpServer(smtpUrl)).toEqual(server))

it.each([
  'mail.example.org',
  'https://mail.example.org',
  'smtp://',
  'smtp://mail.example.org/inbox',
  'smtp://mail.example.org?tls=maybe',
  'smtps://mail.example.org?tls=never',
  'smtp://mail.example.org?port=25',
  'smtp://%zz@mail.example.org',
])('%s is refused as the URL of an SMTP server', smtpUrl => expect(readSmtpServer(smtpUrl)).toBeNull())
