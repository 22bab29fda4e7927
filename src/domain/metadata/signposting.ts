/** Signposting for machines (signposting.org, FAIR profile levels 1 and 2): typed links in headers, and all of them as a link set (RFC 9264). */
import { doiAddress } from '../content/identifiers.ts'
import { collectionsOn, type ItemMetadata, type MetadataSite } from './item-metadata.ts'
import { schemaOrgType } from './json-ld.ts'
import { addressedForms, formPath, machineForms } from './machine-forms.ts'
import { orcidAddress } from './meta-tags.ts'

export interface TypedLink {
  rel: 'cite-as' | 'type' | 'license' | 'linkset' | 'describedby' | 'author' | 'item' | 'collection' | 'describes'
  href: string
  /** Media type of what the link leads to. */
  type: string | null
}

/** What matters most first. */
export function signposts(item: ItemMetadata, site: MetadataSite): TypedLink[] {
  const link = (rel: TypedLink['rel'], href: string, type: string | null = null): TypedLink => ({ rel, href, type })
  return [
    ...(item.doi === null ? [] : [link('cite-as', doiAddress(item.doi))]),
    link('type', schemaOrgType(item.contentType)),
    link('type', 'https://schema.org/AboutPage'),
    ...(item.licence === null ? [] : [link('license', item.licence)]),
    link('linkset', site.origin + formPath(item.path, 'linkset'), machineForms.linkset.mediaType),
    ...addressedForms
      .filter(form => form !== 'linkset')
      .map(form => link('describedby', site.origin + formPath(item.path, form), machineForms[form].mediaType)),
    ...item.files.map(file => link('item', site.origin + file.url, file.mimeType)),
    ...collectionsOn(item, site).map(({ path }) => link('collection', site.origin + path, 'text/html')),
    ...item.authors.flatMap(author =>
      author.kind === 'person' && author.orcid !== null ? [link('author', orcidAddress(author.orcid))] : [],
    ),
  ]
}

/** Of the proxies before a site, many take no more than 4 KB of headers in all. */
const longestHeader = 2500

/** The value of a Link header (RFC 8288). Links that find no place are in the link set. */
export function linkHeader(links: readonly TypedLink[]): string {
  let header = ''
  for (const { rel, href, type } of links) {
    const written = `${header === '' ? '' : ', '}<${href}>; rel="${rel}"${type === null ? '' : `; type="${type}"`}`
    if (header.length + written.length <= longestHeader) header += written
  }
  return header
}

/** The item's links, and the way back from each file and each description of it. */
export function linkset(item: ItemMetadata, site: MetadataSite): { linkset: Record<string, unknown>[] } {
  const page = { href: site.origin + item.path, type: 'text/html' }
  const own = signposts(item, site).filter(({ rel }) => rel !== 'linkset')
  const byRelation = Map.groupBy(own, ({ rel }) => rel)
  const backTo = (rel: TypedLink['rel'], relation: 'collection' | 'describes') =>
    (byRelation.get(rel) ?? []).map(({ href }) => ({ anchor: href, [relation]: [page] }))
  return {
    linkset: [
      { anchor: page.href, ...Object.fromEntries(Array.from(byRelation, ([rel, links]) => [rel, links.map(target)])) },
      ...backTo('item', 'collection'),
      ...backTo('describedby', 'describes'),
    ],
  }
}

const target = ({ href, type }: TypedLink) => (type === null ? { href } : { href, type })
