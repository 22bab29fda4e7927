import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { issueOneTimeToken } from '../../src/modules/accounts/data/one-time-token.ts'
import { verifyPassword } from '../../src/modules/accounts/use-cases/passwords.ts'
import { addUpdateSignUp } from '../../src/modules/alerts/data/update-sign-up.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { createTestAccounts, entriesOf, password, type TestAccounts } from '../support/accounts.ts'
import { secretIn } from '../support/recording-mail.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let accounts: TestAccounts
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import(['demo/assets/hedgerow-moths'])
})
afterAll(() => library.close())
beforeEach(async () => {
  for (const table of ['mail', 'comment', 'update_sign_up', 'account', 'ticket', 'attempt'] as const)
    await kysely().deleteFrom(table).execute()
  accounts = await createTestAccounts(kysely())
})

const kysely = () => library.database.kysely
const accountOf = (accountId: AccountId) => kysely().selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirst()
const sessionsOf = async (accountId: AccountId) =>
  (await kysely().selectFrom('session').select('id').where('account_id', '=', accountId).execute()).map(({ id }) => id)
const isPassword = async (accountId: AccountId, text: string) => verifyPassword((await accountOf(accountId))?.password_hash ?? null, text)
const another = 'gutters in the sun'

describe('resetting a forgotten password', () => {
  const ask = async (email: string, requestContext = accounts.requestContext()) => {
    const outcome = await accounts.registration.requestPasswordReset(requestContext, entriesOf({ email }))
    await accounts.settled()
    return outcome
  }
  const reset = (secret: string, newPassword = another) =>
    accounts.registration.resetPassword(accounts.requestContext(), secret, entriesOf({ newPassword }))

  test('the link sets a new password and ends all sessions (A2-63)', async () => {
    const me = await accounts.holder('ada@example.org')
    expect(await ask(' ADA@example.org ')).toEqual({ kind: 'noted' })
    const template = accounts.mail.only('reset-password')
    expect(template).toMatchObject({
      hours: 1,
      link: expect.stringMatching(/^http:\/\/f1000research\.localhost:3000\/password\/reset\/[\w-]{43}$/),
    })
    expect(await reset(secretIn(template))).toEqual({ kind: 'reset' })
    expect([await isPassword(me.accountId, another), await isPassword(me.accountId, password)]).toEqual([true, false])
    expect(await sessionsOf(me.accountId)).toEqual([])
    expect(accounts.mail.taken()).toMatchObject([{ to: { address: 'ada@example.org' }, template: { kind: 'password-changed' } }])
    expect(await reset(secretIn(template))).toEqual({ kind: 'used' })
  })

  test('the answer is the same without an account, and no email is sent (A8-28)', async () => {
    expect(await ask('nobody@example.org')).toEqual({ kind: 'noted' })
    expect(accounts.mail.taken()).toEqual([])
  })

  test('two uses of a link at once change it once, and only the newest link is valid', async () => {
    const me = await accounts.holder('ada@example.org')
    await ask('ada@example.org')
    const old = secretIn(accounts.mail.only('reset-password'))
    await ask('ada@example.org')
    const secret = secretIn(accounts.mail.only('reset-password'))
    const stateOf = async (each: string) => (await accounts.registration.findPasswordReset('f1000research', each)).kind
    expect([await stateOf(old), await stateOf(secret)]).toEqual(['withdrawn', 'open'])
    const outcomes = await Promise.all([reset(secret), reset(secret, 'tiles under snow')])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['reset', 'used'])
    expect([await isPassword(me.accountId, another), await isPassword(me.accountId, 'tiles under snow')].toSorted()).toEqual([false, true])
  })

  test.each<[string, object]>([
    ['short', { newPassword: { key: 'field-too-short' } }],
    ['Password2025', { newPassword: { key: 'password-too-common' } }],
    ['ada@example.org', { newPassword: { key: 'password-tells-owner' } }],
  ])('the password %j is refused, and the link stays valid', async (text, errors) => {
    const me = await accounts.holder('ada@example.org')
    await ask('ada@example.org')
    const secret = secretIn(accounts.mail.only('reset-password'))
    expect(await reset(secret, text)).toMatchObject({ kind: 'refused', errors })
    expect(await isPassword(me.accountId, password)).toBe(true)
    expect(await reset(secret)).toEqual({ kind: 'reset' })
  })

  test('the link expires', async () => {
    await accounts.holder('ada@example.org')
    await ask('ada@example.org')
    const secret = secretIn(accounts.mail.only('reset-password'))
    await kysely().updateTable('ticket').set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute()
    expect(await reset(secret)).toEqual({ kind: 'expired' })
  })

  test('an email address gets five emails an hour, and an IP address thirty requests', async () => {
    await accounts.holder('ada@example.org')
    const requestContext = accounts.requestContext()
    for (let time = 0; time < 30; time += 1) expect(await ask('ada@example.org', requestContext)).toEqual({ kind: 'noted' })
    expect(accounts.mail.taken()).toHaveLength(5)
    expect(await ask('ada@example.org', requestContext)).toMatchObject({ kind: 'too-many' })
    expect(await ask('nobody@example.org', requestContext)).toMatchObject({ kind: 'too-many' })
  })
})

