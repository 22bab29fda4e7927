import { expect, test } from 'vitest'
import { loadPlatforms } from '../../sites/use-cases/load-platforms.ts'
import { allFigureSources, figureSourcesOf } from './figure-sources.ts'

const { platform } = (await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })).ofHost('localhost')
const site = (altmetricUrl: string | null) => ({ additionalDetails: { ...platform.additionalDetails, altmetricUrl } })
const nothing = { crossref: null, 'europe-pmc': null, opencitations: null, altmetric: null, zenodo: null }
const named = { ...nothing, crossref: 'https://crossref.example.org', altmetric: 'https://attention.example.org/' }

test.each([
  ['its own URL', 'https://reef.example.org/v1/', 'https://reef.example.org/v1'],
  ['the installation’s, where it names none', null, ''],
  ['the installation’s, where it names the same', 'https://attention.example.org', ''],
])('attention is requested from %s (A3-36)', (_whose, own, url) => {
  expect(figureSourcesOf(named, site(own))).toEqual([
    { service: 'crossref', url: '' },
    { service: 'altmetric', url },
  ])
})

test('a site without a service of its own uses none, whatever other sites have', () => {
  expect(figureSourcesOf(nothing, site(null))).toEqual([])
})

test('the installation calls each service once', () => {
  expect(allFigureSources(named, [site(null), site('https://reef.example.org'), site('https://reef.example.org/'), site(null)])).toEqual([
    { service: 'crossref', url: '' },
    { service: 'altmetric', url: '' },
    { service: 'altmetric', url: 'https://reef.example.org' },
  ])
})
