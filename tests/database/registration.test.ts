import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plainAnswer } from '../../src/modules/accounts/external/captcha/plain-question.ts'
import { verifyPassword } from '../../src/modules/accounts/use-cases/passwords.ts'
import { wantsTocAlerts } from '../../src/modules/alerts/data/alert.ts'
import { createTestAccounts, entriesOf, password, type TestAccounts } from '../support/accounts.ts'
import { secretIn } from '../support/recording-mail.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let accounts: TestAccounts
beforeAll(async () => {
  library = await openTestLibrary()
  await library.database.kysely
    .insertInto('organisation')
    .values({
      ror: 'https://ror.org/05gq02987',
      name: 'University of Slate',
      ringgold_id: null,
      place_name: 'Leiden',
      aalevel1: null,
      country_code: 'NL',
      status: 'active',
    })
    .execute()
})
afterAll(() => library.close())
beforeEach(async () => {
  const { kysely } = library.database
  await kysely.deleteFrom('account').execute()
  await kysely.deleteFrom('ticket').execute()
  await kysely.deleteFrom('attempt').execute()
  accounts = await createTestAccounts(kysely)
})

const kysely = () => library.database.kysely
const stored = () => kysely().selectFrom('account').selectAll().select(wantsTocAlerts.as('receiveTocAlerts')).orderBy('id').execute()
const filled = async (over: Record<string, string | string[]> = {}) =>
  entriesOf({
    firstName: ' Ada  B. ',
    lastName: 'Roof',
    userEmail: 'Ada@example.org',
    verifyEmail: 'ada@example.org',
    plainPassword: password,
    acceptedTermsAndConditions: 'true',
    gRecaptchaResponse: await accounts.solved(),
    ...over,
  })
const register = async (over?: Record<string, string | string[]>, requestContext = accounts.requestContext()) =>
  accounts.registration.register(requestContext, await filled(over))
const confirm = (secret: string, platform = 'f1000research') => accounts.registration.confirm(platform, secret)

describe('the receipt of a registration', () => {
  const site = 'f1000research'
  const receiptOf = async (over: Record<string, string> = {}) => {
    const outcome = await register(over)
    if (outcome.kind !== 'noted') throw new Error(`it was not noted, but ${outcome.kind}`)
    return outcome.receipt
  }

  test('it shows its holder the address on this site, sends the email again, and ends the former link', async () => {
    const receipt = await receiptOf()
    const first = secretIn(accounts.mail.only('confirm-registration'))
    expect(await accounts.registration.emailOfReceipt(site, receipt)).toBe('Ada@example.org')
    expect(await accounts.registration.emailOfReceipt('wellcome', receipt)).toBeNull()
    expect(await accounts.registration.pendingOfReceipt(site, receipt)).toMatchObject({ person: { lastName: 'Roof' } })
    expect(await accounts.registration.resend(accounts.requestContext(), receipt)).toEqual({ kind: 'resent' })
    const second = secretIn(accounts.mail.only('confirm-registration'))
    expect(await confirm(first)).toEqual({ kind: 'withdrawn' })
    expect(await accounts.registration.resend(accounts.requestContext(), receipt)).toEqual({ kind: 'resent' })
    const third = secretIn(accounts.mail.only('confirm-registration'))
    expect(await confirm(second)).toEqual({ kind: 'withdrawn' })
    expect(await confirm(third)).toMatchObject({ kind: 'confirmed' })
    // Once it is confirmed there is nothing left to send.
    expect(await accounts.registration.resend(accounts.requestContext(), receipt)).toEqual({ kind: 'resent' })
    expect(accounts.mail.taken()).toEqual([])
    expect(await accounts.registration.pendingOfReceipt(site, receipt)).toBeNull()
  })

  test('another secret, or the stored hash, shows and sends nothing', async () => {
    await receiptOf()
    accounts.mail.taken()
    const { hash } = await kysely()
      .selectFrom('ticket')
      .select('hash')
      .where('purpose', '=', 'registration-receipt')
      .executeTakeFirstOrThrow()
    for (const guess of ['', 'x', hash]) {
      expect(await accounts.registration.emailOfReceipt(site, guess)).toBeNull()
      expect(await accounts.registration.resend(accounts.requestContext(), guess)).toEqual({ kind: 'resent' })
    }
    expect(accounts.mail.taken()).toEqual([])
  })

  test('resending is limited for an address and for a network', async () => {
    const receipt = await receiptOf()
    const sent: string[] = []
    const context = accounts.requestContext()
    for (let time = 0; time < 8; time += 1) sent.push((await accounts.registration.resend(context, receipt)).kind)
    expect(accounts.mail.taken()).toHaveLength(5)
    expect(sent.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'resent'))
    expect(sent.at(-1)).toBe('rate-limited')
  })

  test('an address that has an account gets the same answers, and its owner the emails', async () => {
    await receiptOf()
    await confirm(secretIn(accounts.mail.only('confirm-registration')))
    const receipt = await receiptOf({ firstName: 'Mallory' })
    expect(await accounts.registration.emailOfReceipt(site, receipt)).toBe('Ada@example.org')
    accounts.mail.only('already-registered')
    expect(await accounts.registration.resend(accounts.requestContext(), receipt)).toEqual({ kind: 'resent' })
    accounts.mail.only('already-registered')
  })
})

