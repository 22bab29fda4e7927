/** Signposting for machines (signposting.org, FAIR profile levels 1 and 2): typed links in headers, and all of them as a link set (RFC 9264). */
import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import { alternateFormats, formatPath, formatsWithPath } from './alternate-formats.ts'
import { collectionsOn, type ItemMetadata, type MetadataSite, urlOn } from './item-metadata.ts'
import { schemaOrgType } from './json-ld.ts'
import { orcidUrl } from './meta-tags.ts'

/** No registered relation means a correction, so a URL serves as an extension relation (RFC 8288, section 2.1.2). */
export const correctionRelation = 'https://schema.org/correction'

export interface TypedLink {
  rel:
    | 'cite-as'
    | 'type'
    | 'license'
    | 'linkset'
    | 'describedby'
    | 'author'
    | 'item'
    | 'collection'
    | 'describes'
    | typeof correctionRelation
  href: string
  /** Media type of the link's target. */
  type: string | null
  /** Appears only in link sets: headers allow no characters beyond ASCII. */
  title?: string
}

/** The most important links first, since a header can be too short for all. */
export function signposts(item: ItemMetadata, site: MetadataSite): TypedLink[] {
  const link = (rel: TypedLink['rel'], href: string, type: string | null = null): TypedLink => ({ rel, href, type })
  return [
    ...(item.doi === null ? [] : [link('cite-as', doiUrl(item.doi))]),
    link('type', schemaOrgType(item.contentType)),
    link('type', 'https://schema.org/AboutPage'),
    ...(item.licence === null ? [] : [link('license', item.licence)]),
    ...item.notices.map(({ href, title }) => ({ ...link(correctionRelation, urlOn(site, href)), title })),
    ...formLinks(item.path, site),
    ...item.files.map(file => link('item', site.origin + file.url, file.mimeType)),
    ...collectionsOn(item, site).map(({ path }) => link('collection', site.origin + path, 'text/html')),
    ...item.authors.flatMap(author => (author.kind === 'person' && author.orcid !== null ? [link('author', orcidUrl(author.orcid))] : [])),
  ]
}

/** The alternate formats of the page at a path. */
export const formLinks = (path: string, site: MetadataSite): TypedLink[] =>
  formatsWithPath
    .toSorted((a, b) => Number(b === 'linkset') - Number(a === 'linkset'))
    .map(form => ({
      rel: form === 'linkset' ? 'linkset' : 'describedby',
      href: site.origin + formatPath(path, form),
      type: alternateFormats[form].mediaType,
    }))

/** Links from a file to the publications that it belongs to. @param items the newest first */
export function fileSignposts(items: readonly { path: string; licence: string | null }[], site: MetadataSite): TypedLink[] {
  const licence = items[0]?.licence ?? null
  return [
    ...items.flatMap(({ path }): TypedLink[] => [
      { rel: 'collection', href: site.origin + path, type: 'text/html' },
      { rel: 'linkset', href: site.origin + formatPath(path, 'linkset'), type: alternateFormats.linkset.mediaType },
    ]),
    ...(licence === null ? [] : [{ rel: 'license' as const, href: licence, type: null }]),
  ]
}

/** Many proxies accept no more than 4 KB of headers in all. */
const maxHeaderLength = 2500

/** The value of a Link header (RFC 8288). Links beyond the maximum length are only in the link set. */
export function linkHeader(links: readonly TypedLink[]): string {
  let header = ''
  for (const { rel, href, type } of links) {
    const written = `${header === '' ? '' : ', '}<${href}>; rel="${rel}"${type === null ? '' : `; type="${type}"`}`
    if (header.length + written.length <= maxHeaderLength) header += written
  }
  return header
}

/** The publication's links, and links back to it from each of its files and descriptions. */
export const linkset = (item: ItemMetadata, site: MetadataSite): LinkSet => linksetOf(site.origin + item.path, signposts(item, site))

export interface LinkSet {
  linkset: Record<string, unknown>[]
}

/** @param url the URL of a page, which has the links in its header */
export function linksetOf(url: string, links: readonly TypedLink[]): LinkSet {
  const page = { href: url, type: 'text/html' }
  const own = links.filter(({ rel }) => rel !== 'linkset')
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

const target = ({ href, type, title }: TypedLink) => ({ href, ...(type !== null && { type }), ...(title !== undefined && { title }) })
