/** Chromium, which prints the pages and draws the images. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'

export interface Size {
  readonly width: string
  readonly height: string
}

let browser: Browser | undefined
const scratch = mkdtempSync(join(tmpdir(), 'recto-assets-'))
let count = 0

export async function openPage(html: string, width: number, height: number, scale = 1): Promise<Page> {
  browser ??= await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  })
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  count += 1
  const file = join(scratch, `page-${count}.html`)
  writeFileSync(file, html)
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('document.fonts.ready.then(() => true)')
  return page
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

/** Names every element marked data-fit whose content is larger than its box. */
const overflowing = `[...document.querySelectorAll('[data-fit]')]
  .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
  .map((e) => e.getAttribute('data-fit') + ' by ' + (e.scrollHeight - e.clientHeight) + '/' + (e.scrollWidth - e.clientWidth) + ' px: ' + e.textContent.trim().slice(0, 60))`

export async function warnOfOverflow(page: Page, name: string): Promise<void> {
  const found: unknown = await page.evaluate(overflowing)
  if (Array.isArray(found)) for (const line of found) console.warn(`  ${name}: overflows ${String(line)}`)
}

export async function printPdf(page: Page, path: string, size: Size): Promise<void> {
  await page.pdf({
    path,
    width: size.width,
    height: size.height,
    printBackground: true,
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
  })
  writeFileSync(path, Buffer.from(plainInfo(readFileSync(path, 'latin1')), 'latin1'))
}

/** Writes the item's own words over the document information, at the same length so that no offset moves. */
function plainInfo(pdf: string): string {
  return pdf
    .replace(
      /(\/(?:Creator|Producer) \()((?:[^()\\]|\\.|\([^()]*\))*)(\))/g,
      (_, open: string, words: string, close: string) => open + 'Recto'.padEnd(words.length).slice(0, words.length) + close,
    )
    .replace(/(\/(?:CreationDate|ModDate) \(D:)\d{14}/g, '$120250101000000')
}

/** An SVG as a PNG, with the project's fonts. */
export async function svgToPng(html: string, width: number, height: number, scale: number): Promise<Buffer> {
  const page = await openPage(html, width, height, scale)
  const png = await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } })
  await page.close()
  return png
}
