/** Writes scripts above, below and beside their base. */
import type { MathElement } from '../node.ts'
import { call, literal, noTypst, type Typst } from './code.ts'
import { signsOf } from './math-signs.ts'

interface Inner {
  child: (element: MathElement, index: number) => Typst
  one: (element: MathElement) => Typst
}

/** Combining marks that Typst sets as accents, by MathML's character above. */
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '\u0302': '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '\u0303': '\u0303',
  '˙': '\u0307',
  '\u0307': '\u0307',
  '.': '\u0307',
  '¨': '\u0308',
  '\u0308': '\u0308',
  '..': '\u0308',
  ˇ: '\u030c',
  '˘': '\u0306',
  '´': '\u0301',
  '`': '\u0300',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '⇀': '\u20d1',
}
const linesAbove: Readonly<Record<string, string>> = {
  '¯': 'math.overline',
  '‾': 'math.overline',
  '―': 'math.overline',
  '─': 'math.overline',
  _: 'math.overline',
  '\u0304': 'math.overline',
  '\u0305': 'math.overline',
  '⏞': 'math.overbrace',
  '︷': 'math.overbrace',
  '⏜': 'math.overparen',
  '⎴': 'math.overbracket',
}
const linesBelow: Readonly<Record<string, string>> = {
  '¯': 'math.underline',
  '‾': 'math.underline',
  _: 'math.underline',
  '\u0332': 'math.underline',
  '―': 'math.underline',
  '⏟': 'math.underbrace',
  '︸': 'math.underbrace',
  '⏝': 'math.underparen',
  '⎵': 'math.underbracket',
}

export function writeScripts(element: MathElement, inner: Inner): Typst {
  const child = (index: number): Typst => inner.child(element, index)
  switch (element.name) {
    case 'msub':
      return attach(withScripts(child(0)), { b: child(1) })
    case 'msup':
      return attach(withScripts(child(0)), { t: child(1) })
    case 'msubsup':
      return attach(withScripts(child(0)), { b: child(1), t: child(2) })
    case 'munder':
      return writeUnder(element, inner)
    case 'mover':
      return writeOver(element, inner)
    case 'munderover':
      return attach(limits(element, child(0)), { b: child(1), t: child(2) })
    default:
      return writeMultiscripts(element, inner)
  }
}

function attach(base: Typst, scripts: Readonly<Record<string, Typst>>): Typst {
  const shown = Object.fromEntries(Object.entries(scripts).filter(([, script]) => script !== noTypst))
  return Object.keys(shown).length === 0 ? base : call('math.attach', [base], shown)
}

/** Keeps scripts beside the base, also those of a sum, which Typst would put above and below. */
const withScripts = (base: Typst): Typst => call('math.scripts', [base])

/** A sum has its limits above and below in a display and beside it in a line; all other bases keep them where MathML says. */
function limits(element: MathElement, base: Typst): Typst {
  const first = element.children.find(child => typeof child !== 'string')
  const moves = first !== undefined && typeof first !== 'string' && first.name === 'mo' && /^[∑∏∐⋃⋂⨁⨂⋁⋀⨆]$/u.test(signsOf(first).trim())
  return moves && first.attributes.movablelimits !== 'false' ? base : call('math.limits', [base])
}

function signAt(element: MathElement, index: number): string | null {
  const script = element.children.filter(child => typeof child !== 'string')[index]
  return script === undefined || !['mo', 'mi', 'mtext'].includes(script.name) ? null : signsOf(script).trim()
}

function writeOver(element: MathElement, inner: Inner): Typst {
  const [base, over] = [inner.child(element, 0), signAt(element, 1)]
  const accent = over !== null && Object.hasOwn(accents, over) ? accents[over] : undefined
  if (accent !== undefined) return call('math.accent', [base, literal(accent)])
  const line = over !== null && Object.hasOwn(linesAbove, over) ? linesAbove[over] : undefined
  if (line !== undefined) return call(line, [base])
  return attach(limits(element, base), { t: inner.child(element, 1) })
}

function writeUnder(element: MathElement, inner: Inner): Typst {
  const [base, under] = [inner.child(element, 0), signAt(element, 1)]
  const line = under !== null && Object.hasOwn(linesBelow, under) ? linesBelow[under] : undefined
  if (line !== undefined) return call(line, [base])
  return attach(limits(element, base), { b: inner.child(element, 1) })
}

function writeMultiscripts(element: MathElement, inner: Inner): Typst {
  const [base, ...scripts] = element.children.filter(child => typeof child !== 'string')
  if (base === undefined) return noTypst
  const turn = scripts.findIndex(script => script.name === 'mprescripts')
  const after = turn < 0 ? scripts : scripts.slice(0, turn)
  const before = turn < 0 ? [] : scripts.slice(turn + 1)
  const every = (list: readonly MathElement[], step: number): Typst[] => list.filter((_, index) => index % 2 === step).map(inner.one)
  const together = (parts: readonly Typst[]): Typst => {
    const shown = parts.filter(part => part !== noTypst)
    return shown.length <= 1 ? (shown[0] ?? noTypst) : call('together', shown)
  }
  return attach(withScripts(inner.one(base)), {
    b: together(every(after, 0)),
    t: together(every(after, 1)),
    bl: together(every(before, 0)),
    tl: together(every(before, 1)),
  })
}
