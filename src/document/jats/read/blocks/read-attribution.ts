import type { Attribution, Inline, Licence } from '../../../node.ts'
import { linkUrl } from '../inline/link-url.ts'
import { text } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenExcept, childrenNamed, childText, textOf } from '../xml/read.ts'

/** Sources, owners, licences and identifiers of a part of an article; null where it has none. */
export function readAttribution(element: XmlElement, context: ReadContext): Attribution | null {
  const statements: Inline[][] = []
  for (const part of childrenNamed(element, 'attrib', 'copyright-statement')) statements.push(context.readInline(part.children))
  for (const identifier of childrenNamed(element, 'object-id')) statements.push(readObjectIdentifier(identifier))
  const licences: Licence[] = []
  for (const permissions of childrenNamed(element, 'permissions')) {
    for (const statement of childrenNamed(permissions, 'copyright-statement')) statements.push(context.readInline(statement.children))
    statements.push(...unsaidCopyright(permissions, context))
    licences.push(...childrenNamed(permissions, 'license').map(found => readLicence(found, context)))
    for (const other of childrenExcept(permissions, ...permissionParts)) {
      if (typeof other !== 'string') statements.push(context.readInline(other.children))
    }
  }
  const said = statements.filter(statement => statement.length > 0)
  return said.length > 0 || licences.length > 0 ? { statements: said, licence: oneLicence(licences) } : null
}

/** A part of an article has one licence; the text of further ones follows its own. */
function oneLicence(licences: Licence[]): Licence | null {
  const [first] = licences
  if (!first) return null
  return { ...first, href: licences.find(licence => licence.href !== null)?.href ?? null, text: licences.flatMap(licence => licence.text) }
}

const permissionParts = ['copyright-statement', 'copyright-year', 'copyright-holder', 'license', 'ali:free_to_read']

/** Year and holder, where no copyright statement contains them. */
function unsaidCopyright(permissions: XmlElement, context: ReadContext): Inline[][] {
  const said = childrenNamed(permissions, 'copyright-statement').map(textOf).join(' ')
  const year = childText(permissions, 'copyright-year')
  const holders = childrenNamed(permissions, 'copyright-holder').filter(holder => !said.includes(textOf(holder)))
  const unsaidYear = year !== null && !said.includes(year) ? year : null
  if (holders.length === 0 && unsaidYear === null) return []
  const run: Inline[] = [text(['©', unsaidYear].filter(part => part !== null).join(' '))]
  for (const holder of holders) run.push(text(' '), ...context.readInline(holder.children))
  return [run]
}

function readLicence(element: XmlElement, context: ReadContext): Licence {
  const references = childrenNamed(element, 'ali:license_ref')
  const reference = references.map(textOf)[0] ?? null
  const inWords = references.filter(each => linkUrl(textOf(each), null) === null)
  const href = attribute(element, 'xlink:href') ?? reference
  return {
    href: href === null ? null : linkUrl(href, null),
    type: attribute(element, 'license-type'),
    text: context.readBlocks([...childrenExcept(element, 'ali:license_ref'), ...inWords]),
  }
}

function readObjectIdentifier(element: XmlElement): Inline[] {
  const value = textOf(element)
  if (value === '') return []
  const href = attribute(element, 'pub-id-type') === 'doi' ? linkUrl(value, 'doi') : null
  return [href ? { kind: 'link', href, children: [text(value)] } : text(value)]
}
