/** The style sheet of the pages: the fonts, tokens and base of the house, those of the site's brand over them, and the pages' own rules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandSheets } from '../../brands/style-sheets.ts'
import { type Fonts, readFonts } from './fonts.ts'

const sheets = ['../../ui/base.css', 'frame.css', 'page.css'].map(file => join(import.meta.dirname, file))

/** @param directory of the site's brand */
export function pageStyles(directory: string): Fonts {
  const tokens = brandSheets(directory)
  const { css, ...fonts } = readFonts(tokens.join('\n'), directory)
  // Fonts are read already, and images of the front page are shown nowhere here.
  const plain = tokens.map(sheet => sheet.replaceAll(/@import\s[^;]*;|--[\w-]+:\s*url\([^)]*\);/g, ''))
  return { css: [css, ...plain, ...sheets.map(file => readFileSync(file, 'utf8'))].join('\n'), ...fonts }
}
