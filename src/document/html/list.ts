import { attributes, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { DefinitionList, Inline, List, ListItem, ListType } from '../node.ts'
import type { RenderContext } from './context.ts'
import { isEmpty } from './inline.ts'
import { renderBlockTitle } from './text-block.ts'

/** `type` of `ol`; null for lists without numbers. */
const numbering: Record<ListType, '1' | 'a' | 'A' | 'i' | 'I' | null> = {
  order: '1',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
  bullet: null,
  simple: null,
}

export function renderList(node: List, context: RenderContext): SafeHtml {
  const title = renderBlockTitle(node.label, node.title, html`list-title`, context)
  const id = context.id(node)
  if (title === noHtml) return renderItems(node, id, context)
  return html`<div${attributes({ id, class: 'titled-list' })}>${title}${renderItems(node, null, context)}</div>`
}

function renderItems(node: List, id: string | null, context: RenderContext): SafeHtml {
  const items = node.items.map(item => renderItem(item, context))
  const labelled = node.items.some(item => !isEmpty(item.label))
  const type = numbering[node.type]
  if (type === null || labelled) {
    const look = labelled ? 'list list-labelled' : node.type === 'simple' ? 'list list-simple' : 'list'
    // Some browsers do not announce a list without marks as a list, so its role is explicit.
    return html`<ul${attributes({ id, class: look, role: look === 'list' ? null : 'list' })}>${items}</ul>`
  }
  const start = node.start === 1 ? null : node.start
  return html`<ol${attributes({ id, class: 'list', type: type === '1' ? null : type, start })}>${items}</ol>`
}

function renderItem(item: ListItem, context: RenderContext): SafeHtml {
  const label = isEmpty(item.label) ? noHtml : html`<span class="item-label">${context.inlines(item.label)}</span> `
  const title = isEmpty(item.title) ? noHtml : html`<p class="item-title">${context.inlines(item.title)}</p>`
  const values = attributes({ id: context.id(item) })
  const content = html`${title}${context.blocks(item.children)}`
  return label === noHtml ? html`<li${values}>${content}</li>` : html`<li${values}>${label}<div class="item-text">${content}</div></li>`
}

export function renderDefinitionList(node: DefinitionList, context: RenderContext): SafeHtml {
  const heads = isEmpty(node.termHead) && isEmpty(node.definitionHead) ? noHtml : renderHeads(node, context)
  const items = node.items.map(item => {
    const label = isEmpty(item.label) ? noHtml : html`<span class="item-label">${context.inlines(item.label)}</span> `
    const terms = item.terms.map((term, index) => renderTerm(term, index === 0 ? label : noHtml, context))
    const first = terms.length === 0 && label !== noHtml ? [html`<dt>${label}</dt>`] : terms
    const definitions = item.definitions.map(definition => html`<dd>${context.blocks(definition)}</dd>`)
    return html`<div${attributes({ id: context.id(item), class: 'definition' })}>${first}${definitions}</div>`
  })
  const list = heads === noHtml && items.length === 0 ? noHtml : html`<dl class="definition-list">${heads}${items}</dl>`
  const title = renderBlockTitle(node.label, node.title, html`list-title`, context)
  return html`<div${attributes({ id: context.id(node), class: 'definitions' })}>${title}${list}${context.blocks(node.children)}</div>`
}

function renderTerm(term: readonly Inline[], label: SafeHtml, context: RenderContext): SafeHtml {
  return html`<dt>${label}${context.inlines(term)}</dt>`
}

function renderHeads(node: DefinitionList, context: RenderContext): SafeHtml {
  return html`<div class="definition-head"><dt>${context.inlines(node.termHead)}</dt><dd>${context.inlines(node.definitionHead)}</dd></div>`
}
