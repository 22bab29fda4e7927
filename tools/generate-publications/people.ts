/** Contributors and affiliations of an item, as metadata has them. */
import type { Affiliation, Contributor, ContributorGroup } from '../../src/document/article-document.ts'
import { text } from './nodes.ts'
import type { Random } from './random.ts'
import type { Topic } from './topic.ts'
import { cities, familyNames, givenNames, institutionKinds, institutionStems } from './vocabulary/people.ts'

export interface Someone {
  given: string
  family: string
  place: Place
}
interface Place {
  department: string
  institution: string
  city: string
  country: string
  countryCode: string
}

export function makeSomeone(topic: Topic, random: Random, place: Place = makePlace(topic, random)): Someone {
  return { given: random.pickCommon(givenNames), family: random.pickCommon(familyNames), place }
}

function makePlace(topic: Topic, random: Random): Place {
  const [city, country, countryCode] = random.pickCommon(cities)
  const institution = `${random.pickCommon(institutionStems)} ${random.pickCommon(institutionKinds)}`
  return { department: `Department of ${topic.field.term}`, institution, city, country, countryCode }
}

/** Makes people who share a few affiliations. */
export function makeTeam(topic: Topic, random: Random, size: number): Someone[] {
  const places = Array.from({ length: 1 + random.rank(3) }, () => makePlace(topic, random))
  return Array.from({ length: size }, (_, index) => makeSomeone(topic, random, places[index % places.length]))
}

const creditRoles = [
  'Conceptualization',
  'Data curation',
  'Formal analysis',
  'Funding acquisition',
  'Investigation',
  'Methodology',
  'Software',
  'Supervision',
  'Visualization',
  'Writing – original draft',
  'Writing – review & editing',
]

export interface People {
  groups: ContributorGroup[]
  affiliations: Affiliation[]
}

/** @param type JATS contrib-type */
export function describePeople(people: readonly Someone[], type: 'author' | 'reviewer', random: Random): People {
  const places = [...new Set(people.map(({ place }) => place))]
  const contributors = people.map(({ given, family, place }, index): Contributor => {
    const isCorresponding = type === 'author' && index === 0
    return {
      kind: 'person',
      type,
      id: null,
      orcid: null,
      orcidAuthenticated: false,
      otherIdentifiers: [],
      emails: isCorresponding ? [`${asciiName(family)}@example.org`] : [],
      links: [],
      isCorresponding,
      equalContribution: false,
      deceased: false,
      affiliationIds: [`aff${places.indexOf(place) + 1}`],
      noteIds: [],
      creditRoles: type === 'author' ? random.sample(creditRoles, 3).map(term => ({ term, written: null, uri: null, degree: null })) : [],
      roles: [],
      degrees: [],
      onBehalfOf: [],
      addresses: [],
      biography: [],
      comments: [],
      name: { given, family, prefix: null, suffix: null, full: `${given} ${family}`, style: null, language: null },
      alternativeNames: [],
    }
  })
  return { groups: [{ type: `${type}s`, contributors, notes: [] }], affiliations: places.map(affiliation) }
}

function affiliation({ department, institution, city, country, countryCode }: Place, index: number): Affiliation {
  return {
    id: `aff${index + 1}`,
    label: String(index + 1),
    text: text([department, institution, city, country].join(', ')),
    institution,
    department,
    ror: null,
    otherIdentifiers: [],
    city,
    state: null,
    country,
    countryCode,
    parts: [],
  }
}

export const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
