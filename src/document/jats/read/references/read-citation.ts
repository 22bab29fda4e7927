import type { Citation, Inline } from '../../../node.ts'
import { plainText, text, trimRun } from '../inline-runs.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, elementChildren, hasText, textOf } from '../xml/read.ts'
import { type CitationFields, readCitationFields, readPublicationType } from './citation-fields.ts'
import { citationParts } from './citation-parts.ts'
import { composeDisplay, joinSentences } from './compose-display.ts'
import { nameElements } from './people.ts'
import { printNodes } from './printed-parts.ts'

/**
 * Reads one work: a `mixed-citation`, `element-citation`, `nlm-citation` or NLM 2 `citation`, or several forms of the same (the content of
 * `citation-alternatives`). The form with the source's punctuation is shown.
 */
export function readCitation(forms: readonly [XmlElement, ...XmlElement[]], context: ReadContext): Citation {
  const shown = forms.find(isMixed) ?? forms[0]
  const others = forms.filter(form => form !== shown)
  const fields = others.map(readCitationFields).reduce(fillGaps, readCitationFields(shown))
  return { ...fields, display: addMissingWords(readCitationDisplay(shown, context), others, context) }
}

/** The text of any element with a citation's content model (also `product`, `related-article`, `related-object`, `conference`). */
export function readCitationDisplay(element: XmlElement, context: ReadContext): Inline[] {
  return isMixed(element) ? trimRun(printNodes(element.children, context)) : composeDisplay(element, readPublicationType(element), context)
}

/** Text between the parts means that the source has ordered and punctuated them. */
function isMixed(citation: XmlElement): boolean {
  if (citation.children.some(child => typeof child === 'string' && hasText([child]))) return true
  return !elementChildren(citation).some(
    child => citationParts.has(child.name) || nameElements.has(child.name) || child.name === 'person-group',
  )
}

function fillGaps(fields: CitationFields, other: CitationFields): CitationFields {
  return { ...other, ...withoutEmpty(fields) }
}

function withoutEmpty(fields: CitationFields): Partial<CitationFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)))
}

/**
 * Alternative forms usually have the same content; parts with a word that the shown form lacks are appended. Where that is a full last page
 * (“215–33” is shown) or a month's number, the whole range or date is appended in brackets, as the bare number would say nothing.
 */
function addMissingWords(display: Inline[], others: readonly XmlElement[], context: ReadContext): Inline[] {
  const known = new Set(wordsOf(plainText(display)))
  const missing: Inline[][] = []
  for (const other of others) {
    for (const child of other.children) {
      const words = wordsOf(spacedText(child))
      if (words.every(word => known.has(word))) continue
      const together = typeof child === 'string' ? undefined : numberGroups.find(group => group.names.includes(child.name))
      const whole =
        together &&
        elementChildren(other)
          .filter(part => together.names.includes(part.name))
          .map(textOf)
          .join(together.between)
      missing.push(whole ? [text(`[${whole}]`)] : trimRun(printNodes([child], context)))
      for (const word of whole ? wordsOf(whole) : words) known.add(word)
    }
  }
  return missing.length > 0 ? joinSentences([display, ...missing]) : display
}

const numberGroups = [
  { names: ['fpage', 'lpage'], between: '–' },
  { names: ['year', 'month', 'day'], between: '-' },
]

function wordsOf(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function spacedText(node: XmlNode): string {
  return typeof node === 'string' ? node : node.children.map(spacedText).join(citationParts.has(node.name) ? '' : ' ')
}

/** A citation with an id of its own beside others stays a target of links. */
export function keepCitationId(citation: Citation, element: XmlElement): Citation {
  const id = attribute(element, 'id')
  return id ? { ...citation, display: [{ kind: 'marked', as: 'citation', id, language: null, children: citation.display }] } : citation
}

/** A citation from text that the source has not tagged as one. */
export function plainCitation(display: Inline[]): Citation {
  const element: XmlElement = { name: 'mixed-citation', attributes: {}, children: [plainText(display)], line: 0 }
  return { ...readCitationFields(element), display }
}
