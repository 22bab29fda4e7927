import { attributes, escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Abbreviation, Inline, InlineCode, InlineNote, InlineStyle, InlineUnknown, Marked, Styled } from '../node.ts'
import type { RenderContext } from './context.ts'
import { languageAttributes } from './labels/language.ts'

const tags: Record<InlineStyle, { open: SafeHtml; close: SafeHtml }> = {
  bold: { open: html`<b>`, close: html`</b>` },
  italic: { open: html`<i>`, close: html`</i>` },
  subscript: { open: html`<sub>`, close: html`</sub>` },
  superscript: { open: html`<sup>`, close: html`</sup>` },
  underline: { open: html`<span class="underline">`, close: html`</span>` },
  overline: { open: html`<span class="overline">`, close: html`</span>` },
  strike: { open: html`<s>`, close: html`</s>` },
  'small-caps': { open: html`<span class="small-caps">`, close: html`</span>` },
  monospace: { open: html`<span class="monospace">`, close: html`</span>` },
  'sans-serif': { open: html`<span class="sans-serif">`, close: html`</span>` },
  roman: { open: html`<span class="roman">`, close: html`</span>` },
  quotation: { open: html`<q>`, close: html`</q>` },
  ruby: { open: html`<ruby>`, close: html`</ruby>` },
  'ruby-text': { open: html`<rt>`, close: html`</rt>` },
}

export function renderStyled(node: Styled, context: RenderContext): SafeHtml {
  const { open, close } = tags[node.style]
  const inner = node.style === 'superscript' ? context.with({ raised: true }) : context
  return html`${open}${inner.inlines(node.children)}${close}`
}

export function renderInlineCode(node: InlineCode): SafeHtml {
  return html`<code${attributes({ class: languageClass(node.language) })}>${escapeHtml(node.text)}</code>`
}

/** The class by which highlighters know a language; null where its name cannot form one. */
export function languageClass(language: string | null): string | null {
  const name = language
    ?.trim()
    .toLowerCase()
    .replace(/[^a-z0-9+#.-]+/g, '-')
  return name ? `language-${name}` : null
}

/** The long form is in the text for readers without tooltips (touch, screen readers, copying); a style sheet hides it visually. */
export function renderAbbreviation(node: Abbreviation, context: RenderContext): SafeHtml {
  const { expansion } = node
  const spoken = expansion === null || context.setting.plain ? noHtml : html`<span class="expansion"> (${escapeHtml(expansion)})</span>`
  return html`<abbr${attributes({ title: expansion })}>${context.inlines(node.children)}${spoken}</abbr>`
}

export function renderMarked(node: Marked, context: RenderContext): SafeHtml {
  if (node.as === 'index-term') return renderIndexTerm(node, context)
  const marks = { id: context.id(node), class: 'marked', 'data-as': node.as, ...languageAttributes(node.language) }
  return html`<span${attributes(marks)}>${context.inlines(node.children)}</span>`
}

/** An index term repeats the text beside it, so a style sheet hides it visually, and screen readers skip it. */
function renderIndexTerm(node: Marked, context: RenderContext): SafeHtml {
  if (context.setting.plain) return noHtml
  return html`<span${attributes({ id: context.id(node), class: 'index-term', 'aria-hidden': 'true' })}> ${context.with({ insideLink: true }).inlines(node.children)} </span>`
}

export function renderUnknownInline(node: InlineUnknown, context: RenderContext): SafeHtml {
  return html`<span${attributes({ class: 'unknown', 'data-element': node.element })}>${context.inlines(node.children)}</span>`
}

/**
 * The call of a note in the text. HTML allows no blocks inside a paragraph, so the note is written at the end of the document, and the two
 * are linked both ways.
 */
export function renderInlineNote(node: InlineNote, context: RenderContext): SafeHtml {
  const { pendingNotes, noteCount, anchors, plain, insideLink } = context.setting
  if (plain) return noHtml
  noteCount.value += 1
  const label = node.label ?? String(noteCount.value)
  const id = anchors.takeOrMake(node, `note-${noteCount.value}`) ?? anchors.own(`note-${noteCount.value}`)
  const callId = anchors.own(`note-${noteCount.value}-call`)
  pendingNotes.push({ note: node, label, id, callId })
  const mark = html`<sup>${escapeHtml(label)}</sup>`
  if (insideLink) return html`<span${attributes({ id: callId, class: 'note-call' })}>${mark}</span>`
  return html`<a${attributes({ id: callId, class: 'note-call', href: `#${id}`, role: 'doc-noteref' })}>${mark}</a>`
}

/** True where a run of text would show nothing. */
export function isEmpty(nodes: readonly Inline[]): boolean {
  return nodes.every(node => node.kind === 'text' && node.value.trim() === '')
}
