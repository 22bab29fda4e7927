/** The HTML elements that the editor knows, by their role. */

/** Elements that mark a run of text, except links. */
export const marksByElement = [
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'dfn', 'q', 'time', 'span', 'bdi'],
  ...['var', 'samp', 'kbd', 'code'],
]

/** Elements of running text, including those that are kept as raw HTML. */
const inText = new Set([
  ...marksByElement,
  ...[
    'a',
    'br',
    'wbr',
    'img',
    'ruby',
    'bdo',
    'button',
    'input',
    'select',
    'label',
    'output',
    'meter',
    'progress',
    'picture',
    'svg',
    'math',
  ],
  ...['font', 'big', 'tt', 'script', 'noscript', 'style', 'link', 'template'],
])
export const isInText = (tag: string): boolean => inText.has(tag)

/** Elements that contain paragraphs, lists and each other, and have little meaning of their own. */
export const elementsAroundBlocks: ReadonlySet<string> = new Set([
  'section',
  'div',
  'figure',
  'figcaption',
  'details',
  'summary',
  'address',
])

/** Elements that a block or one of its items can consist of, if it contains other nodes. */
export const elementsOfBlocks: ReadonlySet<string> = new Set([
  ...['div', 'section', 'figure', 'blockquote', 'details', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'center'],
])

/** Void elements, which have no end tag. */
export const emptyElements: ReadonlySet<string> = new Set(['hr', 'br', 'img', 'wbr'])
