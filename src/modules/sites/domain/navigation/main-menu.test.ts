import { expect, test } from 'vitest'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { type MenuFeatures, type MenuItem, mainMenu, menuItemSchema, withSubjects } from './main-menu.ts'

const allOff: MenuFeatures = {
  blog: { enabled: false, url: '/blog', legacy: false, translationKey: 'menu-blog' },
  browse: { enabled: false },
  gateways: { enabled: false },
  submissionOnly: { enabled: false },
}
const submissionOnly = { enabled: true }
const legacyBlog = { enabled: true, legacy: true, url: 'https://blog.example.org', translationKey: 'menu-stories' }
const item = (path: string, menuOrder = 0, children: readonly MenuItem[] = []): MenuItem => ({ path, key: path, menuOrder, children })

test.each<[MenuItem['placeholder'], Partial<MenuFeatures>, { href: string; newTab: boolean } | null]>([
  ['blog', {}, null],
  ['blog', { blog: { ...allOff.blog, enabled: true, url: '/stories' } }, { href: '/stories', newTab: false }],
  ['blog', { blog: legacyBlog }, { href: 'https://blog.example.org', newTab: true }],
  ['blog', { browse: { enabled: true }, gateways: { enabled: true } }, null],
  ['browse', {}, null],
  ['browse', { browse: { enabled: true } }, { href: '/browse/articles', newTab: false }],
  ['browse', { gateways: { enabled: true }, blog: legacyBlog }, null],
  ['gateways', {}, null],
  ['gateways', { gateways: { enabled: true } }, { href: '/gateways', newTab: false }],
  ['gateways', { browse: { enabled: true }, blog: legacyBlog }, null],
  ['rss', {}, { href: '/published/rss', newTab: false }],
  ['browse', { browse: { enabled: true }, submissionOnly }, null],
  ['gateways', { gateways: { enabled: true }, submissionOnly }, null],
  ['rss', { submissionOnly }, null],
  ['blog', { blog: legacyBlog, submissionOnly }, { href: 'https://blog.example.org', newTab: true }],
])('the menu placeholder %s with %j leads to %j (A2-42, A2-43, A2-44)', (placeholder, features, expected) => {
  const [entry] = mainMenu([{ placeholder, key: 'name', menuOrder: 0 }], { ...allOff, ...features })
  expect(entry === undefined ? null : { href: entry.href, newTab: entry.newTab }).toEqual(expected)
})

test.each([
  ['/about', true],
  ['https://example.org/', true],
  ['//example.org/', false],
  ['javascript:alert(1)', false],
  ['about', false],
  ['', false],
])('whether the path of a menu entry may be %j is %s', (path, allowed) => {
  expect(mainMenu([item(path)], allOff).map(entry => entry.href)).toEqual(allowed ? [path] : [])
  expect(menuItemSchema.safeParse(item(path)).success).toBe(allowed)
})

test('entries are sorted by menuOrder on each level, and equal ones keep their order (A2-45)', () => {
  const items = [item('/c', 3), item('/b1', 2, [item('/y', 9), item('/x', 1)]), item('/a', 1), item('/b2', 2)]
  const shown = mainMenu(items, allOff)
  expect(shown.map(entry => entry.href)).toEqual(['/a', '/b1', '/b2', '/c'])
  expect(shown[1]?.children.map(child => child.href)).toEqual(['/x', '/y'])
  expect(items.map(({ path }) => path)).toEqual(['/c', '/b1', '/a', '/b2'])
})

test('a menu heading is shown with children and hidden without', () => {
  const heading: MenuItem = { key: 'more', menuOrder: 0, children: [{ placeholder: 'gateways', key: 'menu-gateways', menuOrder: 0 }] }
  expect(mainMenu([heading], allOff)).toEqual([])
  expect(mainMenu([heading], { ...allOff, gateways: { enabled: true } })).toEqual([
    {
      label: { key: 'more' },
      href: null,
      newTab: false,
      children: [{ label: { key: 'menu-gateways' }, href: '/gateways', newTab: false, children: [] }],
    },
  ])
})

test('a hidden entry hides its children', () => {
  expect(mainMenu([{ placeholder: 'gateways', key: 'name', menuOrder: 0, children: [item('/about')] }], allOff)).toEqual([])
})

test.each<[Partial<MenuItem>, object]>([
  [{ placeholder: 'blog', key: 'menu-blog' }, { key: 'menu-stories' }],
  [{ placeholder: 'blog', text: 'Field notes' }, { text: 'Field notes' }],
  [{ path: '/about', key: 'menu-about' }, { key: 'menu-about' }],
  [{ path: '/about', key: 'menu-about', text: 'Who we are' }, { text: 'Who we are' }],
])('the label of the menu entry %j is %j', (named, label) => {
  expect(mainMenu([{ menuOrder: 0, ...named }], { ...allOff, blog: legacyBlog }).map(entry => entry.label)).toEqual([label])
})

test.each<[unknown, string]>([
  [{ path: '/a', placeholder: 'rss', key: 'a', menuOrder: 0 }, 'a path or a placeholder'],
  [{ path: '/a', menuOrder: 0 }, 'a key or a text'],
  [{ placeholder: 'shop', key: 'a', menuOrder: 0 }, 'Invalid option'],
  [{ key: 'a', menuOrder: 0, children: [{ path: 'javascript:alert(1)', key: 'b', menuOrder: 0 }] }, 'must begin with one /'],
  [{ path: '/a', key: 'a', menuOrder: 0, order: 1 }, 'Unrecognized key'],
])('the menu entry %j is refused: %s', (value, message) => {
  expect(
    menuItemSchema
      .safeParse(value)
      .error?.issues.map(issue => issue.message)
      .join(),
  ).toContain(message)
})

test('the list of a content type that the site does not have is hidden (A3-20)', () => {
  const heading: MenuItem = { key: 'browse', menuOrder: 0, children: [item('/browse/articles', 1), item('/browse/posters', 2)] }
  const shown = (offered: ContentType[]) =>
    mainMenu([heading, item('/browse')], allOff, offered).map(({ href, children }) => [href, ...children.map(each => each.href)])
  expect(shown(['ARTICLE', 'SLIDE'])).toEqual([[null, '/browse/articles'], ['/browse']])
  expect(shown(['SLIDE'])).toEqual([['/browse']])
})

test('the site’s subjects stand under the list of its publications, and nowhere else', () => {
  const items: MenuItem[] = [{ placeholder: 'browse', key: 'menu-browse', menuOrder: 1 }, item('/about', 2)]
  const menu = mainMenu(items, { ...allOff, browse: { enabled: true } })
  const [browse, about] = withSubjects(menu, [{ name: 'Ecology', path: '/browse/ecology' }])
  expect(browse?.group).toEqual({
    title: { key: 'menu-by-subject' },
    entries: [{ label: { text: 'Ecology' }, href: '/browse/ecology', newTab: false, children: [] }],
  })
  expect(about).not.toHaveProperty('group')
  expect(withSubjects(menu, [])).toEqual(menu)
  expect(withSubjects(menu.slice(1), [{ name: 'Ecology', path: '/browse/ecology' }])).toEqual([menu[1]])
})