describe('changing my details', () => {
  test('they change for this account only (A3-07)', async () => {
    const [me, other] = [await accounts.holder('ada@example.org'), await accounts.holder('ben@example.org')]
    const untouched = await accountOf(other.accountId)
    const outcome = await accounts.mine.updatePerson(
      me,
      entriesOf({
        ...{
          firstName: 'Ida',
          lastName: 'Gutter',
          institution: 'House of Roofs',
          institutionUnlisted: 'on',
          place: 'Bangor',
          countryCode: 'GB',
          receiveTocAlerts: 'true',
        },
        ...{
          userId: String(other.accountId),
          accountId: String(other.accountId),
          id: String(other.accountId),
          userRoles: 'ROLE_SUPER_EDITOR',
        },
        ...{ email: 'ben@example.org', userEmail: 'new@example.org' },
      }),
    )
    expect(outcome).toEqual({ kind: 'updated' })
    expect(await accounts.mine.details(me)).toMatchObject({
      ...{ email: 'ada@example.org', firstName: 'Ida', lastName: 'Gutter', institution: 'House of Roofs', institutionRor: null },
      ...{ place: 'Bangor', countryCode: 'GB', receiveTocAlerts: true, hasPassword: true },
    })
    expect(await accountOf(me.accountId)).toMatchObject({ roles: ['ROLE_USER'] })
    expect(await accountOf(other.accountId)).toEqual(untouched)
    expect(JSON.stringify(await accounts.mine.details(me))).not.toContain('argon2')
  })

  test('invalid details are refused, and the stored ones stay', async () => {
    const me = await accounts.holder('ada@example.org')
    expect(await accounts.mine.updatePerson(me, entriesOf({ firstName: '', lastName: 'x'.repeat(51), countryCode: 'XX' }))).toMatchObject({
      kind: 'refused',
      errors: { firstName: { key: 'field-required' }, lastName: { key: 'field-too-long' }, countryCode: { key: 'choose-from-list' } },
    })
    expect(await accounts.mine.details(me)).toMatchObject({ firstName: 'Ada', lastName: 'Roof' })
  })

  test('declining a demographic question deletes the answer (A3-06)', async () => {
    const me = await accounts.holder('ada@example.org')
    await accounts.mine.updateDemographics(me, entriesOf({ gender: 'FEMALE', ethnicity: 'WHITE', nationality: ['250', '250', '756'] }))
    expect((await accounts.mine.details(me)).demographics).toMatchObject({ gender: 'FEMALE', ethnicity: 'WHITE', nationality: [250, 756] })
    await accounts.mine.updateDemographics(
      me,
      entriesOf({ gender: 'FEMALE', genderPreferNotToSay: 'true', nationality: '250', nationalityPreferNotToSay: 'true' }),
    )
    expect((await accounts.mine.details(me)).demographics).toEqual({
      ...{ gender: null, otherGender: null, genderPreferNotToSay: true, ethnicity: null, ethnicityPreferNotToSay: false },
      ...{ nationality: [], nationalityPreferNotToSay: true },
    })
  })

  test('they are deleted with the account', async () => {
    const me = await accounts.holder('ada@example.org')
    await kysely().deleteFrom('account').execute()
    await expect(accounts.mine.details(me)).rejects.toMatchObject({ code: 'ACCOUNT_REMOVED' })
    expect(await accounts.mine.export(me)).toBeNull()
  })
})

