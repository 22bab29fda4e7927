import { expect, test } from 'vitest'
import { site } from '../../../../tests/support/item-metadata.ts'
import { type DescribedGateway, gatewayJsonLd } from './gateway-json-ld.ts'

const gateway: DescribedGateway['gateway'] = {
  name: 'Rivers',
  path: '/gateways/rivers',
  destination: '/rivers',
  shortSummary: 'What flows.',
  itemCount: 7,
  picture: { url: '/files/a/wide.webp', width: 1200, height: 400 },
}
const page: DescribedGateway['page'] = { kind: 'home', title: null, path: '/de/rivers', language: 'de', questions: [] }
const filter = { name: 'Springs', summary: 'Where they rise.', path: '/gateways/rivers/springs', itemCount: 2 }

const publisher = { '@type': 'Organization', name: 'Kelp Forests', url: 'https://kelp.example.org/' }
const collection = {
  '@type': 'Collection',
  '@id': 'https://kelp.example.org/gateways/rivers',
  url: 'https://kelp.example.org/rivers',
  name: 'Rivers',
  description: 'What flows.',
  collectionSize: 7,
  image: { '@type': 'ImageObject', url: 'https://kelp.example.org/files/a/wide.webp', width: 1200, height: 400 },
  publisher,
}

test('the home page has the gateway as its subject, and the gateway’s name whatever block comes first', () => {
  expect(gatewayJsonLd({ gateway, page, filter: null }, site)).toEqual({
    '@type': 'CollectionPage',
    '@id': 'https://kelp.example.org/de/rivers',
    url: 'https://kelp.example.org/de/rivers',
    name: 'Rivers',
    description: 'What flows.',
    inLanguage: 'de',
    isPartOf: { '@type': 'WebSite', name: 'Kelp Forests', url: 'https://kelp.example.org/' },
    publisher,
    mainEntity: collection,
  })
})

test.each([
  ['home', null, 'CollectionPage', 'Rivers'],
  ['about', null, 'AboutPage', 'Rivers'],
  ['browse', null, 'CollectionPage', 'Rivers'],
  ['faqs', null, 'FAQPage', 'Rivers'],
  ['custom', 'Partners', 'WebPage', 'Partners – Rivers'],
] as const)('the page %s with the title %s is a %s named %s', (kind, title, type, name) => {
  expect(gatewayJsonLd({ gateway, page: { ...page, kind, title }, filter: null }, site)).toMatchObject({ '@type': type, name })
})

test('the page of a filter has the filter as its subject, which is part of the gateway', () => {
  expect(gatewayJsonLd({ gateway, page: { ...page, kind: 'filter' }, filter }, site)).toMatchObject({
    name: 'Springs – Rivers',
    description: 'Where they rise.',
    mainEntity: { '@id': 'https://kelp.example.org/gateways/rivers/springs', collectionSize: 2, isPartOf: collection },
  })
})

test('the questions and answers are in the page’s data', () => {
  const questions = [{ question: 'Why?', answer: '<p>Because.</p>' }]
  expect(gatewayJsonLd({ gateway, page: { ...page, kind: 'faqs', questions }, filter: null }, site)).toMatchObject({
    about: collection,
    mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: '<p>Because.</p>' } }],
  })
})

test('fields that a gateway does not have are left out', () => {
  const plain = gatewayJsonLd({ gateway: { ...gateway, shortSummary: '', picture: null }, page, filter: null }, site)
  expect(plain).not.toHaveProperty('description')
  expect(plain.mainEntity).toEqual({ ...collection, description: undefined, image: undefined })
  expect(plain).not.toHaveProperty('about')
})