describe('registering an account', () => {
  test('the account is created once the link is confirmed, with the entered data (A3-05, A3-06, A3-31)', async () => {
    const outcome = await register(
      {
        institution: 'Whatever was typed',
        institutionRor: 'https://ror.org/05gq02987',
        jobTitle: 'Slater',
        returnTo: '/browse?page=2',
        countryCode: 'FR',
        receiveTocAlerts: 'true',
        gender: 'OTHER',
        otherGender: 'own words',
        ethnicity: 'MIXED',
        ethnicityPreferNotToSay: 'true',
        nationality: ['250', '756'],
      },
      accounts.requestContext({ language: 'fr', platform: 'nihr' }),
    )
    expect(outcome).toMatchObject({ kind: 'noted' })
    expect(await stored()).toEqual([])
    const [email, ...others] = accounts.mail.taken()
    expect(others).toEqual([])
    expect(email).toMatchObject({ language: 'fr', to: { name: '', address: 'Ada@example.org' } })
    const template = email?.template
    if (template?.kind !== 'confirm-registration') throw new Error('Another letter')
    expect(template.link).toMatch(/^http:\/\/nihr\.localhost:3000\/fr\/register\/confirm\/[\w-]{43}$/)
    expect(template.hours).toBe(48)

    const secret = secretIn(template)
    expect(await accounts.registration.find('nihr', secret)).toMatchObject({ kind: 'open', data: { email: 'Ada@example.org' } })
    expect(await stored()).toEqual([])
    expect(await confirm(secret, 'nihr')).toEqual({ kind: 'confirmed', returnTo: '/browse?page=2' })
    const [account] = await stored()
    expect(account).toMatchObject({
      email: 'Ada@example.org',
      email_verified_at: expect.any(Date),
      accepted_terms_at: expect.any(Date),
      first_name: 'Ada B.',
      last_name: 'Roof',
      language: 'fr',
      institution: 'University of Slate',
      institution_ror: 'https://ror.org/05gq02987',
      job_title: 'Slater',
      country_code: 'FR',
      receiveTocAlerts: true,
      roles: ['ROLE_USER'],
    })
    expect(await verifyPassword(account?.password_hash ?? null, password)).toBe(true)
    expect(await kysely().selectFrom('account_demographics').selectAll().execute()).toEqual([
      {
        account_id: account?.id,
        gender: 'OTHER',
        other_gender: 'own words',
        gender_prefer_not_to_say: false,
        ethnicity: null,
        ethnicity_prefer_not_to_say: true,
        nationality: [250, 756],
        nationality_prefer_not_to_say: false,
      },
    ])
  })

  test('roles, ids and confirmations in the request are ignored (A3-31)', async () => {
    await register({
      userRoles: 'ROLE_SUPER_EDITOR',
      roles: ['ROLE_SUPER_EDITOR'],
      id: '1',
      userId: '1',
      emailVerifiedAt: 'now',
      gender: 'MALE',
    })
    await confirm(secretIn(accounts.mail.only('confirm-registration')))
    expect(await stored()).toMatchObject([{ roles: ['ROLE_USER'] }])
    // Nor what this platform does not ask.
    expect(await kysely().selectFrom('account_demographics').select('gender').execute()).toEqual([{ gender: null }])
  })

  test('an institution is accepted from the list, or as one that is not in it, and otherwise refused', async () => {
    const invalid = { key: 'institution-not-selected-title', values: {} }
    expect(await register({ institution: 'Pasted' })).toEqual({ kind: 'refused', errors: { institution: invalid }, matches: [] })
    expect(await register({ institution: 'Pasted', institutionRor: 'https://ror.org/0aaaaaa99' })).toMatchObject({
      errors: { institution: invalid },
    })
    expect(accounts.mail.taken()).toEqual([])
    expect(await register({ institution: 'Pasted', institutionUnlisted: 'on' })).toMatchObject({ kind: 'noted' })
    await confirm(secretIn(accounts.mail.only('confirm-registration')))
    expect(await stored()).toMatchObject([{ institution: 'Pasted', institution_ror: null }])
  })

  test('nothing that is stored reveals the password or the link', async () => {
    await register()
    const secret = secretIn(accounts.mail.only('confirm-registration'))
    const oneTimeTokens = JSON.stringify(await kysely().selectFrom('ticket').selectAll().execute())
    expect(oneTimeTokens).not.toContain(password)
    expect(oneTimeTokens).not.toContain(secret)
  })

  test.each<[Record<string, string | string[]>, object]>([
    [{ firstName: ' ' }, { firstName: { key: 'field-required' } }],
    [{ verifyEmail: 'b@example.org' }, { verifyEmail: { key: 'entries-do-not-match' } }],
    [{ acceptedTermsAndConditions: '' }, { acceptedTermsAndConditions: { key: 'terms-not-accepted' } }],
    [{ gRecaptchaResponse: '' }, { gRecaptchaResponse: { key: 'recaptcha-incomplete' } }],
    [{ gRecaptchaResponse: 'made up' }, { gRecaptchaResponse: { key: 'captcha-error' } }],
    [{ gender: 'ROOF' }, { gender: { key: 'choose-from-list' } }],
    [{ nationality: ['250', '1'] }, { nationality: { key: 'too-many-nationalities' } }],
    [{ nationality: ['250; drop table account'] }, { nationality: { key: 'too-many-nationalities' } }],
  ])('the entries %j are refused, and no email is sent', async (over, errors) => {
    expect(await register(over)).toMatchObject({ kind: 'refused', errors })
    expect(accounts.mail.taken()).toEqual([])
  })

  test('a captcha is used once, and not by a form with errors', async () => {
    const gRecaptchaResponse = await accounts.solved()
    await register({ firstName: '', gRecaptchaResponse })
    expect(await register({ gRecaptchaResponse })).toMatchObject({ kind: 'noted' })
    expect(await register({ gRecaptchaResponse })).toMatchObject({ errors: { gRecaptchaResponse: { key: 'captcha-error' } } })
    expect(accounts.mail.taken()).toHaveLength(1)
  })

  test('without a script a sum replaces the captcha, six times an hour', async () => {
    const requestContext = accounts.requestContext()
    const answer = async (by: number) => {
      const { first, second, token } = await accounts.registration.askQuestion()
      return plainAnswer(token, String(first + second + by))
    }
    expect(await register({ gRecaptchaResponse: await answer(1) }, requestContext)).toMatchObject({ kind: 'refused' })
    const used = await answer(0)
    expect(await register({ gRecaptchaResponse: used }, requestContext)).toMatchObject({ kind: 'noted' })
    expect(await register({ gRecaptchaResponse: used }, requestContext)).toMatchObject({ kind: 'refused' })
    expect(await register({ gRecaptchaResponse: plainAnswer('a.1.b', '7') }, requestContext)).toMatchObject({ kind: 'refused' })
    await register({ gRecaptchaResponse: await answer(0) }, requestContext)
    await register({ gRecaptchaResponse: await answer(0) }, requestContext)
    expect(await register({ gRecaptchaResponse: await answer(0) }, requestContext)).toMatchObject({
      kind: 'too-many',
      wait: expect.any(Number),
    })
    expect(await register({}, requestContext)).toMatchObject({ kind: 'noted' })
  })

  test('an email address gets five emails an hour, without the client being told', async () => {
    for (let time = 0; time < 7; time += 1) expect(await register({}, accounts.requestContext())).toMatchObject({ kind: 'noted' })
    expect(accounts.mail.taken()).toHaveLength(5)
  })

  test('an IP address with too many requests is limited', async () => {
    const requestContext = accounts.requestContext()
    await kysely().deleteFrom('attempt').execute()
    for (let time = 0; time < 30; time += 1) {
      const entries = await filled({ userEmail: `a${time}@example.org`, verifyEmail: `a${time}@example.org`, gRecaptchaResponse: 'wrong' })
      await accounts.registration.register(requestContext, entries)
    }
    expect(await register({}, requestContext)).toMatchObject({ kind: 'too-many', wait: expect.any(Number) })
    expect(await register()).toMatchObject({ kind: 'noted' })
  })

  test('links use the configured origin, whatever the Host header says', async () => {
    const { site, ...rest } = accounts.requestContext()
    await expect(register({}, { ...rest, site: { ...site, origin: null } })).rejects.toMatchObject({ code: 'ORIGIN_UNKNOWN' })
  })
})

