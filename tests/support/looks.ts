/**
 * Compares images of pages with stored ones: at half their size, where differences of font smoothing disappear, and with a tolerance
 * of a few pixels. `UPDATE_LOOKS=1` stores the present images; look at each before you commit it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const retained = join(import.meta.dirname, '../e2e/looks')
const failed = join(import.meta.dirname, '../../test-results/looks')
/** The maximum difference of a pixel's colour, between 0 and 1 (pixelmatch). */
const colourDifference = 0.2
/** The maximum share of different pixels in an image. */
const allowedShare = 0.012

interface Image {
  width: number
  height: number
  points: Uint8Array
}

async function read(image: Buffer): Promise<Image> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, points: new Uint8Array(data) }
}

async function halved(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .png()
    .toBuffer()
}

function keep(path: string, content: Buffer | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** @returns null where the page equals the stored image, else a description of the difference and its file. */
export async function differenceOfLooks(name: string, screenshot: Buffer): Promise<string | null> {
  const path = join(retained, `${name}.webp`)
  const seen = await halved(screenshot)
  if (process.env.UPDATE_LOOKS === '1') {
    keep(path, await sharp(seen).webp({ quality: 70 }).toBuffer())
    return null
  }
  if (!existsSync(path)) return `${name}: no picture is kept (UPDATE_LOOKS=1 keeps one)`
  const [wanted, now] = await Promise.all([read(readFileSync(path)), read(seen)])
  if (wanted.width !== now.width || wanted.height !== now.height)
    return `${name}: ${now.width} × ${now.height} points, kept ${wanted.width} × ${wanted.height}`
  const marked = new Uint8Array(now.points.length)
  const points = pixelmatch(wanted.points, now.points, marked, now.width, now.height, { threshold: colourDifference })
  const share = points / (now.width * now.height)
  const difference = join(failed, `${name}-difference.png`)
  if (share <= allowedShare) {
    rmSync(difference, { force: true })
    return null
  }
  keep(join(failed, `${name}-seen.png`), seen)
  keep(
    difference,
    await sharp(marked, { raw: { width: now.width, height: now.height, channels: 4 } })
      .png()
      .toBuffer(),
  )
  return `${name}: ${(share * 100).toFixed(1)} % of the points differ, see test-results/looks`
}
