/**
 * Converts shortcodes, and the line breaks of texts from WordPress's classic editor. Texts may be hostile: no pattern looks past the next
 * bracket, so that the time is linear.
 */

export interface ShortcodeResult {
  html: string
  /** Names of unknown shortcodes; the content that they enclose stays. */
  unknown: string[]
}

/** Bracketed numbers and words are not shortcodes: those have attributes, an end tag, or a known name. */
export function readShortcodes(source: string): ShortcodeResult {
  const unknown = new Set<string>()
  const note = (name: string): string => {
    unknown.add(name.toLowerCase())
    return ''
  }
  const html = readCaptions(source)
    .replace(/\[gallery\b([^\][]*)\]/g, (_, given: string) => galleryOf(given) ?? note('gallery'))
    .replace(/\[embed\b[^\][]*\]\s*(https?:\/\/[^\s<"[\]]+)\s*\[\/embed\]/g, '<p><a href="$1">$1</a></p>')
    .replace(/\[(video|audio|playlist)\b([^\][]*)\]/g, (_, name: string, given: string) => linkOf(given) ?? note(name))
    .replace(/\[\/(?:video|audio)\]/g, '')
    .replace(/\[([a-z][\w-]{2,40})(?:\s+[\w-]+=(?:"[^"\][]*"|'[^'\][]*'|[^\s"'\][]+))+\s*\/?\]/gi, (_, name: string) => note(name))
    .replace(/\[\/([a-z][\w-]{2,40})\]/gi, (_, name: string) => note(name))
  return { html: [...unknown].reduce((text, name) => text.replaceAll(`[${name}]`, ''), html), unknown: [...unknown] }
}

const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', one, other, plain]) => [name.toLowerCase(), one ?? other ?? plain ?? '']))

/** Converts `[caption …]<img> words[/caption]`, searching from each end tag back to the nearest start. */
const readCaptions = (source: string): string => {
  const parts = source.split(/\[\/(?:wp_)?caption\]/)
  const last = parts.pop() ?? ''
  return parts.map(readCaption).join('') + last
}

function readCaption(part: string): string {
  const begins = Math.max(part.lastIndexOf('[caption'), part.lastIndexOf('[wp_caption'))
  const ends = begins === -1 ? -1 : part.indexOf(']', begins)
  if (ends === -1) return part
  const inner = part.slice(ends + 1)
  const [image = ''] = /(?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?/.exec(inner) ?? []
  const words = inner.replace(image, '').trim() || attributesOf(part.slice(begins, ends)).get('caption') || ''
  const figure = `<figure class="wp-block-image">${image}${words && `<figcaption>${words}</figcaption>`}</figure>`
  return `${part.slice(0, begins)}${figure}`
}

/** @returns null for a gallery without ids: it shows the post's attachments, which only WordPress knows */
function galleryOf(given: string): string | null {
  const ids = (attributesOf(given).get('ids') ?? '').split(',').map(id => id.trim())
  const images = ids
    .filter(id => /^[1-9]\d{0,8}$/.test(id))
    .map(id => `<figure class="wp-block-image"><img class="wp-image-${id}"></figure>`)
  return images.length === 0 ? null : `<figure class="wp-block-gallery">${images.join('')}</figure>`
}

function linkOf(given: string): string | null {
  const url = [...attributesOf(given).values()].find(value => /^https?:\/\/[^\s"<>]+$/.test(value))
  return url === undefined ? null : `<p><a href="${url}">${url}</a></p>`
}

const blockStart =
  /^\s*<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|figure|figcaption|blockquote|pre|hr|section|article|form|details|summary|address|iframe)\b/i

/** The classic editor writes no paragraphs: a blank line ends one, any other line end is a break. */
export function withParagraphs(source: string): string {
  if (/<!-- wp:|<p[\s>]/i.test(source)) return source
  return source
    .replace(/\r\n?/g, '\n')
    .split(/(?<=<\/pre>)|(?=<pre\b)/i)
    .flatMap(part => (/^<pre\b/i.test(part) ? [part] : part.split(/\n[ \t]*(?:\n[ \t]*)+/)))
    .filter(part => /\S/.test(part))
    .map(part => (blockStart.test(part) ? part : `<p>${part.trim().replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
}
