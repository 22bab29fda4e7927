/** Converts elements of MathML 3 that MathML Core lacks to elements that browsers lay out. */
import type { MathElement } from '../../../node.ts'
import type { XmlElement } from '../xml/node.ts'

/** Converts `mfenced` as MathML 3 defines it: fences around, separators between, the last separator repeated. */
export function fenced(source: XmlElement, children: MathElement[]): MathElement {
  const open = (source.attributes.open ?? '(').trim()
  const close = (source.attributes.close ?? ')').trim()
  const separators = [...(source.attributes.separators ?? ',').replace(/\s/g, '')]
  const parts: MathElement[] = []
  for (const [index, child] of children.entries()) {
    const separator = separators[Math.min(index - 1, separators.length - 1)]
    if (index > 0 && separator) parts.push(operator(separator, { separator: 'true' }))
    parts.push(child)
  }
  const inner: MathElement[] = parts.length === 1 ? parts : [{ name: 'mrow', attributes: {}, children: parts }]
  return {
    name: 'mrow',
    attributes: {},
    children: [
      ...(open ? [operator(open, { form: 'prefix', fence: 'true' })] : []),
      ...inner,
      ...(close ? [operator(close, { form: 'postfix', fence: 'true' })] : []),
    ],
  }
}

/**
 * Converts `menclose`: lines above and below and roots have elements of their own; other notations stay for the browsers that support them.
 */
export function framed(attributes: Record<string, string>, children: (MathElement | string)[]): MathElement {
  const notation = (attributes.notation ?? 'longdiv').trim()
  const inner: MathElement = { name: 'mrow', attributes: {}, children }
  if (notation === 'radical') return { name: 'msqrt', attributes: {}, children }
  if (notation === 'top') return { name: 'mover', attributes: {}, children: [inner, operator('‾', { stretchy: 'true' })] }
  if (notation === 'bottom') return { name: 'munder', attributes: {}, children: [inner, operator('_', { stretchy: 'true' })] }
  return { name: 'menclose', attributes, children }
}

/** Converts `ms`, a string of a program, with its quotation marks. */
export function quotedString(attributes: Record<string, string>, text: string): MathElement {
  const { lquote = '"', rquote = '"', ...others } = attributes
  return { name: 'mtext', attributes: others, children: [`${lquote}${text}${rquote}`] }
}

function operator(text: string, attributes: Record<string, string>): MathElement {
  return { name: 'mo', attributes, children: [text] }
}
