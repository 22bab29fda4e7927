/** Sanitises HTML from editors: the elements of running text remain, and nothing that could run, load or restyle. */
import sanitize from 'sanitize-html'
import { safeHref } from '../../../core/text/link.ts'
import { type SafeHtml, sanitised } from '../../../core/text/safe-html.ts'
import { shallowHtml } from '../../../core/text/shallow-html.ts'
import { type SizedImage, sourcesOf } from './sized-image.ts'

/** The only h1 is the page's own. */
const elements = [
  ...['h2', 'h3', 'h4', 'h5', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'figure', 'figcaption', 'section', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary', 'address'],
  ...['a', 'abbr', 'b', 'bdi', 'br', 'cite', 'code', 'dfn', 'em', 'i', 'img', 'kbd', 'mark', 'q', 's', 'small', 'span', 'strong'],
  ...['sub', 'sup', 'time', 'var', 'wbr'],
]

/** The maximum width of running text, in CSS pixels. */
const widestInText = 704

export interface PageHtmlSetting {
  /** Resolves an image that the text refers to by file name; null removes the image. */
  imageOf?: (file: string) => SizedImage | null
  /** Whether attributes that begin with `data-` stay: blocks are parsed from them, and the API shows them. */
  keepsData?: boolean
  /** Whether the text was written from a tree of limited depth. */
  isShallow?: boolean
}

export function pageHtml(source: string, { imageOf = () => null, keepsData = false, isShallow = false }: PageHtmlSetting = {}): SafeHtml {
  return sanitised(
    sanitize(isShallow ? source : shallowHtml(source), {
      allowedTags: elements,
      allowedAttributes: {
        '*': ['id', 'lang', 'dir', 'title', ...(keepsData ? ['data-*'] : [])],
        a: ['href', 'rel', 'hreflang'],
        img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
        ol: ['start', 'reversed', 'type'],
        th: ['scope', 'colspan', 'rowspan'],
        td: ['colspan', 'rowspan'],
        time: ['datetime'],
        blockquote: ['cite'],
        details: ['open'],
      },
      allowedSchemes: ['http', 'https', 'mailto'],
      allowProtocolRelative: false,
      disallowedTagsMode: 'discard',
      nestingLimit: 60,
      transformTags: {
        h1: 'h2',
        a: (tagName, { href, ...rest }) => ({ tagName, attribs: { ...rest, ...(href !== undefined && mayLead(href) && { href }) } }),
        img: (tagName, { src = '', alt = '' }) => {
          const found = imageOf(src)
          const attribs = found && {
            ...sourcesOf(found, widestInText),
            src: found.url,
            alt,
            width: String(found.width),
            height: String(found.height),
            loading: 'lazy',
            decoding: 'async',
          }
          return { tagName, attribs: attribs ?? {} }
        },
      },
      exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
    }),
  )
}

const mayLead = (href: string): boolean => /^(?:\/(?![/\\])|#)/.test(href) || safeHref(href) !== null

/** Lists the elements that sanitising removes, for the author; empty where there are none. */
export function elementsTakenOut(source: string): string[] {
  const found = new Set<string>()
  sanitize(shallowHtml(source), {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (!elements.includes(tagName) && tagName !== 'h1') found.add(`<${tagName}>`)
        for (const name of Object.keys(attribs)) if (/^on|^style$|^class$/.test(name)) found.add(`${name}=`)
        return { tagName, attribs }
      },
    },
  })
  return [...found].sort()
}

/** Lists the images of a text as it refers to them. */
export function imagesIn(source: string): string[] {
  const found = new Set<string>()
  sanitize(shallowHtml(source), {
    allowedTags: ['img'],
    allowedAttributes: { img: ['src'] },
    transformTags: {
      img: (tagName, attribs) => {
        if (attribs.src !== undefined) found.add(attribs.src)
        return { tagName, attribs }
      },
    },
  })
  return [...found]
}
