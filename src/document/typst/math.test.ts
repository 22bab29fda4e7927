import { expect, test } from 'vitest'
import type { MathElement } from '../node.ts'
import { writeMath } from './math.ts'

const element = (name: string, ...children: (MathElement | string)[]): MathElement => ({ name, attributes: {}, children })
const mi = (text: string): MathElement => element('mi', text)
const mo = (text: string): MathElement => element('mo', text)
const mn = (text: string): MathElement => element('mn', text)

test.each([
  ['a letter', mi('x'), 'sign-of("x")'],
  ['a name', mi('BMI'), '"BMI"'],
  ['a function', mi('sin'), 'math.op("sin")'],
  ['minus', element('mrow', mi('a'), mo('-'), mn('1')), '{sign-of("a");sign-of("−");"1"}'],
  ['what is meant and not shown', element('mrow', mi('f'), mo('\u2061'), mi('x')), '{sign-of("f");sign-of("x")}'],
  ['a fraction', element('mfrac', mi('a'), mi('b')), 'math.frac(sign-of("a"), sign-of("b"))'],
  ['scripts', element('msubsup', mi('x'), mi('i'), mn('2')), 'math.attach(math.scripts(sign-of("x")), b: sign-of("i"), t: "2")'],
  ['a sum', element('munderover', mo('∑'), mi('i'), mi('n')), 'math.attach(sign-of("∑"), b: sign-of("i"), t: sign-of("n"))'],
  ['a limit', element('munder', mo('lim'), mi('n')), 'math.attach(math.limits(math.op("lim")), b: sign-of("n"))'],
  ['a hat', element('mover', mi('x'), mo('^')), 'math.accent(sign-of("x"), "\u0302")'],
  ['a line above', element('mover', mi('x'), mo('¯')), 'math.overline(sign-of("x"))'],
  ['fences', element('mrow', mo('('), mi('x'), mo(')')), 'math.lr({sign-of("(");sign-of("x");sign-of(")")})'],
  ['a fence alone', element('mrow', mo('{'), mi('x')), 'math.lr({sign-of("{");sign-of("x")})'],
  ['bars', element('mrow', mo('|'), mi('x'), mo('|')), 'math.lr({sign-of("|");sign-of("x");sign-of("|")})'],
  [
    'an isotope',
    element('mmultiscripts', mi('U'), element('mprescripts'), element('none'), mn('238')),
    'math.attach(math.scripts(sign-of("U")), tl: "238")',
  ],
  [
    'a matrix',
    element('mtable', element('mtr', element('mtd', mi('a')), element('mtd', mi('b'))), element('mtr', element('mtd', mi('c')))),
    'math-table((sign-of("a"),sign-of("b"),), (sign-of("c"),[],), delim: none, display: false)',
  ],
  ['what is not known', element('mwonder', mi('x')), 'sign-of("x")'],
  ['an empty place', element('msup', element('mrow'), mn('2')), 'math.attach(math.scripts([]), t: "2")'],
])('MathML becomes Typst: %s', (_, mathml, code) => {
  expect(writeMath(mathml)).toBe(code)
})
