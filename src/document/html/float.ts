/** Renders the common parts of figures, tables, media and boxes: label and caption, long description, attribution. */
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Attribution, Caption, Inline, Licence } from '../node.ts'
import type { RenderContext } from './context.ts'
import { isEmpty } from './inline.ts'
import { outLink } from './link.ts'

/** Label, title and text of a caption. `id` lets other elements be labelled by it. */
export function renderCaption(
  label: readonly Inline[],
  caption: Caption | null,
  context: RenderContext,
  id: string | null = null,
): SafeHtml {
  const heading = renderLabelAndTitle(label, caption?.title ?? [], context, html`caption-title`)
  const line = heading === noHtml ? noHtml : html`<p${attributes({ id, class: 'caption-heading' })}>${heading}</p>`
  return html`${line}${context.blocks(caption?.children ?? [])}`
}

/** The caption of a figure element: its text, long description and attribution. */
export function renderFigcaption(float: FloatFacts, context: RenderContext, id: string | null = null): SafeHtml {
  const caption = renderCaption(float.label, float.caption, context, id)
  const rest = html`${renderLongDescription(float.longDescription, context)}${renderAttribution(float.attribution, context)}`
  return caption === noHtml && rest === noHtml ? noHtml : html`<figcaption class="caption">${caption}${rest}</figcaption>`
}
interface FloatFacts {
  label: readonly Inline[]
  caption: Caption | null
  longDescription: string | null
  attribution: Attribution | null
}

/** “Figure 1.” and its title, with a space between; nothing where both are empty. */
export function renderLabelAndTitle(
  label: readonly Inline[],
  title: readonly Inline[],
  context: RenderContext,
  titleClass: SafeHtml,
): SafeHtml {
  const parts = [
    isEmpty(label) ? noHtml : html`<span class="label">${context.inlines(label)}</span>`,
    isEmpty(title) ? noHtml : html`<span class="${titleClass}">${context.inlines(title)}</span>`,
  ]
  return joinHtml(
    parts.filter(part => part !== noHtml),
    html` `,
  )
}

export function hasHeading(label: readonly Inline[], caption: Caption | null): boolean {
  return !isEmpty(label) || (caption !== null && !isEmpty(caption.title))
}

export function renderLongDescription(text: string | null, context: RenderContext): SafeHtml {
  if (text === null || text.trim() === '') return noHtml
  return html`<details class="long-description"><summary>${context.label(context.labels.longDescription)}</summary><p>${escapeHtml(text)}</p></details>`
}

/** Alternative text of a float without an image. */
export function renderAlternativeText(alt: string | null): SafeHtml {
  return alt === null || alt.trim() === '' ? noHtml : html`<p class="alternative-text">${escapeHtml(alt)}</p>`
}

export function renderAttribution(attribution: Attribution | null, context: RenderContext): SafeHtml {
  if (attribution === null) return noHtml
  const statements = attribution.statements.map(statement => html`<p>${context.inlines(statement)}</p>`)
  const licence = attribution.licence === null ? noHtml : renderLicence(attribution.licence, context)
  return html`<div class="attribution">${statements}${licence}</div>`
}

/** The licence in the source's words; its URL where it has none. */
export function renderLicence(licence: Licence, context: RenderContext): SafeHtml {
  const link = licence.href === null ? noHtml : outLink(licence.href, escapeHtml(licence.href), context)
  const licenceLine = link === noHtml ? noHtml : html`<p class="licence-address">${link}</p>`
  return html`<div${attributes({ class: 'licence', 'data-licence-type': licence.type })}>${context.blocks(licence.text)}${licenceLine}</div>`
}

/** The source of a quotation or the maker of a float. */
export function renderSource(attribution: readonly Inline[], context: RenderContext): SafeHtml {
  return isEmpty(attribution) ? noHtml : html`<p class="source">${context.inlines(attribution)}</p>`
}
