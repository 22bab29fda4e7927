/**
 * Parses HTML with a limited depth. Later processing compares elements with those around them, so that a text of deeply
 * nested elements would take minutes.
 */
import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, Parser, type ParserOptions, serialize, type Token } from 'parse5'

/** The maximum depth of nested elements, about the same as that of browsers. */
export const deepestElement = 500

/** These elements contain only text or nothing, and so add no depth. */
const leaves = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'script', 'style', 'textarea', 'title', 'xmp'],
])

/** The maximum number of unclosed formatting elements (`<b>` over several paragraphs) that are reopened. */
const maxReopened = 20_000

/** An element beyond the depth is replaced by its content. */
class ShallowParser extends Parser<DefaultTreeAdapterMap> {
  /** Elements that were skipped and not closed yet, by name. */
  private readonly given = new Map<string, number>()
  private begunAnew = 0

  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.depth < deepestElement || leaves.has(token.tagName)) super.onStartTag(token)
    else if (!token.selfClosing) this.given.set(token.tagName, (this.given.get(token.tagName) ?? 0) + 1)
  }

  override onEndTag(token: Token.TagToken): void {
    const given = this.given.get(token.tagName) ?? 0
    if (given > 0) {
      this.given.set(token.tagName, given - 1)
      return
    }
    super.onEndTag(token)
    // The skipped elements were inside the one that has ended.
    if (this.openElements.depth < deepestElement) this.given.clear()
  }

  override _reconstructActiveFormattingElements(): void {
    const before = this.openElements.depth
    super._reconstructActiveFormattingElements()
    this.begunAnew += this.openElements.depth - before
    if (this.begunAnew > maxReopened || this.openElements.depth > 2 * deepestElement) this.activeFormattingElements.clearToLastMarker()
  }
}

/** Parses as a browser does: unclosed elements are closed, and nothing is rejected. */
export function parseShallow(source: string, options: ParserOptions<DefaultTreeAdapterMap> = {}): DefaultTreeAdapterTypes.DocumentFragment {
  const parser = ShallowParser.getFragmentParser(null, options)
  parser.tokenizer.write(source, true)
  return parser.getFragment()
}

/** Returns the text unchanged if it has too few elements to exceed the depth. */
export const shallowHtml = (source: string): string => (hasFewTags(source) ? source : serialize(parseShallow(source)))

function hasFewTags(source: string): boolean {
  let count = 0
  for (const _ of source.matchAll(/<[a-z]/gi)) {
    count += 1
    if (count > deepestElement) return false
  }
  return true
}
