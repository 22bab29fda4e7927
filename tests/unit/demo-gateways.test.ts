/** The gateways of the demo library: each can be taken in as it is, and all shapes that a gateway can have are among them. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { themeErrors } from '../../src/brands/gateway-theme.ts'
import { demoGateways, demoSelectionSchema } from '../../src/main/demo-library.ts'
import { blockSchema } from '../../src/modules/gateways/domain/blocks.ts'
import { filesNamedBy, type GatewayFile, gatewayFileSchema } from '../../src/modules/gateways/domain/gateway-file.ts'
import { heroKinds, typefaces } from '../../src/modules/gateways/domain/theme.ts'
import { parseAssetPackage } from '../../src/modules/publications/domain/content/asset-package.ts'
import { elementsTakenOut } from '../../src/modules/sites/domain/page-html.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'

const demo = resolve(import.meta.dirname, '../../demo')
const defaultKey = 'f1000research'
const gateways = demoGateways().map(({ platform, folder }) => ({
  platform,
  folder,
  name: `${platform}/${basename(folder)}`,
  file: gatewayFileSchema.parse(JSON.parse(readFileSync(join(folder, 'gateway.json'), 'utf8'))),
}))
const { all: platforms } = await loadPlatforms({ settingsFile: null, defaultKey })
const some = (has: (file: GatewayFile) => boolean) => gateways.some(({ file }) => has(file))
const allBlocks = ({ homepage, about, customPages }: GatewayFile) => [homepage, about, ...customPages].flatMap(({ blocks }) => blocks)

test.each(gateways)('the gateway $name is in its folder, and its files are exactly those that it names', ({ folder, file }) => {
  expect(file.url).toBe(basename(folder))
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll('\\', '/'))
  const named = filesNamedBy(file)
  expect(named.filter(path => !there.includes(path))).toEqual([])
  expect(there.filter(path => /\.\w+$/.test(path) && path !== 'gateway.json' && !named.includes(path))).toEqual([])
  const images = named.filter(path => path.endsWith('.svg'))
  expect(images.filter(path => statSync(join(folder, path)).size > 30_000)).toEqual([])
  const pages = named.filter(path => path.endsWith('.html'))
  expect(pages.flatMap(path => elementsTakenOut(readFileSync(join(folder, path), 'utf8')))).toEqual([])
})

test.each(gateways)('the gateway $name picks items of its site', ({ platform, file }) => {
  const selection = demoSelectionSchema.parse(JSON.parse(readFileSync(join(demo, 'platforms.json'), 'utf8')))
  const folders =
    platform === defaultKey
      ? ['articles', 'assets'].flatMap(kind => readdirSync(join(demo, kind)).map(slug => `${kind}/${slug}`))
      : (selection[platform] ?? [])
  const dois = folders.flatMap(each => doisIn(join(demo, each)))
  const picked = [file, ...file.filters].flatMap(({ items }) => items)
  const featured = allBlocks(file).flatMap(block => (block.block === 'featured' ? block.items : []))
  expect([...picked, ...featured].filter(doi => !dois.includes(doi))).toEqual([])
})

/** Those of its newest version. */
function doisIn(folder: string): (string | null)[] {
  const newest = readdirSync(folder)
    .filter(name => /^v\d+\.xml$/.test(name))
    .toSorted()
    .at(-1)
  if (newest === undefined) return [parseAssetPackage(readFileSync(join(folder, 'item.json'), 'utf8')).doi]
  const source = readFileSync(join(folder, newest), 'utf8')
  return [/<article-id pub-id-type="doi">([^<]+)</.exec(source)?.[1] ?? null]
}

test.each(gateways)('the gateway $name has enough contrast in light and dark, on a site with gateways', ({ platform, file }) => {
  const site = platforms.get(platform)
  if (site === undefined) throw new Error(`There is no platform ${platform}.`)
  expect(themeErrors(site.brand, file.theme)).toEqual([])
  const { gateways: switched, gatewayOnly } = site.platform.features
  expect(switched.enabled).toBe(true)
  expect(gatewayOnly).toEqual(
    file.type === 'GATEWAY_ONLY' ? { enabled: true, url: `/institutions/${file.url}` } : { enabled: false, url: null },
  )
})

