/**
 * HTML read no deeper than anybody writes. What reads it later compares elements with those around them, so that a text of nothing but
 * elements within each other would take minutes of a processor.
 */
import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, Parser, type ParserOptions, serialize, type Token } from 'parse5'

/** The maximum depth of nested elements, about the same as that of browsers. */
export const deepestElement = 500

/** They hold nothing but text, or nothing, and so bring nothing deeper. */
const leaves = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['iframe', 'noembed', 'noframes', 'noscript', 'plaintext', 'script', 'style', 'textarea', 'title', 'xmp'],
])

/** The maximum number of unclosed formatting elements (`<b>` over several paragraphs) that are reopened. */
const maxReopened = 20_000

/** An element that would stand deeper gives way to what is in it. */
class ShallowParser extends Parser<DefaultTreeAdapterMap> {
  /** Elements that gave way and were not ended, by name. */
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

/** The text itself where it has no more elements than may stand within each other. */
export const shallowHtml = (source: string): string => (hasFewTags(source) ? source : serialize(parseShallow(source)))

function hasFewTags(source: string): boolean {
  let count = 0
  for (const _ of source.matchAll(/<[a-z]/gi)) {
    count += 1
    if (count > deepestElement) return false
  }
  return true
}
