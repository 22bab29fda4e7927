/** Converts MathML to Typst's mathematics. Every element that shows something is set; of unknown ones, their content. */
import type { MathElement } from '../node.ts'
import { call, literal, noTypst, type Typst } from './code.ts'
import { writeScripts } from './math-scripts.ts'
import { closing, joinSigns, opening, writeIdentifier, writeOperator, writeText } from './math-signs.ts'
import { writeMathTable } from './math-table.ts'

type Node = MathElement | string
type Writer = (element: MathElement) => Typst

const row: Writer = element => writeRow(element.children)
const nothing: Writer = () => noTypst
const first = (element: MathElement): Typst => writeRow(element.children.slice(0, 1))

/** A required child; empty where it is missing. */
export function writeChild(element: MathElement, index: number): Typst {
  const child = elementsOf(element)[index]
  return child === undefined ? noTypst : writeMath(child)
}

export function elementsOf(element: MathElement): MathElement[] {
  return element.children.filter(child => typeof child !== 'string')
}

const writers = new Map<string, Writer>([
  ['mi', writeIdentifier],
  ['mn', element => writeText(element, 'number')],
  ['mo', writeOperator],
  ['mtext', element => writeText(element, 'text')],
  ['ms', element => writeText(element, 'text')],
  ['mspace', writeSpace],
  ['mfrac', writeFraction],
  ['msqrt', element => call('math.sqrt', [row(element)])],
  ['mroot', element => call('math.root', [writeChild(element, 1), writeChild(element, 0)])],
  ['mfenced', writeFenced],
  ['menclose', writeEnclosed],
  ['mphantom', element => call('hide', [row(element)])],
  ['mtable', element => writeMathTable(element, row)],
  ['semantics', first],
  ['annotation', nothing],
  ['annotation-xml', nothing],
  ['none', nothing],
  ['mprescripts', nothing],
  ['maligngroup', nothing],
  ['malignmark', nothing],
])
for (const name of ['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts'])
  writers.set(name, element => writeScripts(element, { child: writeChild, one: writeMath }))

/** One element with all its content. */
export function writeMath(element: MathElement): Typst {
  return (writers.get(element.name) ?? row)(element)
}

/** A row, in which a fence and its partner grow with the content between them. */
function writeRow(children: readonly Node[]): Typst {
  const parts: { sign: string | null; code: Typst }[] = children.flatMap(child => {
    if (typeof child === 'string') return child.trim() === '' ? [] : [{ sign: null, code: literal(child.trim()) }]
    const code = writeMath(child)
    return code === noTypst ? [] : [{ sign: fenceOf(child), code }]
  })
  const stack: { sign: string | null; parts: Typst[] }[] = [{ sign: null, parts: [] }]
  const top = () => stack.at(-1) ?? { sign: null, parts: [] }
  const close = (): void => {
    const done = stack.pop()
    if (done !== undefined) top().parts.push(call('math.lr', [joinSigns(done.parts)]))
  }
  for (const [index, { sign, code }] of parts.entries()) {
    const isOpening = sign !== null && (opening.has(sign) || (bars.has(sign) && isFirst(parts, index) && hasPartner(parts, index)))
    if (isOpening) stack.push({ sign, parts: [code] })
    else {
      top().parts.push(code)
      if (sign !== null && stack.length > 1 && (closing.has(sign) || (bars.has(sign) && top().sign === sign))) close()
    }
  }
  // A fence without a partner, such as the brace before cases, spans the rest of the row.
  while (stack.length > 1) close()
  return joinSigns(stack[0]?.parts ?? [])
}

const bars = new Set(['|', '‖', '∥'])
const isFirst = (parts: readonly { sign: string | null }[], index: number): boolean => index === 0 && parts[index]?.sign !== null
const hasPartner = (parts: readonly { sign: string | null }[], index: number): boolean =>
  parts.slice(index + 1).some(part => part.sign === parts[index]?.sign)

function fenceOf(child: MathElement): string | null {
  if (child.name !== 'mo' || child.attributes.stretchy === 'false') return null
  const text = child.children
    .filter(each => typeof each === 'string')
    .join('')
    .trim()
  return text === '' ? null : text
}

function writeSpace(element: MathElement): Typst {
  if (element.attributes.linebreak === 'newline') return call('linebreak')
  const [, size] = /^(\d*\.?\d+)em$/.exec(element.attributes.width ?? '') ?? []
  return size === undefined ? noTypst : call('math-space', [], { size: Math.min(Number(size), 10) })
}

function writeFraction(element: MathElement): Typst {
  const [above, below] = [writeChild(element, 0), writeChild(element, 1)]
  if (/^0(\D|$)/.test(element.attributes.linethickness ?? '')) return call('stacked', [above, below])
  if (element.attributes.bevelled === 'true') return joinSigns([above, literal('/'), below])
  return call('math.frac', [above, below])
}

function writeFenced(element: MathElement): Typst {
  const { open = '(', close = ')', separators = ',' } = element.attributes
  const signs = [...separators.replace(/\s/g, '')]
  const inner = elementsOf(element).flatMap((child, index) => {
    const sign = signs[Math.min(index, signs.length) - 1]
    return index === 0 || sign === undefined ? [writeMath(child)] : [literal(sign), writeMath(child)]
  })
  const fence = (text: string): Typst[] => (text.trim() === '' ? [] : [literal(text.trim())])
  return call('math.lr', [joinSigns([...fence(open).map(signed), ...inner, ...fence(close).map(signed)])])
}
const signed = (text: Typst): Typst => call('sign-of', [text])

function writeEnclosed(element: MathElement): Typst {
  const inner = row(element)
  const notation = element.attributes.notation ?? 'longdiv'
  if (/strike/.test(notation)) return call('math.cancel', [inner], { inverted: /down/.test(notation) || undefined })
  if (/radical/.test(notation)) return call('math.sqrt', [inner])
  if (/top/.test(notation)) return call('math.overline', [inner])
  if (/bottom/.test(notation)) return call('math.underline', [inner])
  return inner
}
