import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { OperatorError } from '../core/operator-error.ts'
import { readConfig } from './config.ts'

test('without settings the defaults apply, and an empty setting counts as not set (A3-41)', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', SHELL: '/bin/sh' })
  expect(config).toEqual(readConfig({}))
  expect(config).toMatchObject({
    mode: 'production',
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    dataDirectory: join(process.cwd(), 'var'),
    defaultPlatform: 'f1000research',
    demo: null,
    trustProxy: false,
    localHosts: false,
    hstsSeconds: 0,
    shutdownTimeout: 10_000,
    secret: null,
    figureServices: { crossref: null, 'europe-pmc': null, opencitations: null, altmetric: null, zenodo: null },
    openLiteratureUrl: null,
    servicesContact: null,
    mail: null,
    logLevel: 'info',
  })
})

test.each([
  ['PORT', '0', { port: 0 }],
  ['DATABASE_URL', 'postgresql://recto@db/recto', { databaseUrl: 'postgresql://recto@db/recto' }],
  ['RECTO_DATA', '/srv/recto', { dataDirectory: '/srv/recto' }],
  ['RECTO_SITE', 'gates', { defaultPlatform: 'gates' }],
  ['RECTO_DEMO', 'true', { demo: true }],
  ['RECTO_DEMO', 'no', { demo: false }],
  ['RECTO_DEMO', '0', { demo: false }],
  ['RECTO_TRUST_PROXY', 'yes', { trustProxy: 1 }],
  ['RECTO_TRUST_PROXY', '10.0.0.0/8, loopback', { trustProxy: ['10.0.0.0/8', 'loopback'] }],
  ['RECTO_LOCAL_HOSTS', 'true', { localHosts: true }],
  ['NODE_ENV', 'development', { localHosts: true }],
  ['RECTO_HSTS_SECONDS', '31536000', { hstsSeconds: 31_536_000 }],
  ['RECTO_SHUTDOWN_SECONDS', '25', { shutdownTimeout: 25_000 }],
  ['RECTO_SECRET', 'x'.repeat(32), { secret: 'x'.repeat(32) }],
  ['RECTO_EUROPE_PMC_URL', 'https://epmc.example.org/rest/', { openLiteratureUrl: 'https://epmc.example.org/rest' }],
  ['RECTO_PAGE_CACHE_BYTES', '0', { pageCacheBytes: 0 }],
  ['RECTO_RENDERS_AT_ONCE', '21', { rendersAtOnce: 21, rendersPerNetwork: 11 }],
  ['RECTO_RENDERS_PER_NETWORK', '3', { rendersAtOnce: 8, rendersPerNetwork: 3 }],
])('the setting %s=%s is read', (name, value, expected) => {
  expect(readConfig({ [name]: value })).toMatchObject(expected)
})

describe('an invalid setting is reported by its name', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db/recto'],
    ['DATABASE_URL', 'db'],
    ['RECTO_SITE', 'Gates!'],
    ['RECTO_DEMO', 'maybe'],
    ['RECTO_TRUST_PROXY', 'nginx'],
    ['RECTO_SHUTDOWN_SECONDS', '601'],
    ['RECTO_RENDERS_AT_ONCE', '0'],
    ['RECTO_RENDERS_PER_NETWORK', '0'],
    ['RECTO_RENDERS_PER_NETWORK', '9'],
    ['RECTO_SECRET', 'x'.repeat(31)],
    ['RECTO_MAX_XML_BYTES', '0'],
    ['RECTO_CROSSREF_URL', 'ftp://api.example.org'],
    ['RECTO_SERVICES_CONTACT', 'nobody'],
    ['RECTO_SMTP_URL', 'mail.example.org'],
    ['RECTO_MAIL_FROM', 'Recto <no-reply@example.org>'],
    ['RECTO_MAIL_FROM', 'no-reply@example.org\r\nBcc: all@example.org'],
    ['RECTO_LOG', 'loud'],
    ['NODE_ENV', 'staging'],
  ])('the setting %s=%s is refused', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(OperatorError)
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^These settings are wrong:\\n {2}${name}: `))
  })

  test('a mail server needs a sender address, and error messages show no password', () => {
    expect(() => readConfig({ RECTO_SMTP_URL: 'smtp://mail.example.org' })).toThrow(
      /\n {2}RECTO_MAIL_FROM: must be set where RECTO_SMTP_URL is/,
    )
    const wrong = () => readConfig({ RECTO_SMTP_URL: 'smtp://recto:secret-word@mail.example.org/x', RECTO_MAIL_FROM: 'a@example.org' })
    expect(wrong).toThrow(/RECTO_SMTP_URL: must be/)
    expect(wrong).not.toThrow(/secret-word/)
  })

  test('all invalid settings are reported at once', () => {
    expect(() => readConfig({ PORT: 'x', RECTO_LOG: 'y' })).toThrow(/PORT: .*\n {2}RECTO_LOG: /)
  })
})
