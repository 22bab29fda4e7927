import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { contrastErrors, describeContrastError } from '../../../../brands/contrast.ts'
import { loadBrands } from '../../../../brands/load-brands.ts'
import { paletteOf } from '../../../../brands/palette.ts'
import { OperatorError } from '../../../../core/operator-error.ts'
import { messages } from '../../../../messages/messages.ts'
import { checkBrand } from './check-brand.ts'
import { brandFiles, makeBrand, type NewBrand } from './make-brand.ts'

const brands = mkdtempSync(join(tmpdir(), 'recto-brands-'))
afterAll(() => rmSync(brands, { recursive: true }))

const wished: NewBrand = { key: 'tide-pools', displayName: 'Tide Pools', hue: null, startYear: 2026 }
const house = readFileSync(join(import.meta.dirname, '../../../../ui/tokens.css'), 'utf8')

test('a new brand loads, and its check finds no errors', async () => {
  expect(await makeBrand(wished, brands)).toBe(join(brands, 'tide-pools'))
  const loaded = (await loadBrands(brands)).get('tide-pools')
  expect(loaded).toMatchObject({ settings: { displayName: 'Tide Pools', startYear: 2026 }, hero: { layout: 'split' }, text: {} })
  expect(loaded?.palette.get('accent')).not.toEqual(paletteOf([house]).get('accent'))
  expect(await checkBrand('tide-pools', brands, messages.en['every-page'])).toEqual({
    key: 'tide-pools',
    name: 'Tide Pools',
    layout: 'split',
    problems: [],
  })
  for (const [file, width, height] of [
    ['mark.svg', 32, 32],
    ['hero.svg', 720, 387],
  ] as const)
    expect(await sharp(join(brands, 'tide-pools', file)).metadata()).toMatchObject({ width, height })
})

test.each(Array.from({ length: 24 }, (_, step) => step * 15))('the colours of hue %i have enough contrast in light and in dark', hue => {
  const sheet = brandFiles({ ...wished, hue })['tokens.css'] ?? ''
  expect(contrastErrors(paletteOf([house, sheet])).map(describeContrastError)).toEqual([])
})

test('the same key gives the same drawing, and another key another', () => {
  const [first, again, other] = [wished, wished, { ...wished, key: 'tide-pool' }].map(brandFiles)
  expect(again).toEqual(first)
  expect([other?.['mark.svg'] === first?.['mark.svg'], other?.['hero.svg'] === first?.['hero.svg']]).toEqual([false, false])
})

test.each(["People's Press", 'A “new” one', `Both ' and "`, 'Back\\slash', '日本語'])(
  'the name %s is written and read back',
  async displayName => {
    const key = `name-${Buffer.from(displayName).toString('hex')}`.slice(0, 60)
    await makeBrand({ ...wished, key, displayName }, brands)
    expect((await checkBrand(key, brands, messages.en['every-page'])).name).toBe(displayName)
  },
)

describe('a brand that cannot be made is refused, and leaves no files', () => {
  test.each<[string, Partial<NewBrand>, RegExp]>([
    ['capitals', { key: 'Tide' }, /“Tide” cannot be a key/],
    ['a way out of the folder', { key: '../tide' }, /cannot be a key/],
    ['a hyphen at the end', { key: 'tide-' }, /cannot be a key/],
    ['nothing', { key: '' }, /cannot be a key/],
    ['more than a label of a host name', { key: 'a'.repeat(64) }, /cannot be a key/],
    ['the default', { key: 'default' }, /“default” is the folder beneath all brands/],
    ['no name', { displayName: ' ' }, /A name has 1 to 60 characters/],
    ['a name of two lines', { displayName: 'a\nb' }, /all on one line/],
    ['a hue beyond the circle', { hue: 360 }, /A hue is a number from 0 to 359/],
    ['no hue at all', { hue: Number.NaN }, /A hue is/],
  ])('it is refused for %s', async (_case, invalid, words) => {
    const before = readdirSync(brands)
    const refused = makeBrand({ ...wished, key: 'fresh', ...invalid }, brands)
    await expect(refused).rejects.toThrow(OperatorError)
    await expect(refused).rejects.toThrow(words)
    expect(readdirSync(brands)).toEqual(before)
  })
  test('an existing folder is not changed', async () => {
    mkdirSync(join(brands, 'taken'))
    writeFileSync(join(brands, 'taken', 'notes.txt'), 'mine')
    await expect(makeBrand({ ...wished, key: 'taken' }, brands)).rejects.toThrow(/There is a folder .*taken already/)
    expect(readdirSync(join(brands, 'taken'))).toEqual(['notes.txt'])
  })
  test('a missing folder of brands is reported', async () => {
    await expect(makeBrand(wished, join(brands, 'nowhere'))).rejects.toThrow(/There is no folder .*nowhere/)
  })
})

describe('the check of a brand reports errors', () => {
  const brandModule = (changes: string) =>
    `export const brand = { platform: { displayName: 'Broken' }, masthead: 'standard', footer: 'standard', hero: { layout: 'band', showsIssn: false }, partnerLogos: [], menu: null, follow: [], ${changes} }`
  test.each<[string, Record<string, string>, RegExp[]]>([
    ['missing-files', { 'brand.ts': brandModule('') }, [/^There is no mark\.svg\.$/, /^There is no hero\.svg\.$/]],
    ['wrong-layout', { 'brand.ts': brandModule("hero: { layout: 'round', showsIssn: false }") }, [/hero\.layout: /]],
    ['wrong-info', { 'brand.ts': brandModule("platform: { displayName: 'Broken', issn: 'x' }") }, [/issn: must be an ISSN/]],
    ['no-module', { 'brand.ts': 'export const brand = {' }, [/brand\.ts cannot be run: /]],
    [
      'pale',
      {
        'brand.ts': brandModule('hero: null'),
        'mark.svg': '<svg/>',
        'tokens.css': ':root { --ink: light-dark(#999, #fff); }',
        'text.ts': `export const text = { nonsense: ${JSON.stringify(Object.fromEntries(['en', 'de', 'es', 'fr', 'it', 'ja'].map(each => [each, 'x'])))} }`,
      },
      [/there is no message “nonsense”/, /^tokens\.css: light: ink on paper has 2\.\d\d, and needs 4\.5\.$/],
    ],
  ])('the errors of %s are reported', async (key, files, problems) => {
    mkdirSync(join(brands, key))
    for (const [name, content] of Object.entries(files)) writeFileSync(join(brands, key, name), content)
    const found = (await checkBrand(key, brands, messages.en['every-page'])).problems
    for (const problem of problems) expect(found).toContainEqual(expect.stringMatching(problem))
  })
})
