/** Writes letters, numbers, operators and words of a formula. */
import type { MathElement } from '../node.ts'
import { call, literal, noTypst, sequence, type Typst } from './code.ts'

export const opening = new Set(['(', '[', '{', '⟨', '⌊', '⌈', '〈', '⟦'])
export const closing = new Set([')', ']', '}', '⟩', '⌋', '⌉', '〉', '⟧'])

/** Characters that give the meaning of a formula and show nothing: function application, invisible times, separator and plus. */
const invisible = /[\u2061-\u2064\u200b-\u200d]/g
const sameSigns: Readonly<Record<string, string>> = { '-': '−', '*': '∗', '〈': '⟨', '〉': '⟩', '\u00af': '‾', "'": '′' }

/** The text of an element, with white space collapsed as in MathML. */
export function signsOf(element: MathElement): string {
  const text = element.children.map(child => (typeof child === 'string' ? child : signsOf(child))).join('')
  return text.replace(invisible, '').replace(/[ \t\r\n]+/g, ' ')
}

/** Joins the parts of a formula. */
export function joinSigns(parts: readonly Typst[]): Typst {
  return sequence(parts)
}

/** A single character, with the space around it that its class requires. */
export function sign(character: string): Typst {
  return call('sign-of', [literal(character)])
}

const variants: Readonly<Record<string, (inner: Typst) => Typst>> = {
  normal: inner => call('math.upright', [inner]),
  bold: inner => call('math.bold', [call('math.upright', [inner])]),
  italic: inner => call('math.italic', [inner]),
  'bold-italic': inner => call('math.bold', [call('math.italic', [inner])]),
  'double-struck': inner => call('math.bb', [inner]),
  script: inner => call('math.cal', [inner]),
  'bold-script': inner => call('math.bold', [call('math.cal', [inner])]),
  fraktur: inner => call('math.frak', [inner]),
  'bold-fraktur': inner => call('math.bold', [call('math.frak', [inner])]),
  'sans-serif': inner => call('math.sans', [call('math.upright', [inner])]),
  'bold-sans-serif': inner => call('math.bold', [call('math.sans', [inner])]),
  monospace: inner => call('math.mono', [inner]),
}

function inVariant(element: MathElement, inner: Typst): Typst {
  const name = element.attributes.mathvariant
  const variant = name !== undefined && Object.hasOwn(variants, name) ? variants[name] : undefined
  return variant === undefined || inner === noTypst ? inner : variant(inner)
}

const isOne = (text: string): boolean => [...text].length === 1
/** Names of functions are separated from their arguments. */
const functions =
  /^(sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|log|ln|lg|exp|lim|max|min|sup|inf|det|dim|ker|arg|argmax|argmin|Pr|gcd|mod)$/

export function writeIdentifier(element: MathElement): Typst {
  const text = signsOf(element).trim()
  if (text === '') return noTypst
  if (functions.test(text)) return call('math.op', [literal(text)])
  return inVariant(element, isOne(text) ? sign(sameSigns[text] ?? text) : literal(text))
}

export function writeText(element: MathElement, kind: 'number' | 'text'): Typst {
  const text = signsOf(element)
  if (kind === 'text') return text === '' ? noTypst : inVariant(element, literal(text.replaceAll('\u00a0', ' ')))
  const number = text.trim().replace(/^-/, '−')
  return number === '' ? noTypst : inVariant(element, literal(number))
}

export function writeOperator(element: MathElement): Typst {
  const text = signsOf(element).trim()
  if (text === '') return noTypst
  if (isOne(text)) return inVariant(element, sign(sameSigns[text] ?? text))
  if (/^[\p{L}\s]+$/u.test(text)) return call('math.op', [literal(text)])
  return call('math.class', [literal('relation'), literal(text)])
}
