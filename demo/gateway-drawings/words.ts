/** Words as outlines, for logos: an image cannot count on the letters of who looks at it. Typst sets them in the project's own faces. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import subsetFont from 'subset-font'
import { number } from './svg.ts'

/** Families by the names that the fonts have for themselves. */
const faces = {
  fraunces: 'Fraunces',
  newsreader: 'Newsreader 16pt 16pt',
  bitter: 'Bitter',
  lora: 'Lora',
  'work-sans': 'Work Sans',
  figtree: 'Figtree',
  archivo: 'Archivo',
  'instrument-sans': 'Instrument Sans',
} as const
export type Face = keyof typeof faces

export interface Words {
  /** A path with its origin at the left end of the baseline. */
  d: string
  width: number
}

const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
/** Of the letters in the compiler's answer, in units of the font. */
const pointsPerPage = 100

async function compilerOf(text: string, face: Face, weight: number): Promise<NodeCompiler> {
  const variable = readFileSync(join(fonts, face, `files/${face}-latin-wght-normal.woff2`))
  const font = await subsetFont(variable, text, { targetFormat: 'truetype', variationAxes: { wght: weight } })
  return NodeCompiler.create({ workspace: '/without-files', fontArgs: [{ fontBlobs: [font] }] })
}

/** @param size of the letters @param spacing between them, in parts of the size */
export async function setWords(
  text: string,
  face: Face,
  { weight, size, spacing = 0 }: { weight: number; size: number; spacing?: number },
): Promise<Words> {
  const compiler = await compilerOf(text, face, weight)
  const source = [
    '#set page(width: auto, height: auto, margin: 0pt)',
    `#set text(font: "${faces[face]}", size: ${pointsPerPage}pt, tracking: ${spacing}em, fallback: false)`,
    `#box(${JSON.stringify(text)})`,
  ].join('\n')
  const svg = compiler.svg({ mainFileContent: source })
  const glyphs = new Map([...svg.matchAll(/<path id="([^"]+)" class="outline_glyph" d="([^"]*)"/g)].map(([, id = '', d = '']) => [id, d]))
  const unit = Number(/scale\(([\d.]+)/.exec(svg)?.[1] ?? 'NaN')
  const width = Number(/data-width="([\d.]+)"/.exec(svg)?.[1] ?? 'NaN')
  if (!(unit > 0) || !(width > 0)) throw new Error(`“${text}” was not set.`)
  const scale = (unit * size) / pointsPerPage
  const d = [...svg.matchAll(/<use x="([\d.-]+)"[^>]*href="#([^"]+)"/g)]
    .map(([, x = '0', id = '']) => placed(glyphs.get(id) ?? '', Number(x), scale))
    .join('')
  return { d, width: (width * size) / pointsPerPage }
}

/** Upwards in a font is downwards in an image. */
function placed(d: string, shift: number, scale: number): string {
  let isX = true
  return d
    .replace(/[A-Za-z]|-?[\d.]+/g, word => {
      if (/[A-Za-z]/.test(word)) {
        isX = true
        return word
      }
      const value = isX ? (Number(word) + shift) * scale : -Number(word) * scale
      isX = !isX
      return number(value)
    })
    .replaceAll(/\s*([MLQCZ])\s*/g, '$1')
}
