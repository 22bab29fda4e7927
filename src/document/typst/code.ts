/**
 * Typst code that is safe to compile. The brand is assigned only in this file, as with SafeHtml: text enters through `literal` and `words`,
 * which write it as string literals, so that an article's text can never be read as code.
 */
declare const typst: unique symbol
export type Typst = string & { readonly [typst]: true }

const brand = (value: string): Typst => value as Typst

export const noTypst: Typst = brand('')
/** Space that collapses with its neighbours and vanishes at the edges of a line. */
export const space: Typst = brand('[ ]')
export const none: Typst = brand('none')

const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' }
/** Controls and what is no character; Typst has no use for them, and PDF/UA forbids what has no glyph. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are taken away.
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufff0-\uffff\u200b\u2028\u2029]/g

/** Text written unchanged. */
export function literal(text: string): Typst {
  const shown = text.toWellFormed().replace(unprintable, character => (character === '\ufffd' ? character : ''))
  return brand(`"${shown.replace(/[\\"\n\t]/g, character => escapes[character] ?? '')}"`)
}

/** Running text: its white space collapses, and overlong words may break. */
export function words(text: string): Typst {
  const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
  const inner = collapsed.trim() === '' ? '' : collapsed.replace(/^ | $/g, '')
  const parts = [
    collapsed.startsWith(' ') ? space : noTypst,
    inner === '' ? noTypst : brand(literal(inner).replace(longWord, breakable)),
    collapsed.endsWith(' ') && inner !== '' ? space : noTypst,
  ]
  return sequence(parts)
}
/** Matches a sequence or a file name, which may break. The compiler breaks URLs itself: inserted characters would be copied with them. */
const longWord = /(?<![^\s"])(?!https?:)[^\s\\"]{36,}/g
const breakable = (word: string): string => word.replace(/[/._=&?,;:|+-](?=[^\s])/g, '$&\u200b').replace(/[^\u200b]{28}/gu, '$&\u200b')

/** Joins parts; empty parts and their separators are left out. */
export function sequence(parts: readonly Typst[], separator: Typst = noTypst): Typst {
  const shown = parts.filter(part => part !== noTypst)
  if (shown.length <= 1) return shown[0] ?? noTypst
  return brand(`{${shown.join(separator === noTypst ? ';' : `;${separator};`)}}`)
}

export type Argument = Typst | number | boolean | readonly Typst[] | undefined

/**
 * A call of a function of Typst or of the template; `undefined` leaves an argument out. Names are literals of our own code and are checked
 * nevertheless.
 */
export function call(name: string, positional: readonly Typst[] = [], named: Readonly<Record<string, Argument>> = {}): Typst {
  if (![name, ...Object.keys(named)].every(each => functionName.test(each))) throw new Error(`“${name}” cannot be called in Typst`)
  const options = Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${written(value)}`]))
  return brand(`${name}(${[...positional.map(contentOf), ...options].join(', ')})`)
}
const functionName = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*$/

/** An argument that must be content, even where it is empty. */
function contentOf(value: Typst): string {
  return value === noTypst ? '[]' : value
}

function written(value: Exclude<Argument, undefined>): string {
  if (typeof value === 'number') return numeral(value)
  if (typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? contentOf(value) : list(value)
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`${value} cannot be a number in Typst`)
  return String(Math.round(value * 1000) / 1000)
}

/** An array. */
export function list(values: readonly Typst[]): Typst {
  return brand(`(${values.map(value => `${contentOf(value)},`).join('')})`)
}

/** A function that always returns the same value, for example the number of an equation. */
export function always(value: Typst): Typst {
  return brand(`(..) => ${contentOf(value)}`)
}

export const points = (length: number): Typst => brand(`${numeral(length)}pt`)

/** One of Typst's own keywords, such as an alignment. */
export function word(name: 'left' | 'right' | 'center' | 'top' | 'bottom' | 'horizon' | 'auto'): Typst {
  return brand(name)
}

/** The statements of a file in the order given, after the template's. */
export function mainFile(template: string, body: readonly Typst[]): string {
  return `${template}\n#{\n${body.filter(part => part !== noTypst).join('\n')}\n}\n`
}
