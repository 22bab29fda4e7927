/** The pages of links in emails, as a browser without JavaScript asks for them: each purpose in each state. */

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { languages } from '../../src/core/text/languages.ts'
import { deleteLinksTo, issueMailedLink, withdrawMailedLinks } from '../../src/modules/accounts/data/mailed-link.ts'
import { sweepOneTimeTokens } from '../../src/modules/accounts/data/one-time-token.ts'
import { linkHours, type MailedLinkPurpose } from '../../src/modules/accounts/domain/mailed-links.ts'
import { countEmailTo } from '../../src/modules/accounts/use-cases/account-emails.ts'
import { hashPassword } from '../../src/modules/accounts/use-cases/passwords.ts'
import { addUpdateSignUp } from '../../src/modules/alerts/data/update-sign-up.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { browserOf, wordsOf } from '../support/provider-sign-in.ts'
import { addPerson, testPassword } from '../support/sign-in.ts'

let library: TestApp
let accountId: AccountId
beforeAll(async () => {
  const orcid = { RECTO_ORCID_CLIENT_ID: 'recto', RECTO_ORCID_CLIENT_SECRET: 'any', RECTO_ORCID_ISSUER: 'http://localhost:1' }
  library = await buildTestApp(orcid)
})
afterAll(() => library.close())
const kysely = () => library.database.kysely
beforeEach(async () => {
  for (const table of ['mail', 'account', 'ticket', 'attempt', 'update_sign_up', 'alert_subscriber'] as const)
    await kysely().deleteFrom(table).execute()
  accountId = await addPerson(library, 'ada@example.org', 'ROLE_USER')
})

const [here, otherHost] = ['localhost', 'wellcome.localhost']
const platform = 'f1000research'
const person = { firstName: 'Bo', lastName: 'Slate' }
const noDetails = { jobTitle: null, institution: null, institutionRor: null, department: null, place: null, state: null, zipCode: null }
const account = (email: string) => kysely().selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst()

interface Purpose {
  path: string
  /** What the link is stored with, and what has to be there for it. */
  data(): Promise<object>
  isOfAccount: boolean
  /** What the page of an open link says. */
  question: string
  /** What is sent with its button. */
  fields?: Record<string, string>
  /** Whether what the link is for has been done. */
  isDone(): Promise<boolean>
  /** Where one goes afterwards. */
  leadsTo: RegExp
  /** What can be done once the link does nothing: a text or link of the page. */
  expiredOffers: string
  usedOffers: string
  /** The next step, once it was used: the paths of links. */
  usedLeadsTo: readonly [string, ...string[]]
}

