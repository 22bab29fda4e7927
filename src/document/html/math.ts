/** Renders native MathML. Elements and attributes are checked again here, since a stored tree may come from anywhere. */
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { MathElement } from '../node.ts'

/** Presentation MathML without `annotation-xml`, `mglyph` and `maction`, which allow other markup or behaviour. */
const elements = new Map<string, SafeHtml>(
  [
    html`math`,
    html`mrow`,
    html`mi`,
    html`mn`,
    html`mo`,
    html`mtext`,
    html`ms`,
    html`mspace`,
    html`mfrac`,
    html`msqrt`,
    html`mroot`,
    html`mstyle`,
    html`merror`,
    html`mpadded`,
    html`mphantom`,
    html`menclose`,
    html`mfenced`,
    html`msub`,
    html`msup`,
    html`msubsup`,
    html`munder`,
    html`mover`,
    html`munderover`,
    html`mmultiscripts`,
    html`mprescripts`,
    html`none`,
    html`mtable`,
    html`mtr`,
    html`mlabeledtr`,
    html`mtd`,
    html`mstack`,
    html`mlongdiv`,
    html`msgroup`,
    html`msrow`,
    html`mscarries`,
    html`mscarry`,
    html`msline`,
    html`semantics`,
    html`annotation`,
    html`maligngroup`,
    html`malignmark`,
  ].map(name => [name, name]),
)

const attributeNames = new Set([
  'accent',
  'accentunder',
  'align',
  'arg',
  'bevelled',
  'close',
  'columnalign',
  'columnlines',
  'columnspacing',
  'columnspan',
  'columnwidth',
  'denomalign',
  'depth',
  'dir',
  'display',
  'displaystyle',
  'encoding',
  'equalcolumns',
  'equalrows',
  'fence',
  'form',
  'frame',
  'framespacing',
  'groupalign',
  'height',
  'indentalign',
  'intent',
  'largeop',
  'length',
  'linethickness',
  'lquote',
  'lspace',
  'mathbackground',
  'mathcolor',
  'mathsize',
  'mathvariant',
  'maxsize',
  'minsize',
  'movablelimits',
  'notation',
  'numalign',
  'open',
  'rowalign',
  'rowlines',
  'rowspacing',
  'rowspan',
  'rquote',
  'rspace',
  'scriptlevel',
  'scriptminsize',
  'scriptsizemultiplier',
  'separator',
  'separators',
  'side',
  'stretchy',
  'subscriptshift',
  'superscriptshift',
  'symmetric',
  'voffset',
  'width',
])

/** A formula; `tex` is added as an annotation, so that copying can give the TeX. */
export function renderMath(root: MathElement, display: 'block' | 'inline', tex: string | null): SafeHtml {
  const isMath = root.name === 'math'
  const content = isMath ? children(root) : renderMathElement(root)
  const text = root.attributes.alttext ?? tex
  const single = isMath && root.children.length === 1 ? content : html`<mrow>${content}</mrow>`
  const annotated =
    tex === null ? content : html`<semantics>${single}<annotation encoding="application/x-tex">${escapeHtml(tex)}</annotation></semantics>`
  const given = isMath ? allowed(root, ['display']) : {}
  return html`<math${attributes({ display, alttext: text, ...given })}>${annotated}</math>`
}

function renderMathElement(element: MathElement): SafeHtml {
  const name = elements.get(element.name)
  if (name === undefined) return children(element)
  if (name === 'math') return html`<mrow>${children(element)}</mrow>`
  return html`<${name}${attributes(allowed(element, []))}>${children(element)}</${name}>`
}

function children(element: MathElement): SafeHtml {
  if (element.children.length === 0) return noHtml
  return joinHtml(element.children.map(child => (typeof child === 'string' ? escapeHtml(child) : renderMathElement(child))))
}

/**
 * Attributes are in alphabetical order: the database stores the keys of a document in an order of its own, and the same document gives the
 * same HTML.
 */
function allowed(element: MathElement, except: readonly string[]): Record<string, string> {
  const names = Object.keys(element.attributes)
    .filter(name => attributeNames.has(name) && !except.includes(name))
    .toSorted()
  return Object.fromEntries(names.map(name => [name, element.attributes[name] ?? '']))
}