describe('changing the password', () => {
  const change = (me: Awaited<ReturnType<TestAccounts['holder']>>, plainPassword: string, newPassword = another) =>
    accounts.mine.changePassword(me, accounts.requestContext(), entriesOf({ plainPassword, newPassword }))

  test('it needs the current password, and ends all other sessions (A3-07)', async () => {
    const me = await accounts.holder('ada@example.org')
    await kysely()
      .insertInto('session')
      .columns(['account_id', 'token_hash', 'platform_id', 'signed_in_by', 'expires_at'])
      .expression(eb =>
        eb
          .selectFrom('session')
          .select(['account_id', sql<string>`'elsewhere'`.as('token_hash'), 'platform_id', 'signed_in_by', 'expires_at']),
      )
      .execute()
    expect(await sessionsOf(me.accountId)).toHaveLength(2)
    expect(await change(me, 'wrong')).toMatchObject({ kind: 'refused', errors: { plainPassword: { key: 'password-wrong' } } })
    expect(await change(me, '')).toMatchObject({ kind: 'refused', errors: { plainPassword: { key: 'field-required' } } })
    expect(await change(me, password, 'adaroof2020')).toMatchObject({ errors: { newPassword: { key: 'password-tells-owner' } } })
    expect(accounts.mail.taken()).toEqual([])
    expect(await change(me, password)).toEqual({ kind: 'changed' })
    expect(await isPassword(me.accountId, another)).toBe(true)
    expect(await sessionsOf(me.accountId)).toEqual([me.sessionId])
    accounts.mail.only('password-changed')
  })

  test('attempts to guess the current password in an open session are limited', async () => {
    const me = await accounts.holder('ada@example.org')
    for (let time = 0; time < 10; time += 1) await change(me, 'wrong')
    expect(await change(me, password)).toMatchObject({ kind: 'refused', errors: { plainPassword: { key: 'too-many-tries' } } })
    expect(await isPassword(me.accountId, password)).toBe(true)
  })
})