test('there are gateways, collections and community gateways, most on the default site', () => {
  const kinds = Object.groupBy(gateways, ({ file: { type, community } }) => (community ? 'community' : type))
  expect(kinds.GATEWAY?.length).toBeGreaterThanOrEqual(6)
  expect(kinds.COLLECTION?.length).toBeGreaterThanOrEqual(4)
  expect(kinds.community?.length).toBeGreaterThanOrEqual(2)
  expect(kinds.GATEWAY_ONLY?.length).toBe(1)
  expect(gateways.filter(({ platform }) => platform === defaultKey).length).toBeGreaterThan(gateways.length / 2)
})

test.each<[string, (file: GatewayFile) => boolean]>([
  ['a gateway with a home page', ({ type, options }) => type === 'GATEWAY' && options.enableHomepage],
  ['a gateway without one', ({ type, options }) => type === 'GATEWAY' && !options.enableHomepage],
  ['a collection with a home page', ({ type, options }) => type === 'COLLECTION' && options.enableHomepage],
  ['a collection without one', ({ type, options }) => type === 'COLLECTION' && !options.enableHomepage],
  ['questions', ({ options }) => options.hasFaqs],
  ['a custom page', ({ customPages }) => customPages.some(({ redirectTo }) => redirectTo === null)],
  ['a custom page that lists the newest', ({ customPages }) => customPages.some(({ listsLatest }) => listsLatest)],
  ['a tab that leads elsewhere on the site', ({ customPages }) => customPages.some(({ redirectTo }) => redirectTo?.startsWith('/'))],
  ['a tab that leads to another site', ({ customPages }) => customPages.some(({ redirectTo }) => redirectTo?.startsWith('https://'))],
  ['sidebars at both sides', ({ about }) => about.leftSidebar !== null && about.rightSidebar !== null],
  ['a page as wide as the screen', ({ about }) => about.fullWidth],
  ['filters by area', ({ areas, filters }) => areas.length > 1 && filters.length > areas.length],
  ['filters without areas', ({ areas, filters }) => areas.length === 0 && filters.length > 1],
  ['no documents alone', ({ options: o }) => o.documentsNotAllowed && !o.postersNotAllowed && !o.slidesNotAllowed],
  ['no posters alone', ({ options: o }) => !o.documentsNotAllowed && o.postersNotAllowed && !o.slidesNotAllowed],
  ['no slides alone', ({ options: o }) => !o.documentsNotAllowed && !o.postersNotAllowed && o.slidesNotAllowed],
  ['articles alone', ({ options: o }) => o.documentsNotAllowed && o.postersNotAllowed && o.slidesNotAllowed],
  ['a special one', ({ special }) => special],
  ['one that no list names', ({ browsable }) => !browsable],
  ['a wide thumbnail as banner', ({ useWideThumbnailForBanner }) => useWideThumbnailForBanner],
  ['a query for the external literature', ({ contents }) => contents.defaultEpmcQuery !== null],
  ['the external literature where its site goes without', ({ contents }) => contents.europePmc === true],
  ['texts in German', ({ language }) => language === 'de'],
  ['no theme at all', ({ theme }) => Object.keys(theme).length === 0],
  ['single tokens', ({ theme }) => theme.tokens !== undefined],
  ['items by hand, with an introduction and its editors', f => f.items.length > 0 && f.rule === null && !!f.introduction?.editors.length],
  ['items by a rule', ({ items, rule }) => items.length === 0 && rule !== null],
  ['items by both', ({ items, rule }) => items.length > 0 && rule !== null],
])('the demo gateways have: %s', (_, has) => {
  expect(some(has)).toBe(true)
})

test('every block, banner and typeface is used', () => {
  const used = new Set<string>(gateways.flatMap(({ file }) => allBlocks(file).map(({ block }) => block)))
  expect(blockSchema.options.map(({ shape }) => shape.block.value).filter(kind => !used.has(kind))).toEqual([])
  expect(heroKinds.filter(kind => !some(({ theme }) => theme.hero === kind))).toEqual([])
  expect(typefaces.filter(face => !some(({ theme }) => theme.typeface === face))).toEqual([])
})

test('an item is in several gateways, and the site lists special ones', () => {
  const picks = gateways.filter(({ platform }) => platform === defaultKey).flatMap(({ file }) => [...new Set(file.items)])
  expect(new Set(picks).size).toBeLessThan(picks.length)
  expect(platforms.get(defaultKey)?.platform.features.specialCollections.enabled).toBe(true)
})
