/** The elements of HTML, as the editor treats them. */

/** Those that mark a run of text, without links. */
export const marksByElement = [
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'cite', 'dfn', 'q', 'time', 'span', 'bdi'],
  ...['var', 'samp', 'kbd', 'code'],
]

/** Those that stand in running text, with what is kept of them as it is. */
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

/** Those that hold paragraphs, lists and each other, and say little by themselves. */
export const elementsAroundBlocks: ReadonlySet<string> = new Set([
  'section',
  'div',
  'figure',
  'figcaption',
  'details',
  'summary',
  'address',
])

/** Those that a block, or an item of one, can be made of when it holds others. */
export const elementsOfBlocks: ReadonlySet<string> = new Set([
  ...['div', 'section', 'figure', 'blockquote', 'details', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'center'],
])

/** Those without content, which have no end tag. */
export const emptyElements: ReadonlySet<string> = new Set(['hr', 'br', 'img', 'wbr'])
