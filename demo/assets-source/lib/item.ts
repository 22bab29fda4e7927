/** What an item.json says, and how it is written. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type ContentType = 'POSTER' | 'SLIDE' | 'DOCUMENT' | 'VIDEO'

export interface Author {
  readonly givenName: string
  readonly familyName: string
  readonly collectiveName: null
  readonly orcid: string | null
  readonly email: string | null
  readonly isCorresponding: boolean
  readonly affiliations: readonly string[]
  readonly creditRoles: readonly string[]
}

export interface Affiliation {
  readonly id: string
  readonly department: string | null
  readonly institution: string
  readonly ror: null
  readonly place: string
  readonly countryCode: string
}

export interface ItemFile {
  readonly path: string
  readonly role: 'main' | 'thumbnail' | 'source' | 'captions' | 'chapters' | 'poster-image' | 'transcript' | 'supplement'
  readonly label: string
  readonly language: string | null
}

/** What the content of an item gives; the rest of item.json follows from it. */
export interface ItemFacts {
  readonly slug: string
  readonly volume: 1 | 2
  readonly publicationId: number
  readonly title: string
  readonly abstract: readonly string[]
  readonly documentType?: 'Policy brief' | 'Report' | 'Guideline' | 'White paper'
  readonly published: string
  readonly authors: readonly Author[]
  readonly affiliations: readonly Affiliation[]
  readonly subjects: readonly (readonly string[])[]
  readonly keywords: readonly string[]
  readonly competingInterests?: string
  readonly funding?: readonly { readonly funder: string; readonly awards: readonly string[] }[]
  readonly conference?: { readonly name: string; readonly place: string; readonly date: string }
  readonly relatedDois?: readonly string[]
}

export const sampleLine = 'Sample content made to show Recto; study, data and people are invented.'
export const licenseUrl = 'https://creativecommons.org/licenses/by/4.0/'

export const doiOf = (facts: ItemFacts): string => `10.5555/recto.asset.${facts.publicationId}`

/** `at` lists affiliations by number: '1' or '1,2'. An e-mail address makes the corresponding author. */
export function author(givenName: string, familyName: string, at = '1', email: string | null = null): Author {
  return {
    givenName,
    familyName,
    collectiveName: null,
    orcid: null,
    email,
    isCorresponding: email !== null,
    affiliations: at.split(',').map(n => `a${n}`),
    creditRoles: [],
  }
}

export function affiliations(
  ...rows: readonly (readonly [department: string | null, institution: string, place: string, countryCode: string])[]
): Affiliation[] {
  return rows.map(([department, institution, place, countryCode], index) => ({
    id: `a${index + 1}`,
    department,
    institution,
    ror: null,
    place,
    countryCode,
  }))
}

export function writeItem(directory: string, contentType: ContentType, facts: ItemFacts, files: readonly ItemFile[]): void {
  const item = {
    contentType,
    volume: facts.volume,
    publicationId: facts.publicationId,
    doi: doiOf(facts),
    title: facts.title,
    abstract: facts.abstract.join('\n\n'),
    language: 'en',
    documentType: facts.documentType ?? null,
    published: facts.published,
    authors: facts.authors,
    affiliations: facts.affiliations,
    subjects: facts.subjects,
    keywords: facts.keywords,
    license: licenseUrl,
    competingInterests: facts.competingInterests ?? 'No competing interests were disclosed.',
    funding: (facts.funding ?? []).map(({ funder, awards }) => ({ funder, funderId: null, awards })),
    conference: facts.conference ?? null,
    relatedDois: facts.relatedDois ?? [],
    sampleContent: true,
    files,
  }
  writeFileSync(join(directory, 'item.json'), `${JSON.stringify(item, null, 2)}\n`)
}
