import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { userPassword, userSignOut } from '../../src/main/terminal-commands/user-commands.ts'
import { storeOrganisations } from '../../src/modules/accounts/data/organisation.ts'
import { solveCaptcha } from '../../src/modules/accounts/external/captcha/solve.ts'
import { wantsTocAlerts } from '../../src/modules/alerts/data/alert.ts'
import { findGateway } from '../../src/modules/gateways/data/gateway.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { captchaChallenge } from '../support/captcha.ts'
import { addPerson, postSignIn, signIn, testPassword } from '../support/sign-in.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
})
afterAll(() => library.close())

const host = 'nihr.localhost:3000'
// Each test has an address of its own, or one would be kept waiting for another's calls.
let tests = 0
beforeEach(async () => {
  tests += 1
  const { kysely } = library.database
  for (const table of ['mail', 'account', 'ticket', 'attempt'] as const) await kysely.deleteFrom(table).execute()
})
const remoteAddress = () => `192.0.2.${tests}`
type Headers = Record<string, string>
const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string, headers: Headers = {}) =>
  library.app.inject({
    method,
    url,
    headers: { host, ...headers },
    remoteAddress: remoteAddress(),
    ...(payload !== undefined && { payload }),
  })
const mails = () => library.database.kysely.selectFrom('mail').select(['kind', 'recipient', 'content']).orderBy('id').execute()
const accounts = () =>
  library.database.kysely.selectFrom('account').selectAll().select(wantsTocAlerts.as('receiveTocAlerts')).orderBy('id').execute()
const solved = async () => solveCaptcha(captchaChallenge.parse((await call('GET', '/api/captcha/challenge')).json()))

const ada = {
  firstName: 'Ada',
  lastName: 'Roof',
  userEmail: 'ada@example.org',
  plainPassword: testPassword,
  acceptedTermsAndConditions: true,
}

const affiliation = {
  institution: 'House of Roofs',
  department: 'Slates',
  place: 'Leiden',
  state: 'Zuid-Holland',
  zipCode: '2311 GJ',
  countryCode: 'NL',
}

