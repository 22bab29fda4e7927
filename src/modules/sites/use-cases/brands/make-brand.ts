/** Makes the folder of a new brand, which works at once: its own colours, mark and artwork, and everything else to be filled in. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../../core/operator-error.ts'
import { chooseColours, type Pair } from './choose-colours.ts'
import { drawHero, drawMark } from './draw-artwork.ts'

export interface NewBrand {
  /** The key of the site, which is also the folder's name. */
  key: string
  displayName: string
  /** Degrees, in OKLCH. Null: derived from the key. */
  hue: number | null
  startYear: number
}

/** @param brands the folder of all brands @returns the brand's folder @throws OperatorError */
export async function makeBrand(brand: NewBrand, brands: string): Promise<string> {
  const files = brandFiles(brand)
  const directory = join(brands, brand.key)
  try {
    await mkdir(directory)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST') throw new OperatorError(`There is a folder ${directory} already.`)
    if (code === 'ENOENT') throw new OperatorError(`There is no folder ${brands}.`)
    throw error
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content)
  return directory
}

/** The content of the brand's files, by file name. @throws OperatorError for an invalid key, name or hue */
export function brandFiles({ key, displayName, hue, startYear }: NewBrand): Record<string, string> {
  // The key is the first label of a host name, KEY.localhost (RFC 1123).
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(key))
    throw new OperatorError(`“${key}” cannot be a key: lower-case letters, digits and hyphens, at most 63, and no hyphen at either end.`)
  if (key === 'default') throw new OperatorError('“default” is the folder beneath all brands.')
  const name = displayName.trim()
  if (name === '' || name.length > 60 || /\p{Cc}/u.test(name)) throw new OperatorError('A name has 1 to 60 characters, all on one line.')
  if (hue !== null && !(hue >= 0 && hue < 360)) throw new OperatorError('A hue is a number from 0 to 359.')
  const { tokens, artwork } = chooseColours(hue ?? hueOf(key))
  const { accent, 'on-accent': onAccent } = tokens
  if (accent === undefined || onAccent === undefined) throw new Error('The accent was not chosen.')
  return {
    'brand.ts': brandModule(name, startYear),
    'tokens.css': tokenSheet(tokens),
    'text.ts': textModule,
    'mark.svg': drawMark(key, accent, onAccent),
    'hero.svg': drawHero(key, artwork),
  }
}

/** Steps of 15 degrees, so that neighbouring hues are distinguishable. */
const hueOf = (key: string): number => (createHash('sha256').update(key).digest().readUInt16BE() % 24) * 15

function tokenSheet(tokens: Readonly<Record<string, Pair>>): string {
  const lines = Object.entries(tokens).map(([name, { light, dark }]) => `  --${name}: light-dark(${light}, ${dark});`)
  return [':root {', ...lines, '  --focus: var(--accent);', '  --hero-art: url("./hero.svg");', '}', ''].join('\n')
}

/** Quoted as the formatter does it. */
const quoted = (text: string): string =>
  text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

const brandModule = (name: string, startYear: number): string => `import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: ${quoted(name)},
    startYear: ${startYear},
    copyrightOwner: 'the authors',
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
`

const textModule = `import type { BrandText } from '../brand.ts'

/** Other words for messages of the default brand, each in every language. */
export const text = {} satisfies BrandText
`
