import { describe, expect, it } from 'vitest'
import { entriesOfPage, readPageEntries } from './page-entries.ts'

const now = new Date('2026-11-22T12:00:00Z')
const gateways = [{ id: 3, path: '/gateways/rivers' }]
const good = { title: ['Our  story '], path: ['our-story'], layout: ['standard'], body: ['<p>Once</p>'], act: ['publish'] }
const read = (entries: Record<string, string[]>) => readPageEntries({ ...good, ...entries }, { gateways, fixedPath: null, now })

it('reads a page', () => {
  const { page, errors } = read({
    ...{ gateway: ['3'], path: ['/gateways/rivers/banks/'], fullWidth: ['on'], ownMenu: ['a The first\n\n#b  The second'] },
    ...{ 'left-type-1': ['widget_text'], 'left-text-1': [' <p>Beside</p> '], 'left-type-0': [''], 'left-text-0': ['lost'] },
  })
  expect(errors).toEqual({})
  expect(page).toEqual({
    ...{ title: 'Our story', path: '/gateways/rivers/banks', gatewayId: 3, body: '<p>Once</p>', showing: 'now', description: null },
    ...{ layout: 'standard', fullWidth: true, redirectTo: null, rightSidebar: [] },
    leftSidebar: [{ type: 'widget_text', content: '<p>Beside</p>' }],
    anchoredMenuItems: [
      { refId: 'a', text: 'The first' },
      { refId: 'b', text: 'The second' },
    ],
  })
})

it.each<[Record<string, string[]>, Record<string, string>]>([
  [{ title: [' '] }, { title: 'field-required' }],
  [{ title: ['a'.repeat(201)] }, { title: 'field-too-long' }],
  [{ path: ['/browse/x'] }, { path: 'content-path-reserved' }],
  [{ path: [] }, { path: 'content-path-empty' }],
  [{ gateway: ['3'] }, { path: 'content-path-not-in-gateway' }],
  [{ layout: ['magazine'] }, { layout: 'content-choice-wrong' }],
  [{ redirectTo: ['javascript:alert(1)'] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['//evil.example'] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['/our-story'] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['https://example.org/'] }, {}],
  [{ ownMenu: ['a The first\nalone'] }, { ownMenu: 'content-own-menu-wrong' }],
  [{ act: ['schedule'] }, { publishAt: 'content-time-wrong' }],
  [{ act: ['schedule'], publishAt: ['2026-02-30T25:00'] }, { publishAt: 'content-time-wrong' }],
  [{ act: ['schedule'], publishAt: ['2026-11-22T12:00'] }, { publishAt: 'content-time-past' }],
  [{ act: ['schedule'], publishAt: ['2026-11-22T12:01'] }, {}],
  [{ act: ['save'], publishAt: ['1999-01-01T00:00'] }, {}],
  [{ body: ['a'.repeat(200_001)] }, { body: 'field-too-long' }],
])('%j: %j', (entries, invalid) => {
  expect(Object.fromEntries(Object.entries(read(entries).errors).map(([field, { key }]) => [field, key]))).toEqual(invalid)
})

describe('when readers see it', () => {
  it.each<[string, unknown]>([
    ['save', 'draft'],
    ['preview', 'draft'],
    ['publish', 'now'],
    ['schedule', new Date('2026-12-24T08:30:00Z')],
    ['anything', 'draft'],
  ])('%s', (act, showing) => {
    expect(read({ act: [act], publishAt: ['2026-12-24T08:30'] }).page.showing).toEqual(showing)
  })
})

it('what the form is given comes back from it', () => {
  const { page } = read({
    description: ['All of it'],
    'right-type-0': ['widget_nav_menu'],
    'right-text-0': ['<ul></ul>'],
    ownMenu: ['a A'],
  })
  expect(readPageEntries({ ...entriesOfPage(page), act: ['publish'] }, { gateways, fixedPath: null, now }).page).toEqual(page)
})

it('a page that comes with the project stays where it is', () => {
  const { page } = readPageEntries({ ...good, gateway: ['3'] }, { gateways, fixedPath: '/about', now })
  expect(page).toMatchObject({ path: '/about', gatewayId: null })
})
