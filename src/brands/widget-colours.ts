/** The colours in which a gateway is shown on another site: few enough to be sent along, and as far apart as on its own pages. */
import { LRUCache } from 'lru-cache'
import type { GatewayTheme } from '../modules/gateways/domain/theme.ts'
import { themedPalette, themeErrors } from './gateway-theme.ts'
import type { LoadedBrand } from './load-brands.ts'
import type { Shades } from './palette.ts'

export const widgetTokens = ['paper', 'ink', 'ink-soft', 'line', 'accent', 'accent-strong', 'focus'] as const
export type WidgetColours = Record<keyof Shades, Record<(typeof widgetTokens)[number], string>>

const known = new LRUCache<string, WidgetColours>({ max: 500 })

/** @param theme as it is stored; without one the colours are the brand's */
export function widgetColours(brand: Pick<LoadedBrand, 'directory' | 'palette'>, theme: GatewayTheme): WidgetColours {
  const key = `${brand.directory} ${JSON.stringify(theme)}`
  const colours = known.get(key) ?? readColours(brand, theme)
  known.set(key, colours)
  return colours
}

function readColours(brand: Pick<LoadedBrand, 'directory' | 'palette'>, theme: GatewayTheme): WidgetColours {
  const { tokens: _unfit, ...sound } = theme
  const palette = themedPalette(brand, themeErrors(brand, theme).length === 0 ? theme : sound)
  const of = (scheme: keyof Shades) => {
    const shade = (name: (typeof widgetTokens)[number]): string => {
      const shades = palette.get(name)
      if (shades === undefined) throw new Error(`The palette has no “${name}”.`)
      return shades[scheme]
    }
    return {
      paper: shade('paper'),
      ink: shade('ink'),
      'ink-soft': shade('ink-soft'),
      line: shade('line'),
      accent: shade('accent'),
      'accent-strong': shade('accent-strong'),
      focus: shade('focus'),
    }
  }
  return { light: of('light'), dark: of('dark') }
}
