/** Describes a page of a gateway in schema.org terms. */

import type { MetadataSite } from '../../publications/domain/metadata/item-metadata.ts'
import { compact, type JsonLd } from '../../publications/domain/metadata/json-ld-parts.ts'
import type { GatewayFacts, GatewayFilterFacts } from './for-reading.ts'

export interface DescribedGateway {
  gateway: Pick<GatewayFacts, 'name' | 'path' | 'destination' | 'shortSummary' | 'itemCount'> & {
    picture: { url: string; width: number; height: number } | null
  }
  page: {
    kind: 'home' | 'about' | 'browse' | 'faqs' | 'custom' | 'filter'
    /** The page's own title without the gateway's name; null where the page is about the gateway as a whole. */
    title: string | null
    /** The path, including the language prefix where it has one. */
    path: string
    language: string
    questions: readonly { question: string; answer: string }[]
  }
  /** The filter that the page belongs to. */
  filter: Pick<GatewayFilterFacts, 'name' | 'summary' | 'path' | 'itemCount'> | null
}

const pageTypes: Record<DescribedGateway['page']['kind'], string> = {
  home: 'CollectionPage',
  browse: 'CollectionPage',
  filter: 'CollectionPage',
  about: 'AboutPage',
  faqs: 'FAQPage',
  custom: 'WebPage',
}

/** @returns the JSON-LD of the page, whose `about` is the gateway or one of its filters */
export function gatewayJsonLd({ gateway, page, filter }: DescribedGateway, site: MetadataSite): JsonLd {
  const url = site.origin + page.path
  const title = filter?.name ?? page.title
  const publisher = { '@type': 'Organization', name: site.publisher, url: `${site.origin}/` }
  const collection = compact({
    '@type': 'Collection',
    // The identifier stays the same when the gateway gets another home page.
    '@id': site.origin + gateway.path,
    url: site.origin + gateway.destination,
    name: gateway.name,
    description: gateway.shortSummary,
    collectionSize: gateway.itemCount,
    image: gateway.picture && { '@type': 'ImageObject', ...gateway.picture, url: site.origin + gateway.picture.url },
    publisher,
  })
  const part =
    filter &&
    compact({
      '@type': 'Collection',
      '@id': site.origin + filter.path,
      url: site.origin + filter.path,
      name: filter.name,
      description: filter.summary,
      collectionSize: filter.itemCount,
      isPartOf: collection,
    })
  const questions = page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return compact({
    '@type': pageTypes[page.kind],
    '@id': url,
    url,
    name: title === null ? gateway.name : `${title} – ${gateway.name}`,
    description: filter?.summary || gateway.shortSummary,
    inLanguage: page.language,
    isPartOf: { '@type': 'WebSite', name: site.name, url: `${site.origin}/` },
    publisher,
    ...(page.kind === 'faqs' || page.kind === 'custom' ? { about: collection, mainEntity: questions } : { mainEntity: part ?? collection }),
  })
}