describe('registration by POST /api/register', () => {
  test('it takes JSON with the fields of the specification, and the link of the email creates the account (A3-05, A3-13, A7-06)', async () => {
    const answer = await call('POST', '/api/register', {
      ...ada,
      gRecaptchaResponse: await solved(),
      receiveTocAlerts: true,
      demographics: { gender: 'FEMALE', nationality: [528], ethnicityPreferNotToSay: true },
      affiliationDTO: affiliation,
      userRoles: ['ROLE_SUPER_EDITOR'],
      roles: ['ROLE_SUPER_EDITOR'],
      userId: 1,
    })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(answer.headers['cache-control']).toBe('no-store')
    const [mail, ...others] = await mails()
    expect([mail?.kind, mail?.recipient, others]).toEqual(['confirm-registration', 'ada@example.org', []])
    const link = /http:\/\/nihr\.localhost:3000(\/register\/confirm\/[\w-]+)/.exec(mail?.content?.text ?? '')?.[1] ?? ''
    expect((await call('GET', link)).statusCode).toBe(200)
    expect(await accounts()).toEqual([])
    const confirmed = await call('POST', link, '', { 'content-type': 'application/x-www-form-urlencoded' })
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/register/redirect?confirmed'])
    expect(await accounts()).toMatchObject([
      {
        email: 'ada@example.org',
        roles: ['ROLE_USER'],
        institution: 'House of Roofs',
        department: 'Slates',
        place: 'Leiden',
        state: 'Zuid-Holland',
        country_code: 'NL',
        receiveTocAlerts: true,
      },
    ])
    const cookie = await signIn(library.app, 'ada@example.org', { headers: { host } })
    const details = await call('GET', '/api/user/details', undefined, { cookie })
    expect(details.json()).toMatchObject({ userInformationOrganization: affiliation })
    expect(await library.database.kysely.selectFrom('account_demographics').selectAll().execute()).toMatchObject([
      { gender: 'FEMALE', nationality: [528], ethnicity_prefer_not_to_say: true },
    ])
    expect((await call('POST', link, '', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(410)
  })

  test('it takes a form, and gives the same answer for an email that has an account', async () => {
    await addPerson(library, 'ada@example.org')
    const form = new URLSearchParams({ ...ada, acceptedTermsAndConditions: 'true', gRecaptchaResponse: await solved() })
    const answer = await call('POST', '/api/register', form.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
    expect(await mails()).toMatchObject([{ kind: 'already-registered', recipient: 'ada@example.org' }])
    expect(await accounts()).toHaveLength(1)
  })

  test.each<[string, object, object]>([
    [
      'nothing',
      {},
      {
        firstName: 'field-required',
        lastName: 'field-required',
        userEmail: 'field-required',
        plainPassword: 'field-required',
        acceptedTermsAndConditions: 'terms-not-accepted',
        gRecaptchaResponse: 'recaptcha-incomplete',
      },
    ],
    ['a made-up captcha', { ...ada, gRecaptchaResponse: 'x' }, { gRecaptchaResponse: 'captcha-error' }],
    ['a common password', { ...ada, plainPassword: 'Password2024', gRecaptchaResponse: 'x' }, { plainPassword: 'password-too-common' }],
    [
      'an organisation that is not known',
      { ...ada, gRecaptchaResponse: 'x', affiliationDTO: { id: 7 } },
      { institution: 'institution-not-selected-title' },
    ],
  ])('it refuses %s with the error of the field (A7-06, A7-58)', async (_, body, errors) => {
    const answer = await call('POST', '/api/register', body)
    expect([answer.statusCode, answer.json()]).toEqual([400, { errors }])
    expect(await mails()).toEqual([])
  })

  test.each<[string, number, string, Headers]>([
    ['a list in the place of a name', 400, JSON.stringify({ ...ada, firstName: ['Ada'] }), { 'content-type': 'application/json' }],
    [
      'an object in the place of a password',
      400,
      JSON.stringify({ ...ada, plainPassword: { $ne: '' } }),
      { 'content-type': 'application/json' },
    ],
    ['broken JSON', 400, '{"firstName":', { 'content-type': 'application/json' }],
    ['null', 400, 'null', { 'content-type': 'application/json' }],
    ['a body beyond the limit', 413, JSON.stringify({ firstName: 'x'.repeat(70_000) }), { 'content-type': 'application/json' }],
    ['plain text', 415, 'firstName=Ada', { 'content-type': 'text/plain' }],
    ['another site’s page', 403, JSON.stringify(ada), { 'content-type': 'application/json', origin: 'https://evil.example' }],
  ])('it refuses %s as a whole: %i', async (_, status, payload, headers) => {
    const answer = await call('POST', '/api/register', payload, headers)
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.json()).toEqual({ errors: expect.any(Array) })
  })
})

test('POST /user/password/reset gives the same answer for every email, and requires one (A5-17, A7-05, A8-28)', async () => {
  await addPerson(library, 'ada@example.org')
  const ask = (email: string) =>
    call('POST', '/user/password/reset', new URLSearchParams({ email }).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  const answers = [await ask('ada@example.org'), await ask('nobody@example.org')]
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"success":true}'],
    [200, '{"success":true}'],
  ])
  await expect.poll(mails).toMatchObject([{ kind: 'reset-password', recipient: 'ada@example.org' }])
  for (const missing of ['', ' ']) {
    const refused = await ask(missing)
    expect([refused.statusCode, refused.json()]).toEqual([400, { errors: { email: 'field-required' } }])
  }
  expect((await ask('x\r\nBcc: all@example.org')).json()).toEqual({ errors: { email: 'email_invalid_message' } })
  for (let time = 0; time < 40; time += 1) await ask('nobody@example.org')
  const last = await ask('nobody@example.org')
  expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
})

describe('the details of a signed-in user', () => {
  const signedIn = async (email = 'ada@example.org') => {
    const id = await addPerson(library, email)
    return { id, cookie: await signIn(library.app, email, { headers: { host } }) }
  }
  const put = (body: object, headers: Headers) => call('PUT', '/api/user/details', body, headers)

  test.each(['/api/user/details', '/api/user/data'])('the call %s is refused to others', async url => {
    expect((await call('GET', url)).statusCode).toBe(401)
    expect((await call('GET', url, undefined, { 'f1000-authbearer': 'made.up.token' })).statusCode).toBe(401)
    const { cookie } = await signedIn()
    expect((await call('GET', url, undefined, { cookie, host: 'wellcome.localhost:3000' })).statusCode).toBe(401)
  })

  test('they are read and changed with the cookie and with the token (A3-07, A7-07, A7-08)', async () => {
    const { id, cookie } = await signedIn()
    const token = (await call('GET', '/api/token', undefined, { cookie })).body
    const answer = await put(
      {
        firstName: 'Ida',
        jobTitle: 'Slater',
        countryId: 528,
        demographics: { gender: 'OTHER', otherGender: 'own words' },
        userRoles: ['ROLE_SUPER_EDITOR'],
      },
      { 'f1000-authbearer': token },
    )
    expect(answer.statusCode, answer.body).toBe(200)
    const expected = {
      ...{ userId: id, userEmail: 'ada@example.org', firstName: 'Ida', lastName: 'Roof', jobTitle: 'Slater', countryId: 528 },
      demographics: { userId: id, gender: 'OTHER', otherGender: 'own words' },
    }
    expect(answer.json()).toMatchObject(expected)
    const reported = await call('GET', '/api/user/details', undefined, { cookie })
    expect(reported.json()).toMatchObject(expected)
    expect(reported.headers['cache-control']).toBe('private, no-store')
    // What is left out stays.
    await put({ lastName: 'Gutter' }, { cookie })
    expect((await call('GET', '/api/user/details', undefined, { cookie })).json()).toMatchObject({
      firstName: 'Ida',
      lastName: 'Gutter',
      countryId: 528,
    })
    expect(await accounts()).toMatchObject([{ roles: ['ROLE_USER'] }])
  })

  test('the institution is given by its id, with country and place from the registry (A3-07, A3-08)', async () => {
    const { cookie } = await signedIn()
    await library.database.kysely.transaction().execute(trx =>
      storeOrganisations(trx, [
        {
          ...{ ror: 'https://ror.org/052gg0110', name: 'University of Oxford', types: [], status: 'active', otherNames: [] },
          place: { name: 'Oxford', aalevel1: 'England', countryCode: 'GB' },
        },
      ]),
    )
    const found = await call('GET', '/api/affiliations/suggest?q=oxford&outputfields=name,ror,place')
    const [oxford] = z.array(z.object({ id: z.number(), name: z.string() })).parse(found.json())
    expect(oxford).toBeDefined()
    const expected = {
      affiliationUid: oxford?.id,
      userType: 'USER',
      userInformationOrganization: { institution: oxford?.name, ror: expect.stringContaining('https://ror.org/'), countryCode: 'GB' },
    }
    expect((await put({ affiliationUid: oxford?.id }, { cookie })).json()).toMatchObject(expected)
    const reported = await call('GET', '/api/user/details', undefined, { cookie })
    expect(reported.json()).toMatchObject(expected)
  })

  test('an institution entered by the user has an id too (A3-09)', async () => {
    const { cookie } = await signedIn()
    const details = async () =>
      z
        .object({
          affiliationUid: z.int().nullable(),
          userInformationOrganization: z.object({ institution: z.string().nullable(), ror: z.null() }),
        })
        .parse((await call('GET', '/api/user/details', undefined, { cookie })).json())
    expect((await details()).affiliationUid).toBeNull()
    const place = { place: 'Leiden', countryCode: 'NL' }
    await put({ userInformationOrganization: { institution: 'House of Roofs', ...place } }, { cookie })
    const { affiliationUid: id } = await details()
    expect(id).toBeGreaterThan(2_000_000_000)
    // What is sent back as it came changes nothing, and saving again enters nothing anew.
    expect((await put({ affiliationUid: id }, { cookie })).statusCode).toBe(200)
    await put({ userInformationOrganization: { institution: 'House of Roofs' } }, { cookie })
    expect(await details()).toEqual({ affiliationUid: id, userInformationOrganization: { institution: 'House of Roofs', ror: null } })
    const entered = await library.database.kysely.selectFrom('organisation_suggestion').where('id', '=', id).selectAll().execute()
    expect(entered).toMatchObject([{ id, name: 'House of Roofs', place_name: 'Leiden', country_code: 'NL', status: 'open' }])

    const other = await signedIn('ben@example.org')
    expect((await put({ affiliationUid: id }, { cookie: other.cookie })).statusCode).toBe(400)
    // The staff corrects its name and confirms it: whose it is still has it, and another who types it has the same.
    await addPerson(library, 'staff@example.org', 'ROLE_RESEARCH_PUBLISHER')
    const staff = await signIn(library.app, 'staff@example.org', { headers: { host } })
    const confirmed = await call('PUT', `/api/affiliations/${id}`, { name: 'House of Slate Roofs', status: 'confirmed' }, { cookie: staff })
    expect(confirmed.statusCode).toBe(200)
    expect(await details()).toEqual({ affiliationUid: id, userInformationOrganization: { institution: 'House of Slate Roofs', ror: null } })
    const typed = await put({ userInformationOrganization: { institution: 'House of Slate Roofs' } }, { cookie: other.cookie })
    expect(typed.json()).toMatchObject({ affiliationUid: id })
    // Declined, it is a name without an id.
    await call('PUT', `/api/affiliations/${id}`, { status: 'declined' }, { cookie: staff })
    expect((await details()).affiliationUid).toBeNull()
  })

  test('beyond the daily limit, an entered institution is stored by its name only', async () => {
    const { cookie } = await signedIn()
    const uids: unknown[] = []
    for (let count = 0; count < 21; count += 1) {
      const reported = (await put({ userInformationOrganization: { institution: `House ${count}` } }, { cookie })).json()
      uids.push(z.object({ affiliationUid: z.int().nullable() }).parse(reported).affiliationUid)
    }
    expect([uids.slice(0, 20).every(uid => uid !== null), uids[20]]).toEqual([true, null])
  })

  test('the details of another account are refused', async () => {
    const { cookie } = await signedIn()
    const other = await addPerson(library, 'ben@example.org')
    const answer = await put({ userId: other, firstName: 'Mallory' }, { cookie })
    expect(answer.statusCode).toBe(403)
    expect((await accounts()).map(({ first_name }) => first_name)).toEqual(['Ada', 'Ada'])
  })

  test('they are changed completely or not at all (A3-07, A7-07, A7-58)', async () => {
    const { cookie } = await signedIn()
    const before = await accounts()
    const refused = async (body: object) => {
      const answer = await put(body, { cookie })
      expect(await accounts()).toEqual(before)
      return [answer.statusCode, answer.json()]
    }
    const change = { firstName: 'Ida', newPassword: 'gutters in the sun', newEmail: 'new@example.org' }
    expect(await refused({ ...change, plainPassword: 'wrong' })).toEqual([400, { errors: { plainPassword: 'password-wrong' } }])
    expect(await refused({ ...change, plainPassword: testPassword, countryId: 999 })).toEqual([
      400,
      { errors: { countryCode: 'choose-from-list' } },
    ])
    expect(await refused({ ...change, plainPassword: testPassword, verifyNewEmail: 'other@example.org' })).toEqual([
      400,
      { errors: { verifyNewEmail: 'entries-do-not-match' } },
    ])
    expect(await refused({ firstName: '' })).toEqual([400, { errors: { firstName: 'field-required' } }])
    expect(await refused({ demographics: { gender: 'ROOF' } })).toMatchObject([400, { errors: expect.any(Array) }])
    expect(await refused({ firstName: { toString: 'x' } })).toMatchObject([400, { errors: expect.any(Array) }])
    expect(await mails()).toEqual([])
    const done = await put({ ...change, plainPassword: testPassword }, { cookie })
    expect(done.statusCode, done.body).toBe(200)
    expect(done.json()).toMatchObject({ firstName: 'Ida', userEmail: 'ada@example.org' })
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['confirm-address', 'new@example.org'],
      ['address-change-requested', 'ada@example.org'],
      ['password-changed', 'ada@example.org'],
    ])
  })

  test('the user’s gateways are chosen from the site’s list (A3-07)', async () => {
    const { cookie } = await signedIn()
    const { kysely } = library.database
    const add = (platform: string, url: string) =>
      kysely.transaction().execute(async trx => {
        await storeGateway(trx, await findPlatformId(trx, platform), { url, name: url, type: 'GATEWAY' })
        return Number((await findGateway(trx, platform, url))?.id)
      })
    const [rivers, roofs, onOtherSite] = [await add('nihr', 'rivers'), await add('nihr', 'roofs'), await add('wellcome', 'lakes')]
    const chosen = async () => [(await call('GET', '/api/user/details', undefined, { cookie })).json()].map(({ gateways }) => gateways)[0]
    expect(await chosen()).toEqual([])
    expect((await put({ gateways: [roofs, rivers, roofs] }, { cookie })).statusCode).toBe(200)
    expect(await chosen()).toEqual([rivers, roofs])
    // What is left out stays as it is.
    expect((await put({ firstName: 'Ida' }, { cookie })).json()).toMatchObject({ gateways: [rivers, roofs] })
    for (const invalid of [onOtherSite, 999_999]) {
      const answer = await put({ firstName: 'Mallory', gateways: [invalid] }, { cookie })
      expect([answer.statusCode, answer.json()]).toEqual([400, { errors: { gateways: 'choose-from-list' } }])
    }
    expect(await chosen()).toEqual([rivers, roofs])
    expect(await accounts()).toMatchObject([{ first_name: 'Ida' }])
    const data = await call('GET', '/api/user/data', undefined, { cookie })
    expect(data.json()).toMatchObject({
      gateways: [
        { platform: 'nihr', url: 'rivers' },
        { platform: 'nihr', url: 'roofs' },
      ],
    })
    expect((await put({ gateways: [] }, { cookie })).json()).toMatchObject({ gateways: [] })
  })

  test('the form of the page takes gateways too, without missing ones', async () => {
    const { cookie } = await signedIn()
    const { kysely } = library.database
    const id = await kysely.transaction().execute(async trx => {
      await storeGateway(trx, await findPlatformId(trx, 'nihr'), { url: 'meadows', name: 'Meadows', type: 'GATEWAY' })
      return Number((await findGateway(trx, 'nihr', 'meadows'))?.id)
    })
    const body = new URLSearchParams([['part', 'gateways'], ...[id, 999_999].map(each => ['gateways', String(each)])])
    const form = { cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = await call('POST', '/my/user-details', body.toString(), form)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/my/user-details?saved=gateways#gateways'])
    const page = await call('GET', '/my/user-details?saved=gateways', undefined, { cookie })
    expect(page.body).toMatch(new RegExp(`<input[^>]*id="gateway-${id}"[^>]*checked`))
    expect(page.body).toContain('Your details have been updated.')
  })

  test('errors of the form are shown at their fields (A8-35)', async () => {
    const { cookie } = await signedIn()
    const form = { cookie, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ part: 'person', firstName: ' ', lastName: 'R'.repeat(51), jobTitle: 'Slater' })
    const { statusCode, body: page } = await call('POST', '/my/user-details', body.toString(), form)
    expect(statusCode).toBe(422)
    expect(page).toContain('Update unsuccessful - please check the error messages.')
    const errorAt = (field: string) => {
      const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(page)?.[0] ?? ''
      const ids = /aria-describedby="([^"]*)"/.exec(input)?.[1]?.split(' ') ?? []
      const texts = ids.map(id => new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|div)>`, 's').exec(page)?.[1]?.replaceAll(/<[^>]*>/g, ''))
      return [input.includes('aria-invalid="true"'), ...texts]
    }
    expect(errorAt('firstName')).toEqual([true, 'First name cannot be blank'])
    expect(errorAt('lastName')).toEqual([true, 'Last name cannot be longer than 50'])
    expect(errorAt('jobTitle')).toEqual([false])
    expect(await accounts()).toMatchObject([{ first_name: 'Ada', last_name: 'Roof', job_title: null }])
  })

  test('a page of another site changes nothing', async () => {
    const { cookie } = await signedIn()
    expect(
      (await put({ firstName: 'Mallory' }, { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).statusCode,
    ).toBe(403)
    expect((await put({ firstName: 'Mallory' }, { cookie, 'sec-fetch-site': 'same-site' })).statusCode).toBe(403)
    expect(await accounts()).toMatchObject([{ first_name: 'Ada' }])
  })

  test('the data download is one file, with nothing of other users', async () => {
    const { cookie } = await signedIn()
    await signedIn('ben@example.org')
    const answer = await call('GET', '/api/user/data', undefined, { cookie })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/)
    const reported = z
      .object({ account: z.object({ email: z.string() }), sessions: z.array(z.object({ platform: z.string() })) })
      .parse(answer.json())
    expect(reported).toMatchObject({ account: { email: 'ada@example.org' }, sessions: [{ platform: 'nihr' }] })
    expect(answer.body).not.toMatch(/ben@|argon2/)
  })
})

describe('an account managed by a command', () => {
  const email = 'ada@example.org'
  const twoSessions = async () => {
    await addPerson(library, email)
    return [await signIn(library.app, email, { headers: { host } }), await signIn(library.app, email, { headers: { host } })]
  }
  const statuses = (cookies: string[]) =>
    Promise.all(cookies.map(async cookie => (await call('GET', '/api/user/details', undefined, { cookie })).statusCode))

  test('a new password by command ends its sessions', async () => {
    const cookies = await twoSessions()
    expect(await statuses(cookies)).toEqual([200, 200])
    await userPassword.run(library, { email, password: 'another one of slate' })
    expect(await statuses(cookies)).toEqual([401, 401])
    const tried = async (password: string) => (await postSignIn(library.app, email, { password, headers: { host } })).statusCode
    expect(await tried(testPassword)).not.toBe(303)
    expect(await tried('another one of slate')).toBe(303)
  })

  test('signing out by command ends all its sessions, and no others', async () => {
    const cookies = await twoSessions()
    await addPerson(library, 'ben@example.org')
    const ben = await signIn(library.app, 'ben@example.org', { headers: { host } })
    expect(await userSignOut.run(library, { email })).toEqual({ email, ended: 2 })
    expect(await statuses([...cookies, ben])).toEqual([401, 401, 200])
  })
})
