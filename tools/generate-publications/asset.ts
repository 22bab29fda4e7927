/** Generates one poster, slide deck, document or video. */

import { inlineText } from '../../src/document/text.ts'
import type { AssetPackage } from '../../src/modules/publications/domain/content/asset-package.ts'
import { chooseFunding, makeKeywords, sampleNote } from './article-metadata.ts'
import { isoDay, publicationDays } from './dates.ts'
import { abstractParts } from './grammar/abstracts.ts'
import { assetTitles } from './grammar/titles.ts'
import type { ItemPlace } from './item-place.ts'
import { phrase } from './passage.ts'
import { makeTeam } from './people.ts'
import { Random } from './random.ts'
import { chooseTopic, subjectPath, type Topic } from './topic.ts'

export const assetFile = 'sample.pdf'
const documentTypes = ['Policy brief', 'Report', 'Guideline', 'White paper']

export function makeAsset(place: ItemPlace): AssetPackage {
  const random = new Random(place.key)
  const published = publicationDays(1, random)[0] ?? 0
  const year = new Date(published).getUTCFullYear()
  const topic = chooseTopic(random, year)
  const contentType = random.pick(['POSTER', 'POSTER', 'SLIDE', 'SLIDE', 'DOCUMENT', 'DOCUMENT', 'VIDEO'] as const)
  const team = makeTeam(topic, random, 1 + random.rank(5))
  const places = [...new Set(team.map(({ place }) => place))]
  return {
    contentType,
    volume: place.volumeOf(year),
    publicationId: place.publicationId,
    doi: place.doi,
    title: inlineText(phrase(random.pick(assetTitles), topic, random)),
    abstract: makeAbstract(topic, random),
    language: 'en',
    documentType: contentType === 'DOCUMENT' ? random.pick(documentTypes) : null,
    published: isoDay(published),
    authors: team.map(({ given, family, place: at }, index) => ({
      givenName: given,
      familyName: family,
      collectiveName: null,
      orcid: null,
      email: null,
      isCorresponding: index === 0,
      affiliations: [`a${places.indexOf(at) + 1}`],
      creditRoles: [],
    })),
    affiliations: places.map(({ department, institution, city, countryCode }, index) => ({
      id: `a${index + 1}`,
      department,
      institution,
      ror: null,
      place: city,
      countryCode,
    })),
    subjects: [subjectPath(topic)],
    keywords: makeKeywords(topic, random),
    license: 'https://creativecommons.org/licenses/by/4.0/',
    competingInterests: 'No competing interests were disclosed.',
    funding: chooseFunding(random).map(({ funder, award }) => ({ funder, funderId: null, awards: [award] })),
    conference:
      contentType === 'POSTER' || contentType === 'SLIDE'
        ? { name: `${topic.site} Meeting on ${topic.field.term}`, place: topic.site, date: String(year) }
        : null,
    relatedDois: [],
    sampleContent: true,
    files: [{ path: assetFile, role: 'main', label: null, language: 'en' }],
  }
}

function makeAbstract(topic: Topic, random: Random): string {
  const sentences = abstractParts.map(([, templates]) => inlineText(phrase(random.pick(templates), topic, random)))
  return `${sentences.join(' ')}\n\n${sampleNote}`
}
