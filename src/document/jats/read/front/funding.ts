import type { ArticleMetadata, Award } from '../../../article-document.ts'
import type { Inline } from '../../../node.ts'
import { joinRuns, readRun, text, trimRun } from '../inline-runs.ts'
import type { ReadContext, XmlNode } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, descendants, descendantsNamed, elementChildren, hasText, textOf } from '../xml/read.ts'
import { composedRun } from './composed-run.ts'
import { isInvalidIdentifier } from './invalid-identifier.ts'
import { readPersonName } from './names.ts'

type Funding = ArticleMetadata['funding']

/** Reads `funding-group`s, also inside JATS 1.3's `support-group`, and the contract and grant elements of NLM 2. */
export function readFunding(meta: XmlElement, context: ReadContext): Funding {
  const groups = [
    ...childrenNamed(meta, 'funding-group'),
    ...descendantsNamed(meta, 'support-group').flatMap(group => [group, ...childrenNamed(group, 'funding-group')]),
  ]
  const sources = new Map(descendantsNamed(meta, 'funding-source').map(source => [attribute(source, 'id'), source]))
  const funding: Funding = { awards: readNlmAwards(meta, context), statements: [], openAccess: [] }
  for (const group of groups) {
    for (const child of elementChildren(group)) {
      if (child.name === 'award-group') funding.awards.push(readAward(child, sources, context))
      else if (child.name === 'open-access') funding.openAccess.push(...paragraphRuns(child, context))
      else if (child.name === 'funding-source' || child.name === 'award-id' || child.name === 'support-source') {
        funding.awards.push(readAward({ ...group, children: [child] }, sources, context))
      } else if (child.name !== 'funding-group' && hasText(child.children)) funding.statements.push(...paragraphRuns(child, context))
    }
  }
  return funding
}

function paragraphRuns(element: XmlElement, context: ReadContext): Inline[][] {
  const paragraphs = childrenNamed(element, 'p')
  return paragraphs.length > 0 ? elementChildren(element).map(child => readRun(child, context)) : [trimRun(context.readInline([element]))]
}

const identifierElements = ['institution-id', 'named-content', 'resource-id']
const isNamed = (element: XmlElement, kind: RegExp) =>
  element.name === 'named-content' && kind.test(attribute(element, 'content-type') ?? '')
const isAlternateName = (element: XmlElement) => isNamed(element, /alternate-name|alt-name/i)
const isName = (element: XmlElement) => isNamed(element, /(?:^|:)(?:funder-)?name$/i)
const isCountry = (element: XmlElement) => element.name === 'country' || isNamed(element, /^country$/i)
const isFunderIdentifier = (element: XmlElement) =>
  element.name !== 'named-content' || (isNamed(element, /id|doi|fundref|ror/i) && !isAlternateName(element) && !isName(element))

function readAward(group: XmlElement, sources: ReadonlyMap<string | null, XmlElement>, context: ReadContext): Award {
  const ownSources = childrenNamed(group, 'funding-source', 'support-source')
  const awards = childrenNamed(group, 'award-id')
  const referred = awards.map(award => sources.get(attribute(award, 'rid'))).filter(source => source !== undefined)
  const funders = (ownSources.length > 0 ? ownSources : referred).map(withTranslationsNamed)
  const recipients = childrenNamed(group, 'principal-award-recipient', 'principal-investigator')
  const others = elementChildren(group).filter(
    child => ![...ownSources, ...awards, ...recipients].includes(child) && hasText(child.children),
  )
  const names = funders.map(funder => composedRun(withBracketedNames(withoutIdentifiers(funder)), context)).filter(name => name.length > 0)
  const numbers = awards.map(textOf).filter(Boolean)
  const people = recipients.flatMap(readRecipients)
  return {
    funder: funders.map(readFunderName).filter(Boolean).join('; ') || null,
    funderIdentifiers: funders.flatMap(funder => readFunderIdentifiers(funder, context)),
    awardNumbers: numbers,
    recipients: people,
    text: joinRuns(
      [
        joinRuns(names, '; '),
        numbers.length > 0 ? [text(numbers.join(', '))] : [],
        ...others.map(other => readRun(other, context)),
        people.length > 0 ? [text(people.join(', '))] : [],
      ],
      ', ',
    ),
  }
}

function withoutIdentifiers(funder: XmlElement): XmlElement {
  const children = funder.children.flatMap((child): XmlNode[] => {
    if (typeof child === 'string') return [child]
    if (identifierElements.includes(child.name) && isFunderIdentifier(child)) return []
    return [child.name.endsWith('-wrap') ? withoutIdentifiers(child) : child]
  })
  return { ...funder, children }
}

