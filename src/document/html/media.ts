/** Renders video, audio and other files of an article. */
import { safeHref } from '../../core/text/link.ts'
import { attributes, escapeHtml, html, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { FileLink, Media, Supplement } from '../node.ts'
import { titleText } from '../text.ts'
import type { RenderContext } from './context.ts'
import { renderFloatChildren, renderUnusedAlternative } from './figure.ts'
import { renderAlternativeText, renderFigcaption } from './float.ts'
import { fileName, renderDownload, renderMissing } from './image.ts'
import { isEmpty } from './inline.ts'
import { outLink } from './link.ts'
import type { DisplayedFile } from './rendered-article.ts'

export function renderMedia(node: Media, context: RenderContext): SafeHtml {
  const file = context.setting.resolveFile(node.href)
  const player = file === null ? renderAbsent(node.href, context) : renderPlayer(node, file, context)
  const alt = file !== null && playedAs(node, file) !== null ? noHtml : renderAlternativeText(node.alt)
  return html`<figure${attributes({ id: context.id(node), class: 'media' })}>${player}${alt}${renderFloatChildren(node.children, node, context)}${renderFigcaption(node, context)}</figure>`
}

/** The player for a file: by the file's own type, and by the source's term where that does not decide. */
function playedAs(node: Media, file: DisplayedFile): 'video' | 'audio' | null {
  const type = file.mimeType ?? node.mimeType ?? ''
  const family = type.split('/')[0]
  return family === 'video' || family === 'audio' ? family : null
}

function renderPlayer(node: Media, file: DisplayedFile, context: RenderContext): SafeHtml {
  const download = renderDownload(fileName(node.href), file, context)
  const kind = playedAs(node, file)
  if (kind === null) return download
  const name = node.alt ?? (titleText([...node.label, ...(node.caption?.title ?? [])]) || fileName(node.href))
  const values = attributes({ controls: true, preload: 'metadata', src: file.url, 'aria-label': name })
  if (kind === 'audio') return html`<audio${values}></audio>${download}`
  return html`<video${values}${attributes({ width: file.width, height: file.height, playsinline: true })}></video>${download}`
}

export function renderSupplement(node: Supplement, context: RenderContext): SafeHtml {
  const content = renderFloatChildren(node.children, node, context)
  return html`<figure${attributes({ id: context.id(node), class: 'supplement' })}>${renderFigcaption(node, context)}${renderUnusedAlternative(node.children, node.alt)}${content}${renderSupplementFile(node, context)}</figure>`
}

function renderSupplementFile(node: Supplement, context: RenderContext): SafeHtml {
  if (node.href === null || node.href === '') return noHtml
  const file = context.setting.resolveFile(node.href)
  return file === null ? renderAbsent(node.href, context) : renderDownload(fileName(node.href), file, context)
}

/** A link to a file in running text; its text is the file's name where the source gives none. */
export function renderFileLink(node: FileLink, context: RenderContext): SafeHtml {
  const file = context.setting.resolveFile(node.href)
  const text = isEmpty(node.children) ? noHtml : context.with({ insideLink: true }).inlines(node.children)
  const id = context.id(node)
  if (file === null) {
    const absent = html`<span class="missing-file">${context.label(context.labels.missingFile)} ${escapeHtml(node.href)}</span>`
    return html`<span${attributes({ id })}>${text}${text === noHtml ? noHtml : html` `}${absent}</span>`
  }
  const name = text === noHtml ? escapeHtml(fileName(node.href)) : text
  if (context.setting.insideLink || context.setting.plain) return name
  return html`<a${attributes({ id, class: 'file-link', href: file.url, download: fileName(node.href) })}>${name}</a>`
}

/** A file on another site is linked; a missing one is named. */
function renderAbsent(href: string, context: RenderContext): SafeHtml {
  if (safeHref(href) === null) return renderMissing({ href, alt: null }, context)
  return html`<p class="file-elsewhere">${outLink(href, escapeHtml(href), context)}</p>`
}
