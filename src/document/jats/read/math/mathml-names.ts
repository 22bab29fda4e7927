/** Elements and attributes of MathML 3 presentation that a page may contain. All others are removed. */
export const presentationElements = new Set(
  (
    'math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle merror mpadded mphantom menclose ' +
    'msub msup msubsup munder mover munderover mmultiscripts mprescripts mtable mtr mtd'
  ).split(' '),
)

export const tokenElements = new Set(['mi', 'mn', 'mo', 'ms', 'mtext'])

/** Elements with a fixed number of children: fewer or more would make a browser show an error or nothing. */
export const childCounts: Readonly<Record<string, number>> = {
  mfrac: 2,
  mroot: 2,
  msub: 2,
  msup: 2,
  munder: 2,
  mover: 2,
  msubsup: 3,
  munderover: 3,
}

const everywhere = 'id dir mathvariant mathsize mathcolor mathbackground displaystyle scriptlevel intent arg'
const byElement: Readonly<Record<string, string>> = {
  math: 'display alttext overflow',
  mo: 'form fence separator stretchy symmetric maxsize minsize largeop movablelimits accent lspace rspace linebreak',
  mspace: 'width height depth linebreak',
  mfrac: 'linethickness numalign denomalign bevelled',
  mpadded: 'width height depth lspace voffset',
  menclose: 'notation',
  munder: 'accentunder align',
  mover: 'accent align',
  munderover: 'accent accentunder align',
  msub: 'subscriptshift',
  msup: 'superscriptshift',
  msubsup: 'subscriptshift superscriptshift',
  ms: 'lquote rquote',
  mtable: 'align rowalign columnalign columnspacing rowspacing columnlines rowlines frame framespacing equalrows equalcolumns width side',
  mtr: 'rowalign columnalign',
  mtd: 'rowspan columnspan rowalign columnalign',
}
const general = new Set(everywhere.split(' '))
const special = new Map(Object.entries(byElement).map(([name, attributes]) => [name, new Set(attributes.split(' '))]))

export function isAllowedAttribute(element: string, attribute: string): boolean {
  return general.has(attribute) || special.get(element)?.has(attribute) === true
}
