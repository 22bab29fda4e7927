/** Selects the forms that a page must show where a source gives the same content in several forms. */
import { findStatedReview } from '../../../../document/jats/read/front/stated-review.ts'
import { topicOfTitle } from '../../../../document/jats/read/front/topics.ts'
import { isRecommendation } from '../../../../document/jats/read/peer-review/recommendation.ts'
import type { XmlElement } from '../../../../document/jats/read/xml/node.ts'
import { attribute, childrenNamed, descendantsNamed, elementChildren, firstChild, textOf } from '../../../../document/jats/read/xml/read.ts'
import { isPlaceholderIssn } from '../../../../document/metadata/check-digits.ts'
import { isPlainTerm } from '../../../../document/peer-review/recommendation.ts'
import { wordsOf } from './words-of.ts'

type Child = XmlElement | string

/** The children of an element, without those that only repeat others. `above`: the ancestors, outermost first. */
export function formsShown(element: XmlElement, above: readonly XmlElement[]): readonly Child[] {
  const rule = rules[element.name]
  return rule === undefined ? element.children : rule(element, above)
}

const rules: Readonly<Record<string, (element: XmlElement, above: readonly XmlElement[]) => readonly Child[]>> = {
  alternatives: firstForm,
  'citation-alternatives': element => (firstChild(element, 'mixed-citation') ? only(element, 'mixed-citation') : firstForm(element)),
  // Some publishers give each reference twice, for readers and for machines, without marking it.
  ref: element =>
    firstChild(element, 'mixed-citation')
      ? element.children.filter(child => typeof child === 'string' || child.name !== 'element-citation')
      : element.children,
  // APS repeats a reference's number inside the reference.
  'mixed-citation': (element, above) => {
    const label = textOf(firstChild(above.at(-1) ?? element, 'label') ?? nothing).replace(/\W/g, '')
    return element.children.filter(child => typeof child === 'string' || child.name !== 'object-id' || textOf(child) !== label)
  },
  // A statement with year and holder contains the text of the two fields.
  permissions: element => withoutRepeated(element, childrenNamed(element, 'copyright-statement'), ['copyright-year', 'copyright-holder']),
  // The page shows the range of pages once, either as a range or as first and last page.
  'element-citation': element => withoutRepeated(element, childrenNamed(element, 'fpage', 'lpage'), ['page-range']),
  // The status line after the title replaces a note about the version's review; the version's short URL beside it is a link.
  'title-group': (element, above) => {
    const meta = above.at(-1)
    const stated = meta && above.every(({ name }) => !parts.has(name)) ? findStatedReview(meta) : null
    return element.children.flatMap(child =>
      typeof child !== 'string' && child === stated?.note ? descendantsNamed(child, 'ext-link') : [child],
    )
  },
  // The same identifier may be given for two systems.
  'article-meta': withoutRepeatedIds,
  'front-stub': withoutRepeatedIds,
  // The page replaces the name of a recommendation with its own word, and a term that is only another word for the decision too.
  'custom-meta': element => {
    const name = firstChild(element, 'meta-name')
    if (!name || !isRecommendation(textOf(name))) return element.children
    const value = firstChild(element, 'meta-value')
    return element.children.filter(child => child !== name && !(child === value && isPlainTerm(textOf(value))))
  },
  // A placeholder is no ISSN.
  issn: element => (isPlaceholderIssn(textOf(element)) ? [] : element.children),
  // The page shows each mark after a name once.
  contrib: element => element.children.filter(child => typeof child === 'string' || child.name !== 'xref'),
  // The source gives affiliations as printed and again in fields; a mark is shown where it is referred to.
  aff: element => {
    const children = element.children.filter(child => typeof child === 'string' || child.name !== 'label')
    const printed = children.find(
      child => typeof child !== 'string' && /^(?:original|verbatim)$/.test(attribute(child, 'content-type') ?? ''),
    )
    const said = new Set(
      wordsOf([...children].filter(child => child === printed).map(child => (typeof child === 'string' ? child : spacedText(child)))),
    )
    const repeats = (child: Child): boolean =>
      wordsOf([typeof child === 'string' ? child : spacedText(child)]).every(word => said.has(word))
    const retained = children.filter(child => child === printed || printed === undefined || !repeats(child))
    return withoutRepeatedForms(retained)
  },
  // The page gives the statement its own heading.
  fn: element =>
    element.children.filter(child => typeof child === 'string' || child.name !== 'label' || topicOfTitle(textOf(child)) === null),
  bold: (element, above) => {
    const [paragraph, note] = [above.at(-1), above.at(-2)]
    const isHeading = paragraph?.name === 'p' && note?.name === 'fn' && elementChildren(paragraph)[0] === element
    return isHeading && topicOfTitle(textOf(element)) !== null ? [] : element.children
  },
  // The URL of a licence is one link, however often the source repeats it.
  license: element => {
    const url = attribute(element, 'xlink:href')
    return element.children.filter(child => typeof child === 'string' || child.name !== 'ali:license_ref' || textOf(child) !== url)
  },
  // KaTeX writes a formula as MathML and again as HTML that is hidden from screen readers.
  'mml:span': element => (attribute(element, 'aria-hidden') === 'true' ? [] : element.children),
}
const parts: ReadonlySet<string> = new Set(['sub-article', 'response'])
const nothing: XmlElement = { name: '', attributes: {}, children: [], line: 0 }

/** Removes an institution's second form, such as a normalised name. */
function withoutRepeatedForms(children: readonly Child[]): readonly Child[] {
  const seen = new Set<string>()
  return children.filter(child => {
    if (typeof child === 'string' || child.name !== 'institution') return true
    const words = wordsOf([spacedText(child)]).join(' ')
    return seen.has(words) ? false : seen.add(words)
  })
}

function withoutRepeatedIds(element: XmlElement): readonly Child[] {
  const seen = new Set<string>()
  return element.children.filter(child => {
    if (typeof child === 'string' || child.name !== 'article-id') return true
    const key = `${attribute(child, 'pub-id-type')} ${textOf(child)}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function only(element: XmlElement, name: string): readonly Child[] {
  return childrenNamed(element, name).slice(0, 1)
}

function firstForm(element: XmlElement): readonly Child[] {
  const forms = elementChildren(element)
  const images = ['graphic', 'inline-graphic', 'media']
  const shown = forms.find(form => form.name === 'mml:math') ?? forms.find(form => !images.includes(form.name)) ?? forms[0]
  return shown ? [shown] : []
}

/** Removes children of these names where `sayers`, which stay, have all of their words. */
function withoutRepeated(element: XmlElement, sayers: readonly XmlElement[], names: readonly string[]): readonly Child[] {
  if (sayers.length === 0) return element.children
  const said = new Set(wordsOf(sayers.map(spacedText)))
  return element.children.filter(
    child =>
      typeof child === 'string' ||
      sayers.includes(child) ||
      !names.includes(child.name) ||
      !wordsOf([spacedText(child)]).every(word => said.has(word)),
  )
}

function spacedText(element: XmlElement): string {
  return element.children.map(child => (typeof child === 'string' ? child : spacedText(child))).join(' ')
}