describe('registering an email that has an account', () => {
  test('the owner is notified by email, and the client gets the usual answer', async () => {
    await accounts.holder('ada@example.org')
    expect(await register({ userEmail: 'ADA@example.org' })).toMatchObject({ kind: 'noted' })
    const [email, ...others] = accounts.mail.taken()
    expect(others).toEqual([])
    expect(email).toMatchObject({
      to: { name: 'Ada Roof', address: 'ada@example.org' },
      template: {
        kind: 'already-registered',
        signInLink: 'http://f1000research.localhost:3000/login',
        resetLink: 'http://f1000research.localhost:3000/password/forgotten',
      },
    })
    expect(await stored()).toHaveLength(1)
  })

  test('it runs the same queries as for an unknown email, so that timing reveals nothing', async () => {
    const statements = async (email: string) => {
      const requested: string[] = []
      const spied = await createTestAccounts(
        kysely().withPlugin({
          transformQuery({ node }) {
            requested.push(node.kind)
            return node
          },
          transformResult: async ({ result }) => result,
        }),
      )
      const gRecaptchaResponse = await spied.solved()
      await spied.registration.register(
        accounts.requestContext(),
        await filled({ userEmail: email, verifyEmail: email, gRecaptchaResponse }),
      )
      return requested
    }
    await accounts.holder('known@example.org')
    expect(await statements('known@example.org')).toEqual(await statements('unknown@example.org'))
  })
})

