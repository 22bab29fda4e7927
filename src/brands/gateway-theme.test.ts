import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GatewayTheme, heroKinds, themeSchema } from '../modules/gateways/domain/theme.ts'
import { contrastErrors, describeContrastError } from './contrast.ts'
import { gatewayThemeSheet, themedPalette, themeErrors } from './gateway-theme.ts'
import { brandKeys } from './load-brands.ts'
import { readPalette } from './palette.ts'

const brandOf = (key: string) => {
  const directory = join(import.meta.dirname, key)
  return { directory, palette: readPalette(directory) }
}
const house = brandOf('default')
const hex = (red: number, green: number, blue: number): string =>
  `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
const byte = fc.integer({ min: 0, max: 255 })
const anyColour = fc.tuple(byte, byte, byte).map(parts => hex(...parts))
/** The corners of the RGB cube and greys, which have no hue or no lighter or darker shade. */
const extremes = ['#000000', '#ffffff', '#808080', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#010101', '#fefefe']

describe('a theme with any accent colour has enough contrast in light and in dark', () => {
  test.each(['default', ...brandKeys()])('it has when based on the brand %s', key => {
    const brand = brandOf(key)
    const errors = (theme: GatewayTheme) => contrastErrors(themedPalette(brand, theme)).map(describeContrastError)
    for (const accent of extremes) for (const hero of heroKinds) expect(errors({ accent, hero }), `${accent} ${hero}`).toEqual([])
    for (const hero of heroKinds) expect(errors({ hero }), hero).toEqual([])
    fc.assert(
      fc.property(anyColour, fc.constantFrom(...heroKinds), (accent, hero) => {
        expect(errors({ accent, hero })).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})

describe('the accent of a gateway theme', () => {
  test.each([
    ['stays as it is where it can be read', '#0b6e4f', '#0b6e4f'],
    ['in capitals too', '#0B6E4F', '#0b6e4f'],
    ['written short too', '#063', '#006633'],
  ])('it has its colour in light mode: it %s', (_case, accent, light) => {
    expect(themedPalette(house, { accent }).get('accent')?.light).toBe(light)
  })
  test('a grey accent makes no colour', () => {
    const palette = themedPalette(house, { accent: '#777777' })
    for (const name of ['accent', 'accent-soft', 'hero-paper', 'on-accent'])
      for (const shade of Object.values(palette.get(name) ?? {})) expect(shade, name).toMatch(/^#(..)\1\1$/)
  })
  test('the masthead and the footer keep the brand’s colours', () => {
    const palette = themedPalette(house, { accent: '#a01030', tokens: { ink: ['#000', '#fff'] } })
    for (const name of ['header-accent', 'header-ink', 'footer-ink']) expect(palette.get(name), name).toEqual(house.palette.get(name))
    expect(palette.get('accent')).not.toEqual(house.palette.get('accent'))
  })
})

describe('a theme with too little contrast is refused', () => {
  test.each<[string, GatewayTheme['tokens'], string[]]>([
    ['a fit token', { 'line-strong': ['#555555', '#aaaaaa'] }, []],
    [
      'ink that is too pale',
      { 'ink-faint': ['#9a9a9a', '#949eac'] },
      ['tokens.ink-faint light: ink-faint on paper has 2.81, and needs 4.5'],
    ],
    [
      'what follows the token',
      { accent: ['#1d5a8c', '#3b4450'] },
      ['tokens dark: chart-1 on paper has 1.80, and needs 3', 'tokens.accent dark: accent on paper has 1.80, and needs 4.5'],
    ],
    ['a name that no token has', { accnt: ['#000', '#fff'] }, ['tokens.accnt is no colour’s name; src/ui/tokens.css has them all']],
    ['a size', { 'space-1': ['#000', '#fff'] }, ['tokens.space-1 is no colour’s name; src/ui/tokens.css has them all']],
    [
      'the platform’s own stage',
      { 'header-paper': ['#fff', '#000'] },
      ['tokens.header-paper is the platform’s: its masthead and its footer look the same in every gateway'],
    ],
  ])('a token of a theme is checked: %s', (_case, tokens, expected) => {
    const errors = themeErrors(house, { tokens }).map(({ path, message }) => `${path.join('.')} ${message}`)
    expect(errors).toEqual(expected.length === 0 ? [] : expect.arrayContaining(expected))
  })
  test.each([
    [{ accent: 'green' }, 'accent: must be a colour such as #0b6e4f'],
    [{ accent: '#12345' }, 'accent: must be a colour such as #0b6e4f'],
    [{ tokens: { ink: ['#000', 'red; } body { display: none'] } }, 'tokens.ink.1: must be a colour such as #0b6e4f'],
    [{ tokens: { 'a: b; c': ['#000', '#000'] } }, 'tokens.a: b; c: must be a token’s name without its dashes, such as paper-soft'],
  ])('the theme %j is refused', (theme, expected) => {
    const issues = themeSchema.safeParse(theme).error?.issues ?? []
    const reported = issues.map(issue => {
      const [inner] = issue.code === 'invalid_key' ? issue.issues : []
      return `${issue.path.join('.')}: ${inner?.message ?? issue.message}`
    })
    expect(reported).toEqual([expected])
  })
})

describe('the style sheet of a gateway theme', () => {
  test('it is empty where the theme sets nothing', () => {
    expect(gatewayThemeSheet(house, {}, '1')).toBe('')
    expect(gatewayThemeSheet(house, { typeface: 'brand' }, '1')).toBe('')
  })
  test('it redeclares the tokens that refer to a changed token', () => {
    const sheet = gatewayThemeSheet(house, { tokens: { accent: ['#123456', '#abcdef'] } }, 'mine-7')
    expect(sheet).toBe(
      [
        '[data-gateway="mine-7"] {',
        '  --accent: light-dark(#123456, #abcdef);',
        '  --hero-action: var(--accent);',
        '  --chart-1: var(--accent);',
        '}',
        '',
      ].join('\n'),
    )
  })
  test('it sets the background and text colours, which are inherited as computed values', () => {
    const sheet = gatewayThemeSheet(house, { tokens: { paper: ['#fffef8', '#101010'] } }, '1')
    expect(sheet).toContain('\n  color: var(--ink);\n  background-color: var(--paper);\n')
    expect(sheet).not.toContain('--header-paper')
  })
  test('it gives headings another font, on the screen and in print', () => {
    const sheet = gatewayThemeSheet(brandOf('routledge'), { typeface: 'sans' }, '1')
    expect(sheet).toContain('--family-display: var(--family-interface);')
    expect(sheet).toMatch(/@media print \{\n\[data-gateway="1"\] \{\n {2}--font-title: [^}]*20pt/)
    // The brand's own sizes come after the default ones.
    expect(sheet.lastIndexOf('--font-hero: var(--weight-display) clamp(2.125rem')).toBeGreaterThan(sheet.indexOf('clamp(2rem'))
    expect(sheet).toMatch(/@media screen \{\n\[data-gateway="1"\] \{\n {2}--font-card: [^}]*1\.375rem/)
  })
  test.each([
    ['wellcome', 'sans'],
    ['ora', 'serif'],
    ['f1000research', 'serif'],
  ] as const)('it leaves the brand %s its own font where that is %s already', (key, typeface) => {
    expect(gatewayThemeSheet(brandOf(key), { typeface }, '1')).toBe('')
  })
  test('it leaves out tokens without contrast and keeps the rest', () => {
    const theme: GatewayTheme = { accent: '#0b6e4f', tokens: { ink: ['#eee', '#222'] } }
    expect(gatewayThemeSheet(house, theme, '1')).toBe(gatewayThemeSheet(house, { accent: '#0b6e4f' }, '1'))
  })
  test('it is the same each time', () => {
    const theme: GatewayTheme = { accent: '#c0ffee', hero: 'deep', typeface: 'sans' }
    expect(gatewayThemeSheet(house, theme, '1')).toBe(gatewayThemeSheet(house, theme, '1'))
  })
  test.each(['', 'a"]{}', 'a b'])('it accepts no id such as “%s”', id => {
    expect(() => gatewayThemeSheet(house, { accent: '#000' }, id)).toThrow(TypeError)
  })
})
