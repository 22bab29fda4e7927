import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findInstallationSecret } from '../../src/core/database/installation-secret.ts'
import { rememberCaptcha } from '../../src/modules/accounts/data/used-captcha.ts'
import { createFakeCaptcha } from '../../src/modules/accounts/external/captcha/fake-captcha.ts'
import { solveCaptcha } from '../../src/modules/accounts/external/captcha/solve.ts'
import { sweepUpdateSignUps } from '../../src/modules/alerts/data/update-sign-up.ts'
import { confirmSignUp, findSignUp } from '../../src/modules/alerts/use-cases/updates/confirm-sign-up.ts'
import { type SignUpEntries, signUpForUpdates } from '../../src/modules/alerts/use-cases/updates/sign-up-for-updates.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { createRecordingMail, secretIn } from '../support/recording-mail.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
beforeEach(async () => {
  for (const table of ['update_sign_up', 'attempt'] as const) await library.database.kysely.deleteFrom(table).execute()
  mail.taken()
})

const captcha = createFakeCaptcha()
const mail = createRecordingMail()
const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
const siteOf = (key: string, origin: string | null = 'https://research.example.org') => {
  const site = platforms.ofHost('localhost')
  return { ...site, platform: { ...site.platform, key }, origin }
}
const solved = async () => solveCaptcha(await captcha.issue())
const entries = async (over: Partial<SignUpEntries> = {}): Promise<SignUpEntries> => ({
  firstName: 'Ada',
  lastName: 'Roof',
  email: 'ada@example.org',
  institution: '',
  headerText: 'Stay up to date',
  language: 'en',
  captcha: over.captcha ?? (await solved()),
  ...over,
})
const signUp = async (over?: Partial<SignUpEntries>, platform = 'f1000research') =>
  signUpForUpdates({ kysely: library.database.kysely, captcha, mail }, siteOf(platform), await entries(over))
const stored = () =>
  library.database.kysely
    .selectFrom('update_sign_up')
    .innerJoin('platform', 'platform.id', 'platform_id')
    .select(['platform.key', 'email', 'first_name', 'last_name', 'institution', 'header_text', 'language'])
    .orderBy('update_sign_up.id')
    .execute()

test('it stores normalised entries with site, language and the heading over the form', async () => {
  expect(
    await signUp(
      {
        firstName: ' Ada \u0000 B.',
        email: ' Ada@Example.org ',
        institution: 'Slate  University',
        headerText: 'Newsletter',
        language: 'fr',
      },
      'wellcome',
    ),
  ).toEqual({ kind: 'noted' })
  expect(await stored()).toEqual([
    {
      key: 'wellcome',
      email: 'Ada@Example.org',
      first_name: 'Ada B.',
      last_name: 'Roof',
      institution: 'Slate University',
      header_text: 'Newsletter',
      language: 'fr',
    },
  ])
})

test('the answer is the same for a known email, whose entries stay', async () => {
  await signUp()
  expect(await signUp({ email: 'ADA@example.org', firstName: 'Mallory' })).toEqual({ kind: 'noted' })
  expect(await stored()).toMatchObject([{ email: 'ada@example.org', first_name: 'Ada', institution: null }])
})

describe('the email of a sign-up for updates', () => {
  const kysely = () => library.database.kysely
  const confirmed = async () =>
    (await kysely().selectFrom('update_sign_up').select(['email', 'confirmed_at']).execute()).map(row => row.confirmed_at !== null)

  test('it is confirmed by the link of the email, once and on its own site', async () => {
    await signUp({ language: 'fr' })
    const template = mail.only('confirm-updates')
    expect(template.link).toMatch(/^https:\/\/research\.example\.org\/fr\/updates\/confirm\/[\w-]+$/)
    const secret = secretIn(template)
    expect(await findSignUp(kysely(), 'f1000research', secret)).toMatchObject({ data: { email: 'ada@example.org' } })
    expect(await findSignUp(kysely(), 'wellcome', secret)).toEqual({ kind: 'other-site' })
    expect(await confirmSignUp(kysely(), 'wellcome', secret)).toEqual({ kind: 'other-site' })
    expect(await confirmed()).toEqual([false])
    const outcomes = await Promise.all([1, 2, 3].map(() => confirmSignUp(kysely(), 'f1000research', secret)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'used', 'used'])
    expect(await confirmed()).toEqual([true])
    expect(await findSignUp(kysely(), 'f1000research', secret)).toEqual({ kind: 'used' })
    // Whose address is confirmed hears nothing of a stranger who types it.
    await signUp()
    expect(mail.taken()).toEqual([])
  })

  test('it gets a few emails at most, and no name that somebody else entered', async () => {
    for (let number = 0; number < 8; number += 1) await signUp({ firstName: 'Win at evil' })
    const templates = mail.taken()
    expect(templates).toHaveLength(5)
    expect(templates.every(({ to }) => to.name === '')).toBe(true)
  })

  test('an unconfirmed one is deleted, and one that needed no confirmation stays', async () => {
    await signUp()
    await signUpForUpdates({ kysely: kysely(), captcha, mail }, siteOf('f1000research', null), await entries({ email: 'ben@example.org' }))
    expect(mail.taken()).toHaveLength(1)
    await kysely()
      .updateTable('update_sign_up')
      .set({ confirm_by: new Date(0) })
      .where('confirm_by', 'is not', null)
      .execute()
    await sweepUpdateSignUps(kysely())
    expect((await stored()).map(({ email }) => email)).toEqual(['ben@example.org'])
  })
})

