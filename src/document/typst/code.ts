/**
 * Typst code that may be compiled as it is. The brand is given in this file only, as with SafeHtml: text comes in through `literal` and
 * `words`, which write it as string literals, so nothing that an article says can ever be read as code.
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

/** Text exactly as it is. */
export function literal(text: string): Typst {
  const shown = text.toWellFormed().replace(unprintable, character => (character === '\ufffd' ? character : ''))
  return brand(`"${shown.replace(/[\\"\n\t]/g, character => escapes[character] ?? '')}"`)
}

/** Running text: its white space collapses, and what is too long for a line may break. */
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
/** A sequence or the name of a file. Addresses are broken by the compiler, and copied without what is put in here. */
const longWord = /(?<![^\s"])(?!https?:)[^\s\\"]{36,}/g
const breakable = (word: string): string => word.replace(/[/._=&?,;:|+-](?=[^\s])/g, '$&\u200b').replace(/[^\u200b]{28}/gu, '$&\u200b')

/** One after the other. What says nothing leaves nothing. */
export function sequence(parts: readonly Typst[], separator: Typst = noTypst): Typst {
  const shown = parts.filter(part => part !== noTypst)
  if (shown.length <= 1) return shown[0] ?? noTypst
  return brand(`{${shown.join(separator === noTypst ? ';' : `;${separator};`)}}`)
}

export type Argument = Typst | number | boolean | readonly Typst[] | undefined

/** A call of a function of Typst's or of the template's; `undefined` leaves an argument out. Names are literals of our own code and are checked all the same. */
export function call(name: string, positional: readonly Typst[] = [], named: Readonly<Record<string, Argument>> = {}): Typst {
  if (![name, ...Object.keys(named)].every(each => functionName.test(each))) throw new Error(`“${name}” cannot be called in Typst`)
  const options = Object.entries(named).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${written(value)}`]))
  return brand(`${name}(${[...positional.map(contentOf), ...options].join(', ')})`)
}
const functionName = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)*$/

/** An argument that must be content, where there is nothing to say. */
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

/** A function that always gives the same: the number of an equation, say. */
export function always(value: Typst): Typst {
  return brand(`(..) => ${contentOf(value)}`)
}

export const points = (length: number): Typst => brand(`${numeral(length)}pt`)

/** One of Typst's own words, such as an alignment. */
export function word(name: 'left' | 'right' | 'center' | 'top' | 'bottom' | 'horizon' | 'auto'): Typst {
  return brand(name)
}

/** The statements of a file in the order given; the first are the template's. */
export function mainFile(template: string, body: readonly Typst[]): string {
  return `${template}\n#{\n${body.filter(part => part !== noTypst).join('\n')}\n}\n`
}
