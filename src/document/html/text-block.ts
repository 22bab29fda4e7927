/** Renders paragraphs, quotes, verse, speech, boxes, statements, code and unknown blocks. */
import { attributes, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { BlockUnknown, Box, Code, Inline, Paragraph, Preformatted, Quote, Speech, Statement, Verse } from '../node.ts'
import type { RenderContext } from './context.ts'
import { renderAttribution, renderLabelAndTitle, renderSource } from './float.ts'
import { languageClass } from './inline.ts'
import { renderSubtitle } from './section.ts'

export function renderParagraph(node: Paragraph, context: RenderContext): SafeHtml {
  return html`<p${attributes({ id: context.id(node), class: node.continued ? 'continued' : null })}>${context.inlines(node.children)}</p>`
}

/** A title line above a block that should not be a heading of the outline. */
export function renderBlockTitle(label: readonly Inline[], title: readonly Inline[], name: SafeHtml, context: RenderContext): SafeHtml {
  const heading = renderLabelAndTitle(label, title, context, html`title`)
  return heading === noHtml ? noHtml : html`<p class="${name}">${heading}</p>`
}

export function renderQuote(node: Quote, context: RenderContext): SafeHtml {
  const source = renderSource(node.attribution, context)
  const caption = source === noHtml ? noHtml : html`<figcaption>${source}</figcaption>`
  return html`<figure${attributes({ id: context.id(node), class: 'quote' })}><blockquote>${renderBlockTitle(node.label, node.title, html`quote-title`, context)}${context.blocks(node.children)}</blockquote>${caption}</figure>`
}

export function renderVerse(node: Verse, context: RenderContext): SafeHtml {
  const lines = node.lines.map(item => {
    if (item.kind === 'verse') return renderVerse(item, context)
    return html`<p${attributes({ class: 'verse-line', 'data-indent': item.indent > 0 ? item.indent : null })}>${context.inlines(item.children)}</p>`
  })
  return html`<div${attributes({ id: context.id(node), class: 'verse' })}>${renderBlockTitle(node.label, node.title, html`verse-title`, context)}${renderSubtitle(node.subtitle, context)}${lines}${renderSource(node.attribution, context)}</div>`
}

export function renderSpeech(node: Speech, context: RenderContext): SafeHtml {
  return html`<div${attributes({ id: context.id(node), class: 'speech' })}><p class="speaker">${context.inlines(node.speaker)}</p>${context.blocks(node.children)}</div>`
}

export function renderBox(node: Box, context: RenderContext): SafeHtml {
  const id = context.id(node)
  const title = renderLabelAndTitle(node.label, node.caption?.title ?? [], context, html`title`)
  const titleId = title === noHtml ? null : context.anchors.own(`${id ?? 'box'}-title`)
  const heading = title === noHtml ? noHtml : html`<p${attributes({ id: titleId, class: 'box-title' })}>${title}</p>`
  const values = attributes({ id, class: 'box', role: 'note', 'data-box-type': node.type, 'aria-labelledby': titleId })
  return html`<aside${values}>${heading}${context.blocks(node.caption?.children ?? [])}${context.blocks(node.children)}${renderAttribution(node.attribution, context)}</aside>`
}

export function renderStatement(node: Statement, context: RenderContext): SafeHtml {
  const values = attributes({ id: context.id(node), class: 'statement', 'data-statement-type': node.type })
  return html`<div${values}>${renderBlockTitle(node.label, node.title, html`statement-title`, context)}${context.blocks(node.children)}${renderSource(node.attribution, context)}</div>`
}

export function renderCode(node: Code, context: RenderContext): SafeHtml {
  const code = html`<code${attributes({ class: languageClass(node.language) })}>${context.inlines(node.children)}</code>`
  const values = attributes({ id: context.id(node), class: 'code', tabindex: 0, 'data-executable': node.executable ? 'yes' : null })
  return html`<pre${values}>${code}</pre>`
}

export function renderPreformatted(node: Preformatted, context: RenderContext): SafeHtml {
  const text = context.inlines(node.children)
  // HTML drops a line break right after the start tag.
  const first = text.startsWith('\n') ? html`\n` : noHtml
  const values = attributes({ id: context.id(node), class: 'preformatted', tabindex: 0, 'data-preformat-type': node.type })
  return html`<pre${values}>${first}${text}</pre>${renderSource(node.attribution, context)}`
}

export function renderUnknownBlock(node: BlockUnknown, context: RenderContext): SafeHtml {
  return html`<div${attributes({ id: context.id(node), class: 'unknown', 'data-element': node.element })}>${context.blocks(node.children)}</div>`
}
