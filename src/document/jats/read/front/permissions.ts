import type { ArticleMetadata } from '../../../article-document.ts'
import { readUrl } from '../../../metadata/identifiers.ts'
import type { Licence } from '../../../node.ts'
import { plainText, readRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, childrenNamed, descendantsNamed, hasText, textOf } from '../xml/read.ts'

/** Reads permissions in `permissions`, or directly in the metadata as in NLM 2. */
export function readPermissions(meta: XmlElement, context: ReadContext): ArticleMetadata['permissions'] {
  const places = [...childrenNamed(meta, 'permissions'), meta]
  const all = (...names: string[]) => places.flatMap(place => childrenNamed(place, ...names)).filter(element => hasText(element.children))
  const plain = places.slice(0, -1).flatMap(place => childrenNamed(place, 'p'))
  const licences = places.flatMap(place => childrenNamed(place, 'license')).flatMap(licence => readLicences(licence, context))
  const loose = all('ali:license_ref').flatMap(reference => looseLicence(reference, context))
  return {
    statements: [...all('copyright-statement'), ...plain].map(statement => readRun(statement, context)),
    copyrightYear: all('copyright-year').map(textOf)[0] ?? null,
    copyrightHolder: [...new Set(all('copyright-holder').map(holder => plainText(readRun(holder, context))))].join('; ') || null,
    licences: [...licences, ...loose.filter(licence => licence.href === null || !licences.some(known => known.href === licence.href))],
    freeToRead: places.some(place => descendantsNamed(place, 'ali:free_to_read').length > 0),
  }
}

/** Reads a licence, and one more for each further URL (`ali:license_ref` for text mining, for the accepted manuscript …). */
function readLicences(element: XmlElement, context: ReadContext): Licence[] {
  const references = childrenNamed(element, 'ali:license_ref')
  const links = references.map(reference => ({
    href: readUrl(textOf(reference)),
    type: attribute(reference, 'content-type') ?? attribute(reference, 'specific-use'),
  }))
  const own = readUrl(attribute(element, 'xlink:href') ?? '')
  const href = own ?? links.find(link => link.href)?.href ?? licenceInText(element)
  const first: Licence = {
    href,
    type: attribute(element, 'license-type'),
    text: context.readBlocks([...childrenExcept(element, 'ali:license_ref'), ...references.filter(isNoUrl)]),
  }
  const further = links.filter(
    (link, index) => link.href && link.href !== href && links.findIndex(other => other.href === link.href) === index,
  )
  return [first, ...further.map(link => ({ ...link, text: [] }))].filter(licence => licence.href || licence.text.length > 0 || licence.type)
}

function looseLicence(reference: XmlElement, context: ReadContext): Licence[] {
  const href = readUrl(textOf(reference))
  const text = isNoUrl(reference) ? context.readBlocks([reference]) : []
  return href || text.length > 0 ? [{ href, type: attribute(reference, 'content-type'), text }] : []
}

/** Whether text such as “CC BY 4.0” is given in place of a URL. */
function isNoUrl(reference: XmlElement): boolean {
  return readUrl(textOf(reference)) === null && hasText(reference.children)
}

const knownLicences = /^https?:\/\/(?:www\.)?(?:creativecommons\.org\/|opensource\.org\/licen[sc]es\/|opendatacommons\.org\/)/i

function licenceInText(element: XmlElement): string | null {
  const targets = descendantsNamed(element, 'ext-link', 'uri').map(link => attribute(link, 'xlink:href') ?? textOf(link))
  const inWords = /https?:\/\/(?:www\.)?creativecommons\.org\/[^\s),;]+/i.exec(textOf(element))?.[0]
  return [...targets, inWords ?? ''].map(readUrl).find(url => url !== null && knownLicences.test(url)) ?? null
}
