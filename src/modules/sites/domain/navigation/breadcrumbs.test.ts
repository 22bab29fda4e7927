import { expect, test } from 'vitest'
import { breadcrumbs, type Trail } from './breadcrumbs.ts'

const soil = { path: '/gateways/soil', name: 'Soil and Society' }

/** “Label → /path”, or the label alone without a link; keys in brackets. */
const trail = (page: Partial<Trail>) =>
  breadcrumbs({ path: '/', title: 'The page', ...page }).map(({ label, href }) => {
    const name = 'key' in label ? `[${label.key}]` : label.text
    return href === null ? name : `${name} → ${href}`
  })

test.each<[Partial<Trail>, string[]]>([
  [{ path: '/' }, []],
  [{ path: '/de' }, []],
  [{ path: '' }, []],
  [{ path: '/contact' }, ['[home] → /', 'The page']],
  [{ path: '/de/about/policies' }, ['[home] → /', '[menu-about] → /about', 'The page']],
  [{ path: '/about/policies/?page=2#top' }, ['[home] → /', '[menu-about] → /about', 'The page']],
  [{ path: '/about//policies' }, ['[home] → /', '[menu-about] → /about', 'The page']],
  [{ path: '/articles/7-1374' }, ['[home] → /', '[menu-articles] → /browse/articles', 'The page']],
  [{ path: '/articles/7-1374/v2' }, ['[home] → /', '[menu-articles] → /browse/articles', '7-1374 → /articles/7-1374', 'The page']],
  [{ path: '/my/user-details' }, ['[home] → /', '[my-activities] → /my', 'The page']],
  [{ path: '/blog/ten_years-on/ada' }, ['[home] → /', '[menu-blog] → /blog', 'Ten years on → /blog/ten_years-on', 'The page']],
  [{ path: '/%C3%A9tudes-r%C3%A9centes/x' }, ['[home] → /', 'Études récentes → /%C3%A9tudes-r%C3%A9centes', 'The page']],
  [{ path: '/100%/x' }, ['[home] → /', '100% → /100%', 'The page']],
  [{ path: '/--/x' }, ['[home] → /', '-- → /--', 'The page']],
  [{ path: '/editor/version/preview/12' }, ['[home] → /', 'The page']],
  [{ path: '/de/author/poster/preview/12' }, ['[home] → /', 'The page']],
  [{ path: '/alerts/sign-up' }, ['[home] → /', 'The page']],
  [{ path: '/constructor/x' }, ['[home] → /', 'Constructor → /constructor', 'The page']],
])('the breadcrumbs of %j are right (R2.3-24)', (page, expected) => expect(trail(page)).toEqual(expected))

test.each<[Partial<Trail>, string[]]>([
  [{ path: '/for-authors/publish-your-research' }, ['[home] → /', '[menu-for-authors] → /for-authors', 'The page']],
  [{ path: '/for-authors/publish-your-research', gateway: soil }, ['[home] → /', '[menu-for-authors] → /for-authors', 'The page']],
  [
    { path: '/gateways/soil/for-authors/publish-your-research', gateway: soil },
    ['[home] → /', '[menu-gateways] → /gateways', 'Soil and Society → /gateways/soil', 'The page'],
  ],
  [
    { path: '/gateways/soil/for-authors/publish-your-research' },
    ['[home] → /', '[menu-gateways] → /gateways', 'Soil → /gateways/soil', 'For authors → /gateways/soil/for-authors', 'The page'],
  ],
  [
    { path: '/gateways/soil/browse', gateway: { ...soil, href: '/gateways/soil/about' } },
    ['[home] → /', '[menu-gateways] → /gateways', 'Soil and Society → /gateways/soil/about', 'The page'],
  ],
  [
    { path: '/gateways/soil/for-authors', gateway: soil },
    ['[home] → /', '[menu-gateways] → /gateways', 'Soil and Society → /gateways/soil', 'The page'],
  ],
  [{ path: '/gateways/soil/home', gateway: soil }, ['[home] → /', '[menu-gateways] → /gateways', 'The page']],
  [
    { path: '/gateways/soil/home', gateway: { path: '/gateways/rock', name: 'Rock' } },
    ['[home] → /', '[menu-gateways] → /gateways', 'Soil → /gateways/soil', 'The page'],
  ],
])('the breadcrumbs inside a gateway are right: %j (R2.3-25)', (page, expected) => expect(trail(page)).toEqual(expected))

test('a path whose name is null has no breadcrumb, unless it is the current page', () => {
  const names = { '/browse/soil': null, '/browse/soil/articles': null }
  expect(trail({ path: '/browse/soil/articles', names })).toEqual(['[home] → /', '[menu-browse] → /browse', 'The page'])
})

test('names given by the page replace those of the site’s sections', () => {
  const names = { '/browse': { label: { text: 'All content' } }, '/browse/soil': { label: { text: 'Soil science' }, href: null } }
  expect(trail({ path: '/browse/soil/articles', names })).toEqual(['[home] → /', 'All content → /browse', 'Soil science', 'The page'])
})

test.each([
  ['/gateways/soil', 'Soil and Society'],
  ['/gateways', '[menu-gateways]'],
  ['/gateways/soil/open-questions', 'Open questions'],
])('without a title, the breadcrumbs of %s end with %s', (path, last) =>
  expect(trail({ path, title: ' ', gateway: soil }).at(-1)).toBe(last),
)