const purposes: { readonly [Each in MailedLinkPurpose]: Purpose } = {
  register: {
    path: '/register/confirm/',
    data: async () => ({
      email: 'bo@example.org',
      passwordHash: await hashPassword(testPassword),
      platform,
      language: 'en',
      acceptedTermsAt: new Date(),
      returnTo: '/contact',
      person: { ...person, ...noDetails, countryCode: null, receiveTocAlerts: false },
      demographics: {
        ...{ gender: null, otherGender: null, genderPreferNotToSay: false },
        ...{ ethnicity: null, ethnicityPreferNotToSay: false, nationality: [], nationalityPreferNotToSay: false },
      },
    }),
    isOfAccount: false,
    question: 'An account for Bo Slate was requested with the address bo@example.org.',
    isDone: async () => (await account('bo@example.org')) !== undefined,
    leadsTo: /^\/register\/redirect\?confirmed&returnTo=%2Fcontact$/,
    expiredOffers: 'Create account',
    usedOffers: 'Sign in with the password that you chose, or choose a new one.',
    usedLeadsTo: ['/login', '/password/forgotten'],
  },
  'confirm-linked-account': {
    path: '/login/confirm/',
    data: async () => ({
      platform,
      returnTo: '/',
      identity: { provider: 'orcid', subject: '0000-0002-1825-0097', label: '0000-0002-1825-0097', ...person, email: null },
      person: { ...person, email: 'bo@example.org' },
      language: 'en',
      acceptedTermsAt: new Date(),
    }),
    isOfAccount: false,
    question: 'An account for Bo Slate was requested with the address bo@example.org, to sign in with ORCID as 0000-0002-1825-0097.',
    isDone: async () => (await account('bo@example.org')) !== undefined,
    leadsTo: /^\/login\/confirm\/done\?provider=orcid$/,
    expiredOffers: 'Sign in with ORCID or your institution again.',
    usedOffers: 'Sign in with ORCID or your institution again.',
    usedLeadsTo: ['/login'],
  },
  'reset-password': {
    path: '/password/reset/',
    data: async () => {
      await kysely().updateTable('account').set({ password_hash: 'old' }).execute()
      return {}
    },
    isOfAccount: true,
    question: 'Choose a new password',
    fields: { newPassword: 'tiles under snow' },
    isDone: async () => (await account('ada@example.org'))?.password_hash !== 'old',
    leadsTo: /^\/password\/reset\/done$/,
    expiredOffers: 'Send a new link',
    usedOffers: 'Sign in with your new password, or have another link sent.',
    usedLeadsTo: ['/login', '/password/forgotten'],
  },
  'change-address': {
    path: '/my/confirm-address/',
    data: async () => ({ newAddress: 'new@example.org' }),
    isOfAccount: true,
    question: 'The email address of your account will be changed to new@example.org.',
    isDone: async () => (await account('new@example.org')) !== undefined,
    leadsTo: /^\/my\/confirm-address\/done$/,
    expiredOffers: 'Go to my details',
    usedOffers: 'The email address of your account has been changed.',
    usedLeadsTo: ['/my/user-details'],
  },
  'delete-account': {
    path: '/my/delete/',
    data: async () => ({ name: 'kept' }),
    isOfAccount: true,
    question: 'Your account will be permanently deleted.',
    isDone: async () => (await account('ada@example.org')) === undefined,
    leadsTo: /^\/account\/deleted$/,
    expiredOffers: 'Go to my details',
    usedOffers: 'Your account has been deleted. You can create a new one at any time.',
    usedLeadsTo: ['/register'],
  },
  'confirm-alert': {
    path: '/alerts/confirm/',
    data: async () => ({ email: 'bo@example.org', platform, language: 'en', topic: 'platform' }),
    isOfAccount: false,
    question: 'bo@example.org will get a weekly email with new content in:',
    isDone: async () => (await kysely().selectFrom('alert').selectAll().execute()).length === 1,
    leadsTo: /^\/alerts\/preferences\/\d+\.[\w-]{43}\?confirmed$/,
    expiredOffers: 'If you still want the alerts, sign up again.',
    usedOffers: 'Your alerts are confirmed.',
    usedLeadsTo: ['/alerts/sign-up'],
  },
  'confirm-updates': {
    path: '/updates/confirm/',
    data: async () => {
      await addUpdateSignUp(kysely(), platform, { email: 'bo@example.org', ...person, institution: null, headerText: null, language: 'en' })
      return { platform, email: 'bo@example.org' }
    },
    isOfAccount: false,
    question: 'bo@example.org will receive the newsletter of',
    isDone: async () =>
      (await kysely().selectFrom('update_sign_up').select('confirmed_at').executeTakeFirst())?.confirmed_at instanceof Date,
    leadsTo: /^\/updates\/confirm\/done$/,
    expiredOffers: 'If you have not confirmed your address, subscribe again.',
    usedOffers: 'Your subscription is confirmed.',
    usedLeadsTo: ['/'],
  },
}
const textsSchema = z.object({
  'mailed-links': z.object({ 'link-gone-title': z.string(), 'link-used': z.string(), 'link-resend': z.string() }),
})
const keys = Object.keys(linkHours).filter((key): key is MailedLinkPurpose => key in purposes)

