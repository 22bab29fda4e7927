/** A brand's images for clients without SVG support: icons, and images for social networks. Made once from its mark and artwork. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { defaultDirectory, type LoadedBrand } from '../../../brands/load-brands.ts'
import { OperatorError } from '../../../core/operator-error.ts'

export const shareImageSize = { width: 1200, height: 630 } as const

/** The brand's mark; the default one where it has none. */
export function readMark({ directory }: LoadedBrand): Promise<Buffer> {
  const own = join(directory, 'mark.svg')
  return readFile(existsSync(own) ? own : join(defaultDirectory, 'mark.svg'))
}

function lightColour({ palette, key }: LoadedBrand, token: string): string {
  const colour = palette.get(token)
  if (colour === undefined) throw new OperatorError(`The brand “${key}” has no colour --${token}.`)
  return colour.light
}

/** @param size in pixels, for a square @returns PNG */
const drawMark = async (brand: LoadedBrand, size: number): Promise<Buffer> =>
  sharp(await readMark(brand), { density: (72 * size) / 32 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer()

/**
 * The icon stands on the brand's `paper`, because the operating system shows one background for every scheme. @returns PNG, 180 pixels wide
 */
export async function drawTouchIcon(brand: LoadedBrand): Promise<Buffer> {
  const side = 180
  const ground = { width: side, height: side, channels: 3, background: lightColour(brand, 'paper') } as const
  return sharp({ create: ground })
    .composite([{ input: await drawMark(brand, 124) }])
    .png()
    .toBuffer()
}

/** Beside the site's name in emails, on white in every scheme, since a mark may be dark. @returns PNG, 96 pixels wide */
export async function drawEmailLogo(brand: LoadedBrand): Promise<Buffer> {
  const side = 96
  return sharp({ create: { width: side, height: side, channels: 3, background: lightColour(brand, 'paper') } })
    .composite([{ input: await drawMark(brand, 80) }])
    .png()
    .toBuffer()
}

/** A PNG within an ICO container, which old feed readers and bookmarks request. @returns ICO, 48 pixels wide */
export async function drawIco(brand: LoadedBrand): Promise<Buffer> {
  const side = 48
  const png = await drawMark(brand, side)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // with one image
  header.writeUInt8(side, 6)
  header.writeUInt8(side, 7)
  header.writeUInt16LE(1, 10) // plane
  header.writeUInt16LE(32, 12) // bits of a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** The artwork and mark of the first screen, without text, whose font a server may lack. @returns PNG */
export async function drawShareImage(brand: LoadedBrand): Promise<Buffer> {
  const { width, height } = shareImageSize
  const artwork = join(brand.directory, 'hero.svg')
  const layers: OverlayOptions[] = []
  if (brand.hero !== null && existsSync(artwork)) layers.push(...(await placeArtwork(artwork, brand.hero.layout)))
  const tile = await drawTile(brand, brand.hero === null ? 280 : 184)
  layers.push({ input: tile.input, ...tilePlace(brand.hero?.layout, tile.side) })
  layers.push({
    input: { create: { width, height: 14, channels: 3, background: lightColour(brand, 'accent') } },
    left: 0,
    top: height - 14,
  })
  return sharp({ create: { width, height, channels: 3, background: lightColour(brand, 'hero-paper') } })
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

type Layout = NonNullable<LoadedBrand['hero']>['layout']

/** Each kind of artwork (src/brands/brand.ts) where its layout has it. */
async function placeArtwork(file: string, layout: Layout): Promise<OverlayOptions[]> {
  const { width, height } = shareImageSize
  if (layout === 'centred') return [await outsideCentre(file, 'left'), await outsideCentre(file, 'right')]
  const box: Record<Exclude<Layout, 'centred'>, { width: number; height: number; position: string }> = {
    split: { width: 1040, height, position: 'right' },
    quiet: { width: 640, height, position: 'right' },
    sheet: { width, height, position: 'right' },
    band: { width, height: 250, position: 'centre' },
  }
  const { position, ...size } = box[layout]
  const input = await sharp(await readFile(file), { density: 144 })
    .resize({ ...size, fit: 'cover', position })
    .png()
    .toBuffer()
  return [{ input, left: width - size.width, top: height - size.height }]
}

/** One side of an artwork whose middle is empty: the middle is left out, and the side fades towards the mark. */
async function outsideCentre(file: string, side: 'left' | 'right'): Promise<OverlayOptions> {
  const { height } = shareImageSize
  const width = shareImageSize.width / 2
  const [from, to] = side === 'left' ? [0, 1] : [1, 0]
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="fade" x1="${from}" x2="${to}"><stop offset=".55"/><stop offset=".95" stop-opacity="0"/></linearGradient><rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`
  const input = await sharp(await readFile(file), { density: 144 })
    .resize({ width, height, fit: 'cover', position: side })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left: side === 'left' ? 0 : width, top: 0 }
}

/** The mark on a rounded tile of paper: the artwork behind it may have any colour. */
async function drawTile(brand: LoadedBrand, side: number): Promise<{ input: Buffer; side: number }> {
  const paper = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side / 6}" fill="${lightColour(brand, 'paper')}"/></svg>`
  const input = await sharp(Buffer.from(paper))
    .composite([{ input: await drawMark(brand, Math.round(side * 0.68)) }])
    .png()
    .toBuffer()
  return { input, side }
}

function tilePlace(layout: Layout | undefined, side: number): { left: number; top: number } {
  const { width, height } = shareImageSize
  const inMiddle = { left: (width - side) / 2, top: (height - side) / 2 }
  if (layout === undefined || layout === 'centred') return inMiddle
  if (layout === 'band') return { ...inMiddle, top: 86 }
  return { ...inMiddle, left: 56 }
}
