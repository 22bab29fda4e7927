/** Draws placeholder images for a new gateway from its colour and its name. */
import { converter, formatHex, wcagContrast } from 'culori'
import { shadesOfAccent, shadesOfHero } from '../../../brands/accent-shades.ts'

const toOklch = converter('oklch')
const letters = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

interface DrawnGateway {
  name: string
  /** `#rrggbb` */
  accent: string
}

/** @returns SVG by path within the gateway's folder */
export function drawGatewayImages({ name, accent }: DrawnGateway): Record<string, string> {
  const deep = deepGround(accent)
  return {
    'pictures/logo.svg': drawLogo(name),
    'pictures/thumbnail.svg': drawCard(initialsOf(name), deep, 480, 360),
    'pictures/wide-thumbnail.svg': drawCard(initialsOf(name), deep, 960, 320),
    'pictures/hero.svg': drawHero(deep),
  }
}

/** The initials of the first two words. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

/** The background of a deep banner, dark enough for white text. */
function deepGround(accent: string): string {
  const shades = shadesOfHero(accent, 'deep', shadesOfAccent(accent, new Map([['paper', '#ffffff']])))
  return shades.get('hero-paper') ?? '#333333'
}

/** Changes the lightness and keeps the hue. @param by from -1 to 1 */
function shade(hex: string, by: number): string {
  const colour = toOklch(hex)
  return colour === undefined ? hex : formatHex({ ...colour, l: Math.min(Math.max(colour.l + by, 0), 1) })
}

/** White letters on the dark banner of a new gateway. The text length is fixed, so that every typeface fits. */
function drawLogo(name: string): string {
  const width = Math.round([...name].reduce((sum, letter) => sum + (/[\p{Lu}mwMW\p{Script=Han}]/u.test(letter) ? 26 : 20), 0))
  const text = `<text x="0" y="46" font-family="${letters}" font-size="40" font-weight="650" fill="#fff" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escaped(name)}</text>`
  return drawing(width, 64, text)
}

/** Cards crop the edges of images, so the initials keep a distance from them. */
function drawCard(initials: string, ground: string, width: number, height: number): string {
  const ink = wcagContrast('#ffffff', ground) >= 4.5 ? '#ffffff' : '#000000'
  const circles = [
    circle(width * 0.92, height * 0.1, height * 0.62, shade(ground, 0.06)),
    circle(width * 0.98, height * 0.98, height * 0.42, shade(ground, 0.12)),
  ]
  const text = `<text x="${Math.round(height * 0.12)}" y="${Math.round(height * 0.64)}" font-family="${letters}" font-size="${Math.round(height * 0.4)}" font-weight="700" fill="${ink}">${escaped(initials)}</text>`
  return drawing(width, height, `<rect width="${width}" height="${height}" fill="${ground}"/>${circles.join('')}${text}`)
}

/** The left side is plain for the text on it, and the whole image is dark enough for white text. */
function drawHero(ground: string): string {
  const [width, height] = [1600, 500]
  const rings = [460, 360, 260, 160].map((radius, index) => circle(1330, 250, radius, shade(ground, 0.012 * (index + 1))))
  return drawing(width, height, `<rect width="${width}" height="${height}" fill="${ground}"/>${rings.join('')}`)
}

const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${fill}"/>`

const drawing = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>\n`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