describe.each(keys)('the mailed link of %s', key => {
  const purpose = purposes[key]
  const send = async () => {
    const data = await purpose.data()
    return purpose.path + (await issueMailedLink(kysely(), { purpose: key, accountId: purpose.isOfAccount ? accountId : null, data }))
  }
  const get = (link: string, host = here) => browserOf(library.app, host).get(link)
  const post = (link: string, host = here) => browserOf(library.app, host).post(link, purpose.fields ?? {})
  /** Whether it is opened or its button is pressed, the page says why the link does nothing. */
  const showsBothTimes = async (link: string, words: readonly string[], host = here) => {
    for (const answer of [await get(link, host), await post(link, host)]) {
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([410, 'private, no-store'])
      expect(wordsOf(answer)).toContain('This link is no longer valid')
      for (const each of words) expect(wordsOf(answer)).toContain(each)
    }
  }

  test('opening it asks for confirmation and changes nothing', async () => {
    const link = await send()
    for (let time = 0; time < 2; time += 1) {
      const answer = await get(link)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
      expect(wordsOf(answer)).toContain(purpose.question)
      expect(answer.body).toContain('method="post"')
    }
    expect((await library.app.inject({ method: 'HEAD', url: link, headers: { host: here } })).statusCode).toBe(200)
    expect(await purpose.isDone()).toBe(false)
    expect(await kysely().selectFrom('ticket').select('closed').execute()).toEqual([{ closed: null }])
  })

  test('its button does what it is for, redirects to a page without the secret, and a second use is reported as such', async () => {
    const link = await send()
    const done = await post(link)
    expect([done.statusCode, done.headers['cache-control']]).toEqual([303, 'private, no-store'])
    const location = String(done.headers.location)
    expect(location).toMatch(purpose.leadsTo)
    expect(location).not.toContain(link.slice(purpose.path.length))
    expect(await purpose.isDone()).toBe(true)
    // However often it is loaded.
    for (let time = 0; time < 2; time += 1) expect((await get(location)).statusCode).toBe(200)
    await showsBothTimes(link, ['It has already been used.', purpose.usedOffers])
    expect(await kysely().selectFrom('ticket').select(['account_id', 'data', 'closed']).execute()).toEqual([
      { account_id: null, data: {}, closed: 'used' },
    ])
  })

  test('an expired one says so, and how long it was valid', async () => {
    const link = await send()
    await kysely().updateTable('ticket').set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute()
    const hours = linkHours[key] === 1 ? 'one hour' : `${linkHours[key]} hours`
    await showsBothTimes(link, [`It has expired: it was valid for ${hours}.`, purpose.expiredOffers])
    expect(await purpose.isDone()).toBe(false)
  })

  test('an unknown one says that nobody was sent it', async () => {
    await send()
    for (const secret of ['x'.repeat(43), 'x'])
      await showsBothTimes(purpose.path + secret, ['It is incomplete or very old.', purpose.expiredOffers])
    const [other = 'register'] = keys.filter(each => each !== key)
    const another = await issueMailedLink(kysely(), { purpose: other, accountId: null, data: await purposes[other].data() })
    await showsBothTimes(purpose.path + another, ['It is incomplete or very old.'])
    expect(await purpose.isDone()).toBe(false)
  })

  test.runIf(purpose.isOfAccount)('a replaced one says that there is a newer link', async () => {
    const link = await send()
    await withdrawMailedLinks(kysely(), accountId, key)
    await showsBothTimes(link, ['A newer link has been sent, or your password or email address has changed since.', purpose.expiredOffers])
    expect(await purpose.isDone()).toBe(false)
  })

  test.runIf(purpose.isOfAccount)('it works on every site, since accounts are shared', async () => {
    const link = await send()
    expect((await get(link, otherHost)).statusCode).toBe(200)
    expect((await post(link, otherHost)).statusCode).toBe(303)
    expect(await purpose.isDone()).toBe(true)
  })

  test.runIf(!purpose.isOfAccount)('on another site it says which site it belongs to, and stays valid there', async () => {
    const link = await send()
    await showsBothTimes(link, ['It belongs to another of our sites.', purpose.expiredOffers], otherHost)
    expect(await purpose.isDone()).toBe(false)
    expect((await post(link)).statusCode).toBe(303)
    expect(await purpose.isDone()).toBe(true)
  })

  describe('the mailed link after it has expired', () => {
    const expire = (ago = '1 second') =>
      kysely()
        .updateTable('ticket')
        .set({ expires_at: sql<Date>`now() - ${ago}::interval` })
        .execute()
    const recipient = key === 'change-address' ? 'new@example.org' : purpose.isOfAccount ? 'ada@example.org' : 'bo@example.org'
    const emails = () => kysely().selectFrom('mail').select(['recipient', 'content']).execute()
    const resend = (link: string, host = here) => browserOf(library.app, host).post(`${link}?resend`, {})
    const sent = 'If a new link can be sent, it is on its way to the same address.'

    test('a new one is sent to the same recipient, once, and works', async () => {
      const link = await send()
      await expire()
      expect(wordsOf(await get(link))).toContain('Send a new link')
      // However often it is pressed.
      for (let time = 0; time < 2; time += 1) {
        const answer = await resend(link)
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
        expect(wordsOf(answer)).toContain(sent)
        expect(answer.body).not.toContain(recipient)
      }
      const posted = await emails()
      expect(posted.map(each => each.recipient)).toEqual([recipient])
      const another = new RegExp(`${purpose.path}[\\w-]{43}`).exec(posted[0]?.content?.text ?? '')?.[0] ?? ''
      expect(another).not.toBe(link)
      await showsBothTimes(link, ['A newer link has been sent, or your password or email address has changed since.'])
      expect((await post(another)).statusCode).toBe(303)
      expect(await purpose.isDone()).toBe(true)
    })

    test('the answer is the same where none can be sent', async () => {
      const link = await send()
      const body = async () => {
        const answer = await resend(link)
        expect(answer.statusCode).toBe(200)
        return wordsOf(answer)
      }
      const whileOpen = await body()
      await expire('8 days')
      await sweepOneTimeTokens(kysely())
      const onceErased = await body()
      await kysely().deleteFrom('ticket').execute()
      for (const answer of [whileOpen, onceErased, await body()]) expect(answer).toContain(sent)
      expect(await emails()).toEqual([])
    })

    test('a new one is sent by its own site only, within the limits for email and IP address', async () => {
      const link = await send()
      await expire()
      if (!purpose.isOfAccount) expect((await resend(link, otherHost)).statusCode).toBe(200)
      for (let time = 0; time < 5; time += 1) await countEmailTo(kysely(), recipient)
      expect((await resend(link)).statusCode).toBe(200)
      await kysely().deleteFrom('attempt').execute()
      for (let time = 0; time < 6; time += 1) await resend(purpose.path + 'x'.repeat(43))
      const answer = await resend(link)
      expect(answer.statusCode).toBe(429)
      expect(wordsOf(answer)).toContain('Too many emails requested from your connection.')
      expect(await emails()).toEqual([])
    })

    test('a new one is not sent once the account or its data were deleted', async () => {
      const link = await send()
      await expire()
      if (purpose.isOfAccount) await kysely().deleteFrom('account').execute()
      else await deleteLinksTo(kysely(), 'Bo@example.org')
      expect(await kysely().selectFrom('ticket').selectAll().execute()).toEqual([])
      expect((await resend(link)).statusCode).toBe(200)
      expect(await emails()).toEqual([])
    })
  })

  test.each(languages)('its page in %s says what happened and leads on, without scripts', async language => {
    const { 'mailed-links': texts } = textsSchema.parse(
      JSON.parse(await readFile(`src/modules/accounts/messages/${language}.json`, 'utf8')),
    )
    const inLanguage = (path: string) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)
    const pageOf = async (link: string) => {
      const answer = await get(inLanguage(link))
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(answer.body) ?? []
      return { words: wordsOf(answer), links: [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path), main }
    }

    const expired = await send()
    await kysely().updateTable('ticket').set({ expires_at: sql<Date>`now() - interval '1 second'` }).execute()
    const { words, main } = await pageOf(expired)
    expect(words).toContain(texts['link-gone-title'])
    expect(words).toContain(texts['link-resend'])
    expect(main).toMatch(/<form[^>]* action="[^"]*\?resend" method="post"/)

    await kysely().deleteFrom('ticket').execute()
    const used = await send()
    expect((await post(used)).statusCode).toBe(303)
    const after = await pageOf(used)
    expect(after.words).toContain(texts['link-used'].replaceAll(/['’]/g, '’'))
    expect(after.main).not.toContain('?resend')
    expect(after.links).toEqual(purpose.usedLeadsTo.map(inLanguage))
  })

  test('two simultaneous uses of the button count once', async () => {
    const link = await send()
    const statuses = (await Promise.all([post(link), post(link), post(link)])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([303, 410, 410])
  })
})

test.each(['/alerts/unsubscribe/', '/alerts/preferences/'])(
  'a link that starts with %s and is none leads to the alerts of who signs in',
  async path => {
    const answer = await browserOf(library.app, here).get(`${path}7.${'x'.repeat(43)}`)
    expect([answer.statusCode, wordsOf(answer)]).toEqual([
      404,
      expect.stringContaining('Use the link in the most recent email from us, or sign in.'),
    ])
    expect(answer.body).toContain('href="/my/email-alerts"')
  },
)

describe('a mailed link whose purpose is obsolete', () => {
  const post = (link: string) => browserOf(library.app, here).post(link, {})
  const send = async (key: MailedLinkPurpose, over: object = {}) => {
    const { path, data, isOfAccount } = purposes[key]
    const stored = { ...(await data()), ...over }
    return path + (await issueMailedLink(kysely(), { purpose: key, accountId: isOfAccount ? accountId : null, data: stored }))
  }

  /** The refusal has used up nothing: once its reason is gone, the same link does what it is for. */
  const staysOpen = async (key: MailedLinkPurpose, link: string) => {
    expect(await kysely().selectFrom('ticket').select('closed').execute()).toEqual([{ closed: null }])
    await kysely().deleteFrom('account_identity').execute()
    await kysely().deleteFrom('account').where('email', 'in', ['bo@example.org', 'new@example.org']).execute()
    await kysely()
      .updateTable('account')
      .set({ roles: ['ROLE_USER'] })
      .execute()
    expect((await post(link)).statusCode).toBe(303)
    expect(await purposes[key].isDone()).toBe(true)
  }

  test.each<[MailedLinkPurpose, string]>([
    ['register', 'It has already been confirmed. Sign in with your password, or choose a new one.'],
    ['confirm-linked-account', 'It has already been confirmed. Sign in with your password, or choose a new one.'],
  ])('the link of %s says that the email has got an account', async (key, words) => {
    const link = await send(key)
    await addPerson(library, 'bo@example.org', 'ROLE_USER')
    const answer = await post(link)
    expect(answer.statusCode).toBe(409)
    expect(wordsOf(answer)).toContain('This email address already has an account')
    expect(wordsOf(answer)).toContain(words)
    await staysOpen(key, link)
  })

  test('the link of confirm-linked-account says that the identity has got an account, and creates nothing', async () => {
    const link = await send('confirm-linked-account')
    const identity = { provider: 'orcid', subject: '0000-0002-1825-0097', label: '0000-0002-1825-0097' }
    await kysely()
      .insertInto('account_identity')
      .values({ ...identity, account_id: accountId })
      .execute()
    expect((await post(link)).statusCode).toBe(409)
    expect(await account('bo@example.org')).toBeUndefined()
    await staysOpen('confirm-linked-account', link)
  })

  test('the link of confirm-linked-account stays valid where the account cannot be stored', async () => {
    const link = await send('confirm-linked-account')
    await sql`alter table account add constraint no_bo check (email <> 'bo@example.org')`.execute(kysely())
    try {
      expect((await post(link)).statusCode).toBe(500)
    } finally {
      await sql`alter table account drop constraint no_bo`.execute(kysely())
    }
    expect((await post(link)).statusCode).toBe(303)
    expect(await account('bo@example.org')).toBeDefined()
  })

  test('the link for another email says that another account has it', async () => {
    const link = await send('change-address')
    await addPerson(library, 'new@example.org', 'ROLE_USER')
    const answer = await post(link)
    expect(answer.statusCode).toBe(409)
    expect(wordsOf(answer)).toContain('Another account has since been created with this address.')
    await staysOpen('change-address', link)
  })

  test('the link for deleting an account says that it is the last super editor’s', async () => {
    await kysely()
      .updateTable('account')
      .set({ roles: ['ROLE_SUPER_EDITOR'] })
      .execute()
    const link = await send('delete-account')
    const answer = await post(link)
    expect(answer.statusCode).toBe(409)
    expect(wordsOf(answer)).toContain('You are the last super editor. Assign this role to somebody else before you delete your account')
    expect(await account('ada@example.org')).toBeDefined()
    await staysOpen('delete-account', link)
  })

  test('the link of alerts says that their topic no longer exists', async () => {
    const link = await send('confirm-alert', { topic: 'gateway:nowhere' })
    for (const answer of [await browserOf(library.app, here).get(link), await post(link)]) {
      expect(answer.statusCode).toBe(410)
      expect(wordsOf(answer)).toContain('The content it refers to no longer exists.')
    }
    // Not that it was used.
    expect(wordsOf(await post(link))).toContain('The content it refers to no longer exists.')
  })

  test('the link of updates says that another link of the same email was used', async () => {
    const [one, other] = [await send('confirm-updates'), await send('confirm-updates')]
    expect((await post(one)).statusCode).toBe(303)
    const answer = await post(other)
    expect(answer.statusCode).toBe(410)
    expect(wordsOf(answer)).toContain('It has already been used.')
  })
})