describe('changing the email', () => {
  const ask = (me: Awaited<ReturnType<TestAccounts['holder']>>, newEmail: string, plainPassword = password) =>
    accounts.mine.requestEmailChange(me, accounts.requestContext(), entriesOf({ newEmail, verifyNewEmail: newEmail, plainPassword }))

  test('the new email is used once its link is followed, and the old one is notified (A3-07)', async () => {
    const me = await accounts.holder('ada@example.org')
    expect(await ask(me, 'ada@example.org', 'wrong')).toMatchObject({ errors: { plainPassword: { key: 'password-wrong' } } })
    expect(await ask(me, 'Ada@new.example.org')).toEqual({ kind: 'noted', newAddress: 'Ada@new.example.org' })
    expect(await accountOf(me.accountId)).toMatchObject({ email: 'ada@example.org' })
    const [email, notice] = accounts.mail.taken()
    // Whoever asked for it need not be the owner, who can stop it as long as the address is theirs.
    expect(notice).toMatchObject({
      to: { address: 'ada@example.org' },
      template: {
        kind: 'address-change-requested',
        newAddress: 'Ada@new.example.org',
        resetLink: expect.stringContaining('/password/forgotten'),
      },
    })
    expect(email).toMatchObject({ to: { name: '', address: 'Ada@new.example.org' }, template: { kind: 'confirm-address', hours: 24 } })
    const secret = email && 'link' in email.template ? secretIn(email.template) : ''
    expect(await accounts.mine.findEmailChange('f1000research', secret)).toMatchObject({ data: { newAddress: 'Ada@new.example.org' } })
    const outcomes = await Promise.all([1, 2].map(() => accounts.mine.confirmAddress(accounts.requestContext(), secret)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'used'])
    expect(await accountOf(me.accountId)).toMatchObject({ email: 'Ada@new.example.org' })
    expect(accounts.mail.taken()).toMatchObject([
      { to: { address: 'ada@example.org' }, template: { kind: 'address-changed', newAddress: 'Ada@new.example.org' } },
    ])
  })

  test('the email of another account is not accepted, and not revealed', async () => {
    const [me] = [await accounts.holder('ada@example.org'), await accounts.holder('ben@example.org')]
    expect(await ask(me, 'BEN@example.org')).toEqual({ kind: 'noted', newAddress: 'BEN@example.org' })
    expect(accounts.mail.taken()).toMatchObject([
      { to: { address: 'BEN@example.org' }, template: { kind: 'already-registered' } },
      { to: { address: 'ada@example.org' }, template: { kind: 'address-change-requested', newAddress: 'BEN@example.org' } },
    ])
    expect(await accountOf(me.accountId)).toMatchObject({ email: 'ada@example.org' })
  })

  test('an email that another account got in between stays with that account', async () => {
    const me = await accounts.holder('ada@example.org')
    await ask(me, 'new@example.org')
    const secret = secretIn(accounts.mail.only('confirm-address'))
    await accounts.holder('NEW@example.org')
    expect(await accounts.mine.confirmAddress(accounts.requestContext(), secret)).toEqual({ kind: 'taken' })
    expect(await accountOf(me.accountId)).toMatchObject({ email: 'ada@example.org' })
  })

  test('of two accounts that want the same email at once, one gets it', async () => {
    const [me, other] = [await accounts.holder('ada@example.org'), await accounts.holder('ben@example.org')]
    await ask(me, 'new@example.org')
    await ask(other, 'NEW@example.org')
    const secrets = accounts.mail.taken().flatMap(({ template }) => ('link' in template ? [secretIn(template)] : []))
    const outcomes = await Promise.all(secrets.map(secret => accounts.mine.confirmAddress(accounts.requestContext(), secret)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['confirmed', 'taken'])
  })
})

describe('deleting an account', () => {
  const anonymised = 'Name withheld'
  const end = (me: Awaited<ReturnType<TestAccounts['holder']>>, fields: Record<string, string>) =>
    accounts.mine.delete(me, accounts.requestContext(), entriesOf(fields), anonymised)
  const comment = async (accountId: AccountId) => {
    const { id } = await kysely().selectFrom('content_item').select('id').executeTakeFirstOrThrow()
    await kysely()
      .insertInto('comment')
      .values({
        content_item_id: id,
        version_id: null,
        report_id: null,
        parent_id: null,
        author_name: 'Ada Roof',
        user_affiliation: 'Slate',
        competing_interests: null,
        body: 'Yes.',
        account_id: accountId,
      })
      .execute()
  }
  const comments = () => kysely().selectFrom('comment').select(['author_name', 'user_affiliation', 'body', 'account_id']).execute()

  test.each<['kept' | 'withheld', object]>([
    ['kept', { author_name: 'Ada Roof', user_affiliation: 'Slate' }],
    ['withheld', { author_name: anonymised, user_affiliation: null }],
  ])('published content stays, with the name %s, and nothing else', async (name, left) => {
    const [me, other] = [await accounts.holder('ada@example.org'), await accounts.holder('ben@example.org')]
    await comment(me.accountId)
    await addUpdateSignUp(kysely(), 'wellcome', {
      email: 'ADA@example.org',
      firstName: 'A',
      lastName: 'R',
      institution: null,
      headerText: null,
      language: 'en',
    })
    expect(await end(me, { name, plainPassword: 'wrong' })).toMatchObject({ errors: { plainPassword: { key: 'password-wrong' } } })
    expect(await end(me, { name, plainPassword: password })).toEqual({ kind: 'deleted' })
    expect(await accountOf(me.accountId)).toBeUndefined()
    expect(await sessionsOf(me.accountId)).toEqual([])
    expect(await kysely().selectFrom('update_sign_up').selectAll().execute()).toEqual([])
    expect(await comments()).toEqual([{ ...left, body: 'Yes.', account_id: null }])
    expect(accounts.mail.taken()).toMatchObject([{ to: { address: 'ada@example.org' }, template: { kind: 'account-deleted' } }])
    expect(await accountOf(other.accountId)).toBeDefined()
  })

  test('an account without a password confirms by email', async () => {
    const me = await accounts.holder('ada@example.org', null)
    await comment(me.accountId)
    expect(await end(me, { name: 'withheld' })).toEqual({ kind: 'accepted' })
    expect(await accountOf(me.accountId)).toBeDefined()
    const secret = secretIn(accounts.mail.only('confirm-deletion'))
    expect(await accounts.mine.findDeletion('f1000research', secret)).toMatchObject({ data: { name: 'withheld' } })
    const outcomes = await Promise.all([1, 2].map(() => accounts.mine.confirmDeletion(accounts.requestContext(), secret, anonymised)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['deleted', 'used'])
    expect(await accountOf(me.accountId)).toBeUndefined()
    expect(await comments()).toMatchObject([{ author_name: anonymised, account_id: null }])
    accounts.mail.only('account-deleted')
  })
})

describe('downloading my data', () => {
  test('it has everything about the account, without secrets or data of others', async () => {
    const [me, other] = [await accounts.holder('ada@example.org'), await accounts.holder('ben@example.org')]
    await accounts.mine.updateDemographics(me, entriesOf({ gender: 'FEMALE' }))
    for (const { accountId, email } of [me, other]) {
      await issueOneTimeToken(kysely(), { purpose: 'change-address', accountId, data: { newAddress: `new-${email}` }, lifetime: 60 })
      await kysely()
        .insertInto('account_identity')
        .values({ provider: 'orcid', subject: email, account_id: accountId, label: email })
        .execute()
      await kysely()
        .insertInto('passkey')
        .values({
          id: `key of ${email}`,
          account_id: accountId,
          public_key: Buffer.from('public key'),
          counter: 1,
          name: `Phone of ${email}`,
        })
        .execute()
      await addUpdateSignUp(kysely(), 'wellcome', {
        email,
        firstName: 'A',
        lastName: 'R',
        institution: null,
        headerText: null,
        language: 'en',
      })
    }
    const letters = createMail({ database: library.database, writers: emailWriters, from: null, onPosted: () => {} })
    for (const { email } of [me, other]) {
      const { site, language } = accounts.requestContext()
      await letters.post(kysely(), { site, language, to: { name: '', address: email }, template: { kind: 'account-deleted' } })
    }
    const handed = await accounts.mine.export(me)
    expect(handed).toMatchObject({
      account: { email: 'ada@example.org', firstName: 'Ada', roles: ['ROLE_USER'], hasPassword: true },
      demographics: { gender: 'FEMALE' },
      sessions: [{ platform: 'f1000research', signedInBy: 'password', network: '192.0.2.1' }],
      identities: [{ provider: 'orcid', subject: 'ada@example.org' }],
      passkeys: [{ name: 'Phone of ada@example.org' }],
      openLinks: [{ purpose: 'change-address', data: { newAddress: 'new-ada@example.org' } }],
      comments: [],
      updateSignUps: [{ platform: 'wellcome', email: 'ada@example.org' }],
      letters: [{ platform: 'f1000research', kind: 'account-deleted', state: 'kept' }],
    })
    const text = JSON.stringify(handed)
    expect(text).not.toMatch(/ben@|argon2|hash"|public_?key/i)
  })

  test('it has every table that refers to an account or an email', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct r.relname as table from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'f' and c.confrelid = 'account'::regclass
      union
      select table_name from information_schema.columns
      where table_schema = 'public' and column_name ~* '(e_?mail|address|recipient)' and data_type in ('text', 'json', 'jsonb', 'character varying')
    `.execute(kysely())
    const reported = accountParts.data.flatMap(({ tables }) => Object.entries(tables))
    expect(rows.map(({ table }) => table).toSorted()).toEqual(reported.map(([table]) => table).toSorted())
    const me = await accounts.holder('ada@example.org')
    const keys = reported.flatMap(([, key]) => key ?? [])
    // In this order, too.
    expect(Object.keys((await accounts.mine.export(me)) ?? {})).toEqual(keys)
  })
})
