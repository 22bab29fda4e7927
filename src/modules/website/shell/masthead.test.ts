import { createElement } from 'react'
import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { linksOf, renderInSite } from '../../../../tests/support/render-in-site.tsx'
import { signedInAs } from '../../../../tests/support/user.ts'
import { brand } from '../../../brands/default/brand.ts'
import type { Role } from '../../../core/access/roles.ts'
import { anonymous } from '../../../core/access/user.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import { messages } from '../../../messages/messages.ts'
import { accountMenu } from '../../sites/domain/navigation/account-menu.ts'
import { mainMenu } from '../../sites/domain/navigation/main-menu.ts'
import { type PlatformSettings, readPlatformInfo } from '../../sites/domain/platform-info.ts'
import { Masthead, type MastheadProps } from './masthead.tsx'

interface User {
  name: string
  roles: Role[]
}
interface Scene extends Partial<Omit<MastheadProps, 'site'>> {
  settings?: Partial<PlatformSettings>
  variant?: 'standard' | 'commission'
  path?: string
  language?: Language
  user?: User
}
function render({ settings = {}, variant = 'standard', path = '/', language = 'en', user, ...props }: Scene = {}): Promise<string> {
  const platform = { ...readPlatformInfo({ displayName: 'Slate', ...settings }, 'the test'), key: 'slate' }
  const account = {
    id: user === undefined ? null : testId<AccountId>(1),
    name: user?.name ?? null,
    menu: accountMenu(user === undefined ? anonymous : signedInAs(...user.roles), platform),
    editsSiteContent: false,
  }
  const site = { platform, menu: mainMenu(brand.menu ?? [], platform.features), masthead: variant, account }
  return renderInSite(createElement(Masthead, { site, ...props }), { path, language })
}
const count = (html: string, text: string): number => html.split(text).length - 1

const reviewer: User = { name: 'Ada Roof', roles: ['ROLE_USER', 'ROLE_RESEARCH_REFEREE'] }

test.each<[string, Scene, { has: string[]; lacks: string[] }]>([
  ['a visitor signs in', {}, { has: ['/login'], lacks: ['/signout', '/my/submissions'] }],
  [
    'an account’s holder goes to what is theirs',
    { user: { name: 'Ada Roof', roles: ['ROLE_USER'] } },
    { has: ['/my/submissions', '/my/email-alerts', '/my/user-details', '/signout'], lacks: ['/login', '/my/referee', '/my/dashboard'] },
  ],
  ['a reviewer reviews', { user: reviewer }, { has: ['/my/referee'], lacks: ['/my/dashboard'] }],
  [
    'a super editor has a dashboard',
    { user: { name: 'Ed', roles: ['ROLE_SUPER_EDITOR'] } },
    { has: ['/my/dashboard'], lacks: ['/my/referee'] },
  ],
  ['research is submitted', {}, { has: ['/for-authors/publish-your-research'], lacks: [] }],
  [
    'nothing is submitted to a platform to read',
    { settings: { readOnly: true } },
    { has: [], lacks: ['/for-authors/publish-your-research'] },
  ],
  [
    'one gateway has its own page for submitting',
    { settings: { features: { gatewayOnly: { enabled: true, url: '/gateways/soil' } } } },
    { has: ['/gateways/soil/for-authors/publish-your-research'], lacks: ['/for-authors/publish-your-research'] },
  ],
  [
    'inside a gateway there is a way to all of them, and a search stays in it',
    { gateway: { name: 'Soil', path: '/collections/soil', list: { name: 'Collections', href: '/collections' } } },
    { has: ['/collections', '/collections/soil/browse#find'], lacks: [] },
  ],
  [
    'nothing is found on a platform that only takes submissions',
    { settings: { features: { submissionOnly: { enabled: true }, gateways: { enabled: true } } } },
    { has: ['/for-authors/publish-your-research', '/for-authors'], lacks: ['/browse', '/browse#find', '/browse/articles', '/gateways'] },
  ],
  ['in one language there is nothing to choose', { settings: { languages: ['en'] } }, { has: [], lacks: ['/en', '/de'] }],
  [
    'the same page is offered in each language',
    { path: '/browse?page=2', language: 'de' },
    { has: ['/en/browse?page=2', '/de/browse?page=2', '/ja/browse?page=2'], lacks: [] },
  ],
])('the masthead has its links: %s (A2-29, A2-30, A2-31, A2-32, A2-33, A3-34)', async (_, scene, { has, lacks }) => {
  const links = linksOf(await render(scene))
  for (const href of has) expect(links).toContain(href)
  for (const href of lacks) expect(links).not.toContain(href)
})

test('links to languages are marked with theirs, and the current one as current', async () => {
  const html = await render({ language: 'de' })
  expect(html).toMatch(/<a (?=[^>]*href="\/ja")(?=[^>]*hrefLang="ja")(?=[^>]*lang="ja")[^>]*>/i)
  const current = [...html.matchAll(/<a [^>]*>/g)].filter(([link]) => link.includes('aria-current') && /hreflang/i.test(link))
  expect(current.map(([link]) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(['/de', '/de'])
})

test('the page has a search form and, without a script, a menu that can be opened', async () => {
  const html = await render()
  expect(html).toMatch(/<form (?=[^>]*action="\/browse")(?=[^>]*method="get")/)
  expect(html).toContain('name="all"')
  expect(html).toMatch(/<summary aria-label="Menu"/)
  expect(html).not.toContain('<dialog')
})

test('the Commission’s bar has the search form, and the masthead none (A2-36)', async () => {
  expect(await render({ variant: 'commission' })).toContain(messages.en['every-page']['footer-commission'])
  expect(count(await render({ variant: 'commission' }), '<search>')).toBe(1)
  expect(await render()).not.toContain(messages.en['every-page']['footer-commission'])
})

test('a narrow screen shows the short name, where the site has one', async () => {
  expect(await render()).not.toContain('data-name="short"')
  expect(await render({ settings: { displayNameShort: 'S' } })).toContain('<span data-name="short">S</span>')
})

test.each([
  ['a page', '/about', '/browse#find'],
  ['the browse screen, whose search stays', '/browse/articles?all=water', '/browse/articles?all=water#find'],
])('from %s the search icon leads to the search field of the browse page', async (_, path, expected) => {
  expect(linksOf(await render({ path }))).toContain(expected)
})