/** The institution in further languages is another name of the first, and not a further part of it. */
function withTranslationsNamed(funder: XmlElement): XmlElement {
  const wrapped = elementChildren(funder).filter(child => child.name === 'institution-wrap')
  // Without the wrapper, its institutions are where every other name is.
  const only = wrapped.length === 1 && elementChildren(funder).length === 1 ? wrapped[0] : undefined
  const names = childrenNamed(only ?? funder, 'institution')
  const languages = names.map(name => attribute(name, 'xml:lang'))
  if (new Set(languages).size < 2 || languages.includes(null)) return funder
  const children = (only ?? funder).children.map((child): XmlNode => {
    if (typeof child === 'string' || child.name !== 'institution' || attribute(child, 'xml:lang') === languages[0]) return child
    return { ...child, name: 'named-content', attributes: { ...child.attributes, 'content-type': 'alternate-name' } }
  })
  return { ...funder, children }
}

/** An institution marked as the name counts alone; countries and other names are not part of it. */
function readFunderName(funder: XmlElement): string {
  const named = [...descendants(funder)].filter(isName)
  if (named.length > 0) return named.map(textOf).filter(Boolean).join('; ')
  const plain = withoutIdentifiers(funder)
  return textOf(
    joinable({
      ...plain,
      children: plain.children.filter(child => typeof child === 'string' || !(isAlternateName(child) || isCountry(child))),
    }),
  )
}

/** A funder's other names follow the first in brackets. */
function withBracketedNames(funder: XmlElement): XmlElement {
  const others = elementChildren(funder).filter(isAlternateName)
  if (others.length === 0) return funder
  const bracketed = ` (${others.map(textOf).join('; ')})`
  const rest = funder.children.filter(child => typeof child === 'string' || !isAlternateName(child))
  const at = rest.findIndex(child => typeof child !== 'string' && isName(child))
  const name = rest[at]
  if (typeof name !== 'object') return { ...funder, children: [...rest, bracketed] }
  return { ...funder, children: rest.with(at, { ...name, children: [...name.children, bracketed] }) }
}

/** Puts a comma between fields, for plain text. */
function joinable(funder: XmlElement): XmlElement {
  const parts = funder.children
    .flatMap(child => (typeof child !== 'string' && child.name.endsWith('-wrap') ? child.children : [child]))
    .filter(part => (typeof part === 'string' ? hasText([part]) : hasText(part.children)))
  return {
    ...funder,
    children: parts.flatMap((part, index): XmlNode[] =>
      index > 0 && typeof part !== 'string' && typeof parts[index - 1] !== 'string' ? [', ', part] : [part],
    ),
  }
}

function readFunderIdentifiers(funder: XmlElement, context: ReadContext): Award['funderIdentifiers'] {
  const elements = descendantsNamed(funder, ...identifierElements).filter(isFunderIdentifier)
  for (const element of elements) isInvalidIdentifier(attribute(element, 'institution-id-type'), textOf(element), element, context)
  const href = attribute(funder, 'xlink:href')
  const found = elements.map(element => ({
    type:
      attribute(element, 'institution-id-type') ?? attribute(element, 'resource-id-type') ?? attribute(element, 'content-type') ?? 'other',
    value: textOf(element),
  }))
  return [...found.filter(id => id.value), ...(href ? [{ type: 'uri', value: href }] : [])]
}

function readRecipients(recipient: XmlElement): string[] {
  if (hasText(recipient.children.filter(child => typeof child === 'string'))) return [textOf(recipient)]
  const named = childrenNamed(recipient, 'name', 'string-name').map(name => readPersonName(name).full)
  const names = [
    ...named,
    ...elementChildren(recipient)
      .filter(child => !['name', 'string-name'].includes(child.name))
      .map(textOf),
  ].filter(Boolean)
  return names.length > 0 ? names : [textOf(recipient)].filter(Boolean)
}

/** Reads NLM 2's numbers and sponsors side by side, linked by `rid`. */
function readNlmAwards(meta: XmlElement, context: ReadContext): Award[] {
  const sponsors = childrenNamed(meta, 'contract-sponsor', 'grant-sponsor')
  const used = new Set<XmlElement>()
  const award = (sponsor: XmlElement | null, number: string | null): Award => ({
    funder: (sponsor && textOf(sponsor)) || null,
    funderIdentifiers: [],
    awardNumbers: number ? [number] : [],
    recipients: [],
    text: joinRuns([sponsor ? readRun(sponsor, context) : [], number ? [text(number)] : []], ', '),
  })
  const numbered = childrenNamed(meta, 'contract-num', 'grant-num').map(number => {
    const rid = attribute(number, 'rid')
    const sponsor = sponsors.find(candidate => rid !== null && attribute(candidate, 'id') === rid) ?? null
    if (sponsor) used.add(sponsor)
    return award(sponsor, textOf(number) || null)
  })
  return [...numbered, ...sponsors.filter(sponsor => !used.has(sponsor)).map(sponsor => award(sponsor, null))]
}
