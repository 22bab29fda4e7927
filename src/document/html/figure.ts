/** Renders figures and groups of them. */
import { attributes, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Block, Figure, FigureGroup, Inline, TableGrid } from '../node.ts'
import type { RenderContext } from './context.ts'
import { renderAlternativeText, renderFigcaption } from './float.ts'
import { renderInnerGraphic } from './image.ts'

/** Renders the blocks of a float, whose images are named after the float. */
export function renderFloatChildren(
  children: readonly Block[],
  float: { alt: string | null; label: readonly Inline[] },
  context: RenderContext,
): SafeHtml[] {
  return children.map(child => (child.kind === 'graphic' ? renderInnerGraphic(child, context, float) : context.blocks([child])))
}

/** The alternative text of a float where none of its images uses it. */
export function renderUnusedAlternative(children: readonly (Block | TableGrid)[], alt: string | null): SafeHtml {
  const taken = children.some(child => child.kind === 'graphic' && child.graphic.alt === null)
  return taken ? noHtml : renderAlternativeText(alt)
}

export function renderFigure(node: Figure, context: RenderContext): SafeHtml {
  const alt = renderUnusedAlternative(node.children, node.alt)
  return html`<figure${attributes({ id: context.id(node), class: 'figure', 'data-figure-type': node.type })}>${renderFloatChildren(node.children, node, context)}${alt}${renderFigcaption(node, context)}</figure>`
}

export function renderFigureGroup(node: FigureGroup, context: RenderContext): SafeHtml {
  return html`<figure${attributes({ id: context.id(node), class: 'figure-group' })}><div class="figure-group-items">${renderFloatChildren(node.children, node, context)}</div>${renderUnusedAlternative(node.children, node.alt)}${renderFigcaption(node, context)}</figure>`
}
