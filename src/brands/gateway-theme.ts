/**
 * The theme of a gateway over its site's brand: a style sheet for everything within `[data-gateway="ID"]`. A browser resolves a
 * custom property where it is declared, so that tokens that depend on a changed one are declared again.
 * The masthead and the footer keep the site's.
 */
import type { GatewayTheme, HeroKind, Typeface } from '../modules/gateways/domain/theme.ts'
import { accentTokens, type Colours, heroTokens, shadesOfAccent, shadesOfHero } from './accent-shades.ts'
import { contrastErrors, describeContrastError } from './contrast.ts'
import type { LoadedBrand } from './load-brands.ts'
import { type Palette, paletteOf, type Shades } from './palette.ts'
import { brandSheets, type Declaration, rootDeclarations } from './style-sheets.ts'

type ThemedBrand = Pick<LoadedBrand, 'directory' | 'palette'>

export interface ThemeError {
  /** The path within the theme: `['tokens', 'ink']`. */
  path: readonly string[]
  message: string
}

/** The errors of a theme over this brand; empty where everything is readable. */
export function themeErrors(brand: ThemedBrand, theme: GatewayTheme): ThemeError[] {
  const names = Object.keys(theme.tokens ?? {})
  const misnamed = names.flatMap(name => {
    const message = whyNoToken(name, brand.palette)
    return message === null ? [] : [{ path: ['tokens', name], message }]
  })
  if (misnamed.length > 0) return misnamed
  const themed = themedPalette(brand, theme)
  return contrastErrors(themed)
    .filter(({ scheme, ...pair }) => [pair.ink, pair.paper].some(name => themed.get(name)?.[scheme] !== brand.palette.get(name)?.[scheme]))
    .map(error => {
      const blamed = [error.ink, error.paper].find(name => names.includes(name))
      return { path: blamed === undefined ? ['tokens'] : ['tokens', blamed], message: describeContrastError(error) }
    })
}

function whyNoToken(name: string, palette: Palette): string | null {
  if (isOfPlatform(name)) return 'is the platform’s: its masthead and its footer look the same in every gateway'
  return palette.has(name) ? null : 'is no colour’s name; src/ui/tokens.css has them all'
}

const isOfPlatform = (name: string): boolean => /^(header|footer)-/.test(name)

