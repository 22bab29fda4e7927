import type { MetadataAuthor, MetadataOrganisation } from './item-metadata.ts'
import { orcidUrl } from './meta-tags.ts'

export type JsonLd = Record<string, unknown>

/** Removes null, undefined, empty strings and empty lists. */
export function compact(values: Record<string, unknown>): JsonLd {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

export function organisationJsonLd({ name, ror }: MetadataOrganisation): JsonLd {
  return compact({ '@type': 'Organization', '@id': ror, name })
}

export function authorJsonLd(author: MetadataAuthor): JsonLd {
  const affiliation = author.affiliations.map(organisationJsonLd)
  if (author.kind === 'group') return compact({ '@type': 'Organization', name: author.full, parentOrganization: affiliation })
  return compact({
    '@type': 'Person',
    '@id': author.orcid && orcidUrl(author.orcid),
    name: author.full,
    givenName: author.given,
    familyName: author.family,
    honorificSuffix: author.suffix,
    affiliation,
  })
}

/** JSON for the content of a script element: `<` is escaped, so that it cannot end the element or open a comment in it. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
