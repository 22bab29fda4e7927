/** Renders links out of the page and within it. */
import { safeHref } from '../../core/text/link.ts'
import { attributes, escapeHtml, html, type SafeHtml } from '../../core/text/safe-html.ts'
import type { CrossReference, CrossReferenceType, Link } from '../node.ts'
import { inlineText, titleText } from '../text.ts'
import type { RenderContext } from './context.ts'

/**
 * A link to another site, with its text (`text`) where that is not all of its content; the content alone where no page may link to such a
 * URL, or a link is already open.
 */
export function outLink(href: string, content: SafeHtml, context: RenderContext, text = content): SafeHtml {
  const url = safeHref(href)
  if (url === null || context.setting.insideLink || context.setting.plain) return content
  return html`<a${attributes({ class: isWrittenOut(escapeHtml(url), text) ? 'external written-out' : 'external', href: url, rel: 'noopener' })}>${content}</a>`
}

/** Whether a link's text is its own URL, or the end of it (a DOI, a URL without its scheme), so that print need not add it. */
function isWrittenOut(url: SafeHtml, text: SafeHtml): boolean {
  const shown = text.trim().replace(/[/.]$/, '')
  return /[./@]/.test(shown) && url.replace(/\/$/, '').toLowerCase().endsWith(shown.toLowerCase())
}

export function renderLink(node: Link, context: RenderContext): SafeHtml {
  return outLink(node.href, context.with({ insideLink: true }).inlines(node.children), context, escapeHtml(inlineText(node.children)))
}

const roles: Partial<Record<CrossReferenceType, string>> = { bibr: 'doc-biblioref', fn: 'doc-noteref', 'table-fn': 'doc-noteref' }

/**
 * A link within the page. With several targets it leads to the first, and lists all of them in `data-targets`. The first call of a note,
 * and the first citation of a reference, has its own id, to which the note or reference links back.
 */
export function renderCrossReference(node: CrossReference, context: RenderContext): SafeHtml {
  if (context.setting.plain) return context.inlines(node.children)
  const targets = node.targets.flatMap(target => context.anchors.target(target) ?? [])
  const call = node.targets.map(target => context.anchors.takeCall(target)).find(taken => taken !== null) ?? null
  const first = targets[0]
  const id = call ?? (node.refType === 'bibr' && first !== undefined ? context.anchors.takeCitation(node.targets) : null)
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

/** Raises the mark of a note where the source has not, if its text is no more than a mark. */
function renderCallText(node: CrossReference, context: RenderContext): SafeHtml {
  const text = context.inlines(node.children)
  const note = node.refType === 'fn' || node.refType === 'table-fn'
  const plain = node.children.every(child => child.kind === 'text') && titleText(node.children).length <= maxMarkLength
  return note && plain && !context.setting.raised ? html`<sup>${text}</sup>` : text
}
const maxMarkLength = 3
