import type { Inline } from '../../../node.ts'
import type { InlineHandler } from '../handlers.ts'
import { text } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, textOf } from '../xml/read.ts'
import { fragmentTarget, linkUrl } from './link-url.ts'
import { readSeparateWords } from './separate-words.ts'
import { withoutLinks } from './without-links.ts'

/** Reads `ext-link`, `uri`, `related-article`, `related-object`: a link where its URL is allowed, else its text. */
export const readLink: InlineHandler = (element, context) => {
  const isWork = element.name.startsWith('related-')
  const read = isWork ? readSeparateWords(element.children, context) : context.readInline(element.children)
  const children = withoutLinks(read)
  const said = textOf(element)
  const type = attribute(element, 'ext-link-type') ?? attribute(element, 'document-id-type')
  const wanted = attribute(element, 'xlink:href') ?? attribute(element, 'href') ?? attribute(element, 'document-id')
  const target = wanted === null ? null : fragmentTarget(wanted)
  if (target !== null) return [{ kind: 'cross-reference', refType: 'other', targets: [target], children }]
  const href = wanted === null ? linkUrl(said, type) : linkUrl(wanted, type)
  if (href === null) {
    if (wanted !== null) warnOfUrl(wanted, element, context)
    return children
  }
  return [{ kind: 'link', href, children: said === '' && children.length === 0 ? [text(wanted ?? href)] : children }]
}

export const readEmail: InlineHandler = (element, context) => {
  const children = withoutLinks(context.readInline(element.children))
  const href = linkUrl(attribute(element, 'xlink:href') ?? textOf(element).replaceAll(' ', ''), 'email')
  return href?.startsWith('mailto:') ? [{ kind: 'link', href, children }] : children
}

/** Reads links to files: beside the source, or elsewhere on the web. */
export const readFileLink: InlineHandler = (element, context) => {
  const children = withoutLinks(context.readInline(element.children))
  const wanted = attribute(element, 'xlink:href')
  if (wanted === null) return children
  const url = linkUrl(wanted, null)
  if (url !== null && /^[a-z]+:/i.test(wanted))
    return [{ kind: 'link', href: url, children: children.length > 0 ? children : [text(wanted)] }]
  if (/^[a-z][a-z0-9+.-]*:/i.test(wanted)) {
    warnOfUrl(wanted, element, context)
    return children
  }
  const link: Inline = {
    kind: 'file-link',
    id: attribute(element, 'id'),
    href: wanted,
    mimeType: attribute(element, 'mimetype'),
    mimeSubtype: attribute(element, 'mime-subtype'),
    children,
  }
  return [link]
}

function warnOfUrl(url: string, element: XmlElement, context: ReadContext): void {
  context.warn('invalid-value', element, `“${url.slice(0, 120)}” is no address that may be linked to. Its text was kept.`)
}