describe('the link of a registration', () => {
  test('it is used once, even when followed twice at once', async () => {
    await register()
    const secret = secretIn(accounts.mail.only('confirm-registration'))
    const outcomes = await Promise.all([confirm(secret), confirm(secret), confirm(secret)])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'used', 'used'])
    expect(await stored()).toHaveLength(1)
    expect(await accounts.registration.find('f1000research', secret)).toEqual({ kind: 'used' })
  })

  test('of two registrations with one email, one creates the account', async () => {
    await register()
    await register({ firstName: 'Ida' })
    const secrets = accounts.mail.taken().map(({ template }) => ('link' in template ? secretIn(template) : ''))
    const outcomes = await Promise.all(secrets.map(secret => confirm(secret)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'taken'])
    expect(await stored()).toHaveLength(1)
  })

  test('it changes nothing where the email has got an account in between', async () => {
    await register({ plainPassword: 'another pass phrase' })
    const secret = secretIn(accounts.mail.only('confirm-registration'))
    await accounts.holder('ADA@EXAMPLE.ORG')
    const before = await stored()
    expect(await confirm(secret)).toEqual({ kind: 'taken' })
    expect(await stored()).toEqual(before)
  })

  test('it is refused when it has expired, on another site, and when it is invented', async () => {
    await register()
    const secret = secretIn(accounts.mail.only('confirm-registration'))
    expect(await accounts.registration.find('wellcome', secret)).toEqual({ kind: 'other-site' })
    expect(await confirm('x'.repeat(43))).toEqual({ kind: 'unknown' })
    await kysely().updateTable('ticket').set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute()
    expect(await accounts.registration.find('f1000research', secret)).toEqual({ kind: 'expired' })
    expect(await confirm(secret)).toEqual({ kind: 'expired' })
    expect(await stored()).toEqual([])
  })

  test('a link for another purpose confirms nothing', async () => {
    await accounts.holder('ada@example.org')
    await accounts.registration.requestPasswordReset(accounts.requestContext(), entriesOf({ email: 'ada@example.org' }))
    await accounts.settled()
    const secret = secretIn(accounts.mail.only('reset-password'))
    expect(await confirm(secret)).toEqual({ kind: 'unknown' })
    expect((await accounts.registration.findPasswordReset('f1000research', secret)).kind).toBe('open')
  })
})