test('each site has its own list', async () => {
  await signUp()
  await signUp({}, 'wellcome')
  expect((await stored()).map(({ key }) => key)).toEqual(['f1000research', 'wellcome'])
})

test.each<[Partial<SignUpEntries>, object]>([
  [{ firstName: ' \u0000 ' }, { firstName: 'field-required' }],
  [{ lastName: '' }, { lastName: 'field-required' }],
  [{ email: '' }, { email: 'field-required' }],
  [{ email: 'ada@example' }, { email: 'email_invalid_message' }],
  [{ email: 'ada\u0000x@example.org' }, { email: 'email_invalid_message' }],
  [{ institution: 'x'.repeat(51) }, { institution: 'field-too-long' }],
  [{ captcha: '' }, { captcha: 'recaptcha-incomplete' }],
  [{ captcha: 'made up' }, { captcha: 'captcha-error' }],
  [
    { firstName: '', lastName: '', email: 'x', captcha: '' },
    { firstName: 'field-required', lastName: 'field-required', email: 'email_invalid_message', captcha: 'recaptcha-incomplete' },
  ],
])('the entry %j is refused, and nothing is stored', async (over, errors) => {
  expect(await signUp(over)).toEqual({ kind: 'refused', errors })
  expect(await stored()).toEqual([])
})

describe('the captcha of a sign-up', () => {
  test('a form with errors does not need a second one', async () => {
    const answer = await solved()
    await signUp({ email: 'ada', captcha: answer })
    expect(await signUp({ captcha: answer })).toEqual({ kind: 'noted' })
  })

  test('it is valid for one sign-up', async () => {
    const answer = await solved()
    await signUp({ captcha: answer })
    expect(await signUp({ email: 'ben@example.org', captcha: answer })).toEqual({ kind: 'refused', errors: { captcha: 'captcha-error' } })
    expect(await stored()).toHaveLength(1)
  })

  test('it is valid for one of two simultaneous sign-ups', async () => {
    const answer = await solved()
    const outcomes = await Promise.all(['a', 'b', 'c'].map(name => signUp({ email: `${name}@example.org`, captcha: answer })))
    expect(outcomes.filter(({ kind }) => kind === 'noted')).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('an expired one is reported as such', async () => {
    const answer = await solved()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    try {
      expect(await signUp({ captcha: answer })).toEqual({ kind: 'refused', errors: { captcha: 'captcha-expired' } })
    } finally {
      vi.useRealTimers()
    }
  })

  test('a sign-up that fails does not use it up', async () => {
    const answer = await solved()
    await expect(signUp({ captcha: answer }, 'nowhere')).rejects.toThrow('There is no platform “nowhere”.')
    expect(await signUp({ captcha: answer })).toEqual({ kind: 'noted' })
  })

  test('its record is deleted when it would have expired', async () => {
    const { kysely } = library.database
    expect(await rememberCaptcha(kysely, { id: 'old', expiresAt: new Date(Date.now() - 1000) })).toBe(true)
    expect(await rememberCaptcha(kysely, { id: 'new', expiresAt: new Date(Date.now() + 1000) })).toBe(true)
    expect(await rememberCaptcha(kysely, { id: 'new', expiresAt: new Date(Date.now() + 1000) })).toBe(false)
    const ids = await kysely.selectFrom('used_captcha').select('id').where('id', 'in', ['old', 'new']).execute()
    expect(ids).toEqual([{ id: 'new' }])
  })
})

test('an installation secret is made once, whoever reads it first, and each purpose has its own', async () => {
  const { kysely } = library.database
  const [one, other] = await Promise.all([findInstallationSecret(kysely, 'a'), findInstallationSecret(kysely, 'a')])
  expect(one).toMatch(/^[0-9a-f]{64}$/)
  expect(other).toBe(one)
  expect(await findInstallationSecret(kysely, 'a')).toBe(one)
  expect(await findInstallationSecret(kysely, 'b')).not.toBe(one)
})