/** The colours within the gateway: the brand's, with the theme's over them and what follows from these. */
export function themedPalette(brand: ThemedBrand, theme: GatewayTheme): Palette {
  const changed = [...changedColours(brand, theme)].map(([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`)
  const themed = paletteOf([...brandSheets(brand.directory), `:root { ${changed.join(' ')} }`])
  return new Map([...themed].map(([name, shades]) => [name, isOfPlatform(name) ? (brand.palette.get(name) ?? shades) : shades]))
}

/**
 * The style sheet; empty where the theme changes nothing. Deterministic. Tokens of a theme that have become invalid, because
 * the brand has changed, are left out.
 * @param id of the gateway: letters, digits, hyphens and underscores
 */
export function gatewayThemeSheet(brand: ThemedBrand, theme: GatewayTheme, id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new TypeError(`“${id}” is no id of a gateway.`)
  if (theme.tokens !== undefined && themeErrors(brand, theme).length > 0) {
    const { tokens: _left, ...sound } = theme
    return gatewayThemeSheet(brand, sound, id)
  }
  const sheets = brandSheets(brand.directory).flatMap(rootDeclarations)
  const always = (declarations: Record<string, string>): Declaration[] =>
    Object.entries(declarations).map(([name, value]) => ({ media: null, name, value }))
  const colours = changedColours(brand, theme)
  const own = [
    ...[...colours].map(([name, { light, dark }]) => ({ media: null, name, value: `light-dark(${light}, ${dark})` })),
    // The brand's artwork is drawn for the brand's ground.
    ...(colours.has('hero-paper') ? always({ 'hero-art': 'none' }) : []),
    ...always(typefaceDeclarations(theme.typeface ?? 'brand', sheets)),
  ]
  if (own.length === 0) return ''
  const selector = `[data-gateway="${id}"]`
  const rules = inRules([...own, ...followers(sheets, new Set(own.map(({ name }) => name)))])
  const body = ['ink', 'paper'].some(name => colours.has(name)) ? ['  color: var(--ink);', '  background-color: var(--paper);'] : []
  return rules
    .map(({ media, declarations }, index) => {
      const rule = [`${selector} {`, ...declarations, ...(index === 0 ? body : []), '}'].join('\n')
      return media === null ? `${rule}\n` : `${media} {\n${rule}\n}\n`
    })
    .join('')
}

/** The theme's own colours, and the shades derived from them. */
function changedColours({ palette }: ThemedBrand, { accent, hero, tokens = {} }: GatewayTheme): Map<string, Shades> {
  const given = new Map(Object.entries(tokens).map(([name, [light, dark]]): [string, Shades] => [name, lowerCase({ light, dark })]))
  const kind: HeroKind | null = hero ?? (accent === undefined ? null : 'pale')
  const made = [...(accent === undefined ? [] : accentTokens), ...(kind === null ? [] : heroTokens)]
  const shades = (scheme: keyof Shades): Colours => {
    const around = new Map<string, string>()
    for (const [name, each] of palette) if (!made.some(token => token === name)) around.set(name, each[scheme])
    for (const [name, each] of given) around.set(name, each[scheme])
    const withAccent = accent === undefined ? around : shadesOfAccent(accent, around)
    return kind === null ? withAccent : shadesOfHero(accent ?? palette.get('accent')?.light ?? '#000', kind, withAccent)
  }
  const light = shades('light')
  const dark = shades('dark')
  const changed = new Map<string, Shades>()
  for (const name of [...made, ...given.keys()]) {
    const pair = { light: light.get(name), dark: dark.get(name) }
    if (pair.light !== undefined && pair.dark !== undefined) changed.set(name, { light: pair.light, dark: pair.dark })
  }
  return changed
}

const lowerCase = ({ light, dark }: Shades): Shades => ({ light: light.toLowerCase(), dark: dark.toLowerCase() })

/** Every brand has a serif typeface for text and a sans-serif one for its interface. Its own display face is kept if it is of that kind. */
function typefaceDeclarations(typeface: Typeface, sheets: readonly Declaration[]): Record<string, string> {
  const declaredValueOf = (name: string): string => sheets.findLast(each => each.name === name && each.media === null)?.value ?? ''
  const kindOf = (value: string): Typeface => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    if (name !== undefined) return kindOf(declaredValueOf(name))
    return /\bsans-serif$/.test(value) ? 'sans' : 'serif'
  }
  if (typeface === 'brand' || kindOf(declaredValueOf('family-display')) === typeface) return {}
  return typeface === 'serif'
    ? { 'family-display': 'var(--family-text)', 'weight-display': '600', 'tracking-display': '-0.012em' }
    : { 'family-display': 'var(--family-interface)', 'weight-display': '640', 'tracking-display': '-0.02em' }
}

/** The declarations of tokens that depend on a changed one, in the order in which they override each other. */
function followers(sheets: readonly Declaration[], changed: ReadonlySet<string>): Declaration[] {
  const following = new Set<string>()
  let before = -1
  while (before < following.size) {
    before = following.size
    for (const { name, value } of sheets) {
      const refersTo = [...value.matchAll(/var\(\s*--([\w-]+)/g)].map(([, referred = '']) => referred)
      const follows = refersTo.some(each => changed.has(each) || following.has(each))
      if (follows && !changed.has(name) && !isOfPlatform(name)) following.add(name)
    }
  }
  return sheets.filter(({ name }) => following.has(name))
}

/** Neighbours that hold for the same media share a rule; of several for one name in a rule, the last is left. */
function inRules(declarations: readonly Declaration[]): { media: string | null; declarations: string[] }[] {
  const rules: { media: string | null; values: Map<string, string> }[] = []
  for (const { media, name, value } of declarations) {
    let rule = rules.at(-1)
    if (rule === undefined || rule.media !== media) {
      rule = { media, values: new Map() }
      rules.push(rule)
    }
    rule.values.set(name, value.replaceAll(/\s+/g, ' '))
  }
  return rules.map(({ media, values }) => ({ media, declarations: [...values].map(([name, value]) => `  --${name}: ${value};`) }))
}
