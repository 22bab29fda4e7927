import type { Graphic } from '../../../node.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute } from '../xml/read.ts'
import { readFloat } from './read-float.ts'

/** Reads an image; null, with a warning, where the element names no file. */
export function readGraphic(element: XmlElement, context: ReadContext): Graphic | null {
  const href = hrefOf(element)
  if (href === null) {
    context.warn('invalid-value', element, `<${element.name}> names no file.`)
    return null
  }
  const { float, rest } = readFloat(element, context)
  const children = context.readBlocks(rest)
  for (const statement of float.attribution?.statements ?? []) {
    children.push({ kind: 'paragraph', id: null, continued: false, children: statement })
  }
  children.push(...(float.attribution?.licence?.text ?? []))
  const caption =
    float.caption || children.length > 0
      ? { title: float.caption?.title ?? [], children: [...(float.caption?.children ?? []), ...children] }
      : null
  return {
    href,
    alternatives: [],
    mimeType: mimeTypeOf(element),
    alt: float.alt,
    longDescription: float.longDescription,
    id: float.id,
    caption,
    label: float.label,
  }
}

export function hrefOf(element: XmlElement): string | null {
  return attribute(element, 'xlink:href') ?? attribute(element, 'href') ?? attribute(element, 'src')
}

/** Joins the two JATS attributes to `image/tiff`, or uses the first alone. */
function mimeTypeOf(element: XmlElement): string | null {
  const type = attribute(element, 'mimetype')
  const subtype = attribute(element, 'mime-subtype')
  return type && subtype && !type.includes('/') ? `${type}/${subtype}` : type
}
