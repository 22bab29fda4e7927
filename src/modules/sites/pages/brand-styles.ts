/** The URLs of a brand's style sheet and of the fonts that its first screen needs. Built with the site; used on the server only. */
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import serif from '../../../ui/fonts/source-serif-4-latin.woff2?url'

const sheets = import.meta.glob<string>('../../../brands/*/tokens.css', { query: '?url', import: 'default', eager: true })
/** A brand with a type choice of its own names the files that are needed at once: `export const fonts = [url, …]`. */
const chosen = import.meta.glob<string[]>('../../../brands/*/fonts.ts', { import: 'fonts', eager: true })

export interface BrandStyles {
  sheet: string | null
  fonts: string[]
}

export function brandStyles(key: string): BrandStyles {
  return { sheet: sheets[`../../../brands/${key}/tokens.css`] ?? null, fonts: chosen[`../../../brands/${key}/fonts.ts`] ?? [sans, serif] }
}

/** Every brand with a style sheet. */
export const brandKeys = Object.keys(sheets).flatMap(path => /brands\/([^/]+)\//.exec(path)?.[1] ?? [])
