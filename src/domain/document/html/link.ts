/** Links out of the page and within it. */
import { safeAddress } from '../../text/link.ts'
import { attributes, html, type SafeHtml } from '../../text/safe-html.ts'
import type { CrossReference, CrossReferenceType, Link } from '../node.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'

/** A link to another site; the content alone where the address is of a kind that no page may link to, or a link is open already. */
export function outLink(href: string, content: SafeHtml, context: RenderContext): SafeHtml {
  const address = safeAddress(href)
  if (address === null || context.setting.insideLink || context.setting.bare) return content
  return html`<a${attributes({ class: 'external', href: address, rel: 'noopener' })}>${content}</a>`
}

export function renderLink(node: Link, context: RenderContext): SafeHtml {
  return outLink(node.href, context.with({ insideLink: true }).inlines(node.children), context)
}

const roles: Partial<Record<CrossReferenceType, string>> = { bibr: 'doc-biblioref', fn: 'doc-noteref', 'table-fn': 'doc-noteref' }

/**
 * A link within the page. With several targets it leads to the first, and names all of them in `data-targets`.
 * The first call of a note has an id of its own, to which the note leads back.
 */
export function renderCrossReference(node: CrossReference, context: RenderContext): SafeHtml {
  if (context.setting.bare) return context.inlines(node.children)
  const targets = node.targets.flatMap(target => context.anchors.target(target) ?? [])
  const id = node.targets.map(target => context.anchors.takeCall(target)).find(call => call !== null) ?? null
  const first = targets[0]
  if (first === undefined || context.setting.insideLink) {
    return html`<span${attributes({ id, class: 'cross-reference', 'data-ref-type': node.refType })}>${context.inlines(node.children)}</span>`
  }
  return html`<a${attributes({
    id,
    class: 'cross-reference',
    href: `#${first}`,
    'data-ref-type': node.refType,
    'data-targets': targets.length > 1 ? targets.join(' ') : null,
    role: roles[node.refType] ?? null,
  })}>${renderCallText(node, context.with({ insideLink: true }))}</a>`
}

/** The mark of a note is raised, where the source has not raised it and it is no more than a mark. */
function renderCallText(node: CrossReference, context: RenderContext): SafeHtml {
  const text = context.inlines(node.children)
  const note = node.refType === 'fn' || node.refType === 'table-fn'
  const plain = node.children.every(child => child.kind === 'text') && titleText(node.children).length <= longestMark
  return note && plain && !context.setting.raised ? html`<sup>${text}</sup>` : text
}
const longestMark = 3
