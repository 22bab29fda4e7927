import { describe, expect, it } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { entriesOfPage, readPageEntries } from './page-entries.ts'

const now = new Date('2026-11-22T12:00:00Z')
const gateways = [{ id: testId(3), path: '/gateways/rivers' }]
const good = { title: ['Our  story '], path: ['our-story'], layout: ['standard'], body: ['<p>Once</p>'], act: ['publish'] }
const read = (entries: Record<string, string[]>) =>
  readPageEntries({ ...good, ...entries }, { gateways, needsGateway: false, fixedPath: null, now, timeZone: 'UTC' })

it('a valid form gives the page', () => {
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
  [{ path: [] }, {}],
  [{ path: [], gateway: ['3'] }, {}],
  [{ path: [' '], title: ['?!'] }, { path: 'content-path-empty' }],
  [{ path: [], title: [] }, { title: 'field-required' }],
  [{ path: [], title: ['Articles'] }, { path: 'content-path-reserved' }],
  [{ gateway: ['3'] }, { path: 'content-path-not-in-gateway' }],
  [{ layout: ['magazine'] }, { layout: 'content-choice-wrong' }],
  [{ redirectTo: ['javascript:alert(1)'] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['//evil.example'] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['/our-story'] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['https://example.org/'] }, {}],
  [{ redirectTo: [`/${'a'.repeat(2000)}`] }, { redirectTo: 'content-link-wrong' }],
  [{ redirectTo: ['#part'] }, { redirectTo: 'content-link-wrong' }],
  [{ ownMenu: ['a The first\nalone'] }, { ownMenu: 'content-own-menu-wrong' }],
  [{ act: ['schedule'] }, { publishAt: 'content-time-wrong' }],
  [{ act: ['schedule'], publishAt: ['2026-02-30T25:00'] }, { publishAt: 'content-time-wrong' }],
  [{ act: ['schedule'], publishAt: ['2026-11-22T12:00'] }, { publishAt: 'content-time-past' }],
  [{ act: ['schedule'], publishAt: ['2026-11-22T12:01'] }, {}],
  [{ act: ['save'], publishAt: ['1999-01-01T00:00'] }, {}],
  [{ body: ['a'.repeat(200_001)] }, { body: 'field-too-long' }],
])('the form with %j has the errors %j', (entries, invalid) => {
  expect(Object.fromEntries(Object.entries(read(entries).errors).map(([field, error]) => [field, error?.key]))).toEqual(invalid)
})

describe('the publication state that a form asks for', () => {
  it.each<[string, unknown]>([
    ['save', 'draft'],
    ['preview', 'draft'],
    ['publish', 'now'],
    ['schedule', new Date('2026-12-24T08:30:00Z')],
    ['anything', 'draft'],
  ])('it is right for the button %s', (act, showing) => {
    expect(read({ act: [act], publishAt: ['2026-12-24T08:30'] }).page.showing).toEqual(showing)
  })
})

it('a page of an editor of gateways has to belong to one of them', () => {
  const setting = { gateways, needsGateway: true, fixedPath: null, now, timeZone: 'UTC' }
  expect(Object.keys(readPageEntries({ ...good, gateway: ['9'] }, setting).errors)).toEqual(['gateway'])
  expect(readPageEntries({ ...good, gateway: ['3'], path: ['/gateways/rivers/banks'] }, setting).errors).toEqual({})
})

it('a page filled into the form is read back unchanged', () => {
  const { page } = read({
    description: ['All content'],
    'right-type-0': ['widget_nav_menu'],
    'right-text-0': ['<ul></ul>'],
    ownMenu: ['a A'],
  })
  expect(
    readPageEntries({ ...entriesOfPage(page), act: ['publish'] }, { gateways, needsGateway: false, fixedPath: null, now, timeZone: 'UTC' })
      .page,
  ).toEqual(page)
})

it('the path of a built-in page cannot be changed', () => {
  const { page } = readPageEntries(
    { ...good, gateway: ['3'] },
    { gateways, needsGateway: false, fixedPath: '/about', now, timeZone: 'UTC' },
  )
  expect(page).toMatchObject({ path: '/about', gatewayId: null })
})

it.each([
  ['by the clock of the site, in winter', '2026-12-24T08:30', '2026-12-24T07:30:00.000Z'],
  ['by the clock of the site, in summer', '2027-07-24T08:30', '2027-07-24T06:30:00.000Z'],
  ['that is past on the site, though not in UTC', '2026-11-22T12:30', null],
])('the time of publication is read %s', (_case, publishAt, expected) => {
  const { page, errors } = readPageEntries(
    { ...good, act: ['schedule'], publishAt: [publishAt] },
    { gateways, needsGateway: false, fixedPath: null, now, timeZone: 'Europe/Berlin' },
  )
  expect(page.showing).toEqual(expected === null ? 'draft' : new Date(expected))
  expect(Object.keys(errors)).toEqual(expected === null ? ['publishAt'] : [])
})

it('a page whose path is left empty gets that of its title, within its gateway', () => {
  expect(read({ path: [''] }).page.path).toBe('/our-story')
  expect(read({ path: [], gateway: ['3'] }).page.path).toBe('/gateways/rivers/our-story')
})
