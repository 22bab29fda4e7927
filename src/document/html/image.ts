/** Renders images and files: supported types are shown, others offered for download, missing ones named. */
import { formatFileSize } from '../../core/text/file-size.ts'
import { safeHref } from '../../core/text/link.ts'
import { attributes, escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { BlockGraphic, Graphic, Inline, InlineGraphic } from '../node.ts'
import { blockText, titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { shownTypes } from './displayed-file.ts'
import { hasHeading, renderFigcaption, renderLongDescription } from './float.ts'
import { outLink } from './link.ts'
import type { DisplayedFile } from './rendered-article.ts'

/** Widths of the text column, for the browser's choice among variants: the whole screen on a phone, the column elsewhere. */
const sizes = '(min-width: 60rem) 44rem, 100vw'

function canShow(file: DisplayedFile): boolean {
  return file.variants.length > 0 || (file.mimeType !== null && shownTypes.has(file.mimeType))
}

/** The best of an image's forms: the first that browsers can show, else the first that exists. */
function findFile(graphic: Graphic, context: RenderContext): DisplayedFile | null {
  const found = [graphic.href, ...graphic.alternatives].flatMap(href => context.setting.resolveFile(href) ?? [])
  return found.find(canShow) ?? found[0] ?? null
}

function renderImage(file: DisplayedFile, alt: string, className: string | null, lang: string | null = null): SafeHtml {
  const shown = file.mimeType !== null && shownTypes.has(file.mimeType)
  const source = shown ? file.url : (file.variants.toSorted((a, b) => b.width - a.width)[0]?.url ?? file.url)
  const set = file.variants.map(variant => `${variant.url.replace(/[\s,]/g, encodeURIComponent)} ${variant.width}w`).join(', ')
  return html`<img${attributes({
    class: className,
    src: source,
    srcset: set === '' ? null : set,
    sizes: set === '' ? null : sizes,
    alt,
    lang,
    width: file.width,
    height: file.height,
    loading: 'lazy',
    decoding: 'async',
  })}>`
}

/** The name of the float around an image, for alternative text. */
interface Named {
  alt: string | null
  label: readonly Inline[]
}

/** An image in a figure, linked to its full size. */
export function renderFigureImage(graphic: Graphic, context: RenderContext, named: Named): SafeHtml {
  const file = findFile(graphic, context)
  if (file === null) return renderMissing({ href: graphic.href, alt: graphic.alt ?? named.alt }, context)
  const label = titleText(graphic.label) || titleText(named.label)
  if (!canShow(file)) return renderDownload(fileName(graphic.href), file, context)
  const alt = graphic.alt ?? named.alt ?? (label === '' ? null : label)
  const image = alt === null ? renderImage(file, context.labels.picture, null, context.labelLanguage().lang) : renderImage(file, alt, null)
  if (context.setting.insideLink) return image
  return html`<a${attributes({ class: 'picture-link', href: file.url, 'data-hint': enlargeHint(context) })}>${image}</a>`
}

/** Said beneath the first image, by the style sheet and on small screens: it is no text of the article. */
function enlargeHint({ setting, labels }: RenderContext): string | null {
  if (setting.enlargeHint.isGiven || setting.plain) return null
  setting.enlargeHint.isGiven = true
  return labels.tapToEnlarge
}

export function renderFormulaImage(graphic: Graphic, tex: string | null, context: RenderContext): SafeHtml {
  const file = findFile(graphic, context)
  const alt = graphic.alt ?? tex
  if (file !== null && canShow(file)) return renderNamedFormula(file, alt, context)
  if (tex !== null) return html`<code class="tex">${escapeHtml(tex)}</code>`
  return renderMissing(graphic, context)
}

function renderNamedFormula(file: DisplayedFile, alt: string | null, context: RenderContext): SafeHtml {
  return alt === null
    ? renderImage(file, context.labels.formula, 'formula-picture', context.labelLanguage().lang)
    : renderImage(file, alt, 'formula-picture')
}

export function renderInlineGraphic({ graphic }: InlineGraphic, context: RenderContext): SafeHtml {
  const file = findFile(graphic, context)
  const id = context.id(graphic)
  const description = [...[graphic.longDescription ?? []].flat(), ...graphicWords(graphic)].join(' ')
  const spoken = description === '' ? noHtml : html`<span class="expansion"> ${escapeHtml(description)}</span>`
  const picture = file !== null && canShow(file) ? renderImage(file, graphic.alt ?? '', 'inline-graphic') : renderMissing(graphic, context)
  const shown = html`${picture}${spoken}`
  return id === null ? shown : html`<span${attributes({ id })}>${shown}</span>`
}

/** An inline image has no room for a caption. */
function graphicWords({ label, caption }: Graphic): string[] {
  return [titleText(label), titleText(caption?.title ?? []), blockText(caption?.children ?? [])].filter(words => words !== '')
}

/** An image among paragraphs, outside of a figure. */
export function renderGraphic({ graphic }: BlockGraphic, context: RenderContext, named: Named = { alt: null, label: [] }): SafeHtml {
  const picture = renderFigureImage(graphic, context, named)
  const caption = renderFigcaption({ ...graphic, attribution: null }, context)
  return html`<figure${attributes({ id: context.id(graphic), class: 'figure loose-graphic' })}>${picture}${caption}</figure>`
}

/** An image inside a figure or table that has the caption; an image with its own caption is a nested figure. */
export function renderInnerGraphic(node: BlockGraphic, context: RenderContext, named: Named): SafeHtml {
  const { graphic } = node
  if (hasHeading(graphic.label, graphic.caption) || (graphic.caption?.children.length ?? 0) > 0) return renderGraphic(node, context, named)
  const picture = renderFigureImage(graphic, context, named)
  return html`<div${attributes({ id: context.id(graphic), class: 'picture' })}>${picture}${renderLongDescription(graphic.longDescription, context)}</div>`
}

/** The placeholder of a missing file: its name and its alternative text, so that readers know what is missing. */
export function renderMissing(graphic: Pick<Graphic, 'href' | 'alt'>, context: RenderContext): SafeHtml {
  const alt =
    graphic.alt === null || graphic.alt.trim() === '' ? noHtml : html` <span class="alternative-text">${escapeHtml(graphic.alt)}</span>`
  return html`<span class="missing-file">${missingName(graphic.href, context)}${alt}</span>`
}

function missingName(href: string, context: RenderContext): SafeHtml {
  if (safeHref(href) !== null) return outLink(href, escapeHtml(href), context)
  return html`${context.label(context.labels.missingFile)} ${escapeHtml(href)}`
}

/** A download row for a file: name and size. */
export function renderDownload(name: string, file: DisplayedFile, context: RenderContext): SafeHtml {
  const facts = html`<span class="file-name">${escapeHtml(name)}</span> <span class="file-size">${escapeHtml(formatFileSize(file.bytes))}</span>`
  if (context.setting.insideLink) return facts
  return html`<a${attributes({ class: 'download', href: file.url, download: name })}>${facts}</a>`
}

export function fileName(href: string): string {
  const last = href.split(/[?#]/)[0]?.split('/').at(-1)
  return last ? last : href
}
