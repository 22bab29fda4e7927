import { describe, expect, test } from 'vitest'
import { OperatorError } from '../../../core/operator-error.ts'
import { layerSettings, readPlatformInfo } from './platform-info.ts'

test('a site needs only a name, and everything else has a default', () => {
  const info = readPlatformInfo({ displayName: 'A platform' }, 'brand test')
  expect(info).toMatchObject({
    readOnly: false,
    issn: null,
    contentTypes: ['ARTICLE', 'DOCUMENT', 'POSTER', 'SLIDE', 'VIDEO'],
    features: { browse: { enabled: true }, blog: { enabled: false, url: '/blog' }, prescreening: { enabled: false } },
    ontologyDetails: { maxSubjectDepth: 3 },
    peerReview: {
      passRule: {
        anyOf: [
          { approved: 2, approvedWithReservations: 0 },
          { approved: 1, approvedWithReservations: 2 },
        ],
      },
    },
    languages: ['en', 'de', 'es', 'fr', 'it', 'ja'],
  })
})

test('a partial setting keeps the defaults of the other fields (A3-23)', () => {
  const { features } = readPlatformInfo({ displayName: 'A', features: { blog: { enabled: true } } }, 'brand test')
  expect(features.blog).toEqual({ enabled: true, url: '/blog', translationKey: 'menu-blog', legacy: false })
  expect(features.toast).toEqual({ enabled: true })
})

test('a pass rule is replaced as a whole', () => {
  const { peerReview } = readPlatformInfo({ displayName: 'A', peerReview: { passRule: { anyOf: [{ approved: 3 }] } } }, 'brand test')
  expect(peerReview.passRule.anyOf).toEqual([{ approved: 3, approvedWithReservations: 0 }])
})

describe('an invalid setting is reported with its path', () => {
  test.each([
    [{}, /displayName: /],
    [{ displayName: ' ' }, /displayName: must not be empty/],
    [{ displayName: 'A', issn: '12345678' }, /issn: must be an ISSN such as 1234-5679/],
    [{ displayName: 'A', features: { blog: { enabled: 'yes' } } }, /features\.blog\.enabled: /],
    [{ displayName: 'A', features: { bolg: { enabled: true } } }, /features: .*bolg/],
    [{ displayName: 'A', features: { blog: { url: 'javascript:alert(1)' } } }, /features\.blog\.url: /],
    [{ displayName: 'A', features: { blog: { url: '/my' } } }, /features\.blog\.url: /],
    [{ displayName: 'A', features: { blog: { url: '/our/stories' } } }, /features\.blog\.url: /],
    [{ displayName: 'A', features: { specialCollections: { path: '//evil.example' } } }, /specialCollections\.path: must be a path/],
    [{ displayName: 'A', additionalDetails: { adminHost: 'ftp://x' } }, /adminHost: must be an address/],
    [{ displayName: 'A', languages: ['en', 'en'] }, /languages: must name each language once/],
    [{ displayName: 'A', timeZone: '+02:00' }, /timeZone: must be a name of the time zone database/],
    [{ displayName: 'A', holidays: ['2026-02-30'] }, /holidays.0: must be a day/],
    [{ displayName: 'A', peerReview: { passRule: { anyOf: [{}] } } }, /peerReview\.passRule\.anyOf\.0: must ask for one reviewer/],
    [{ displayName: 'A', peerReview: { passRule: { anyOf: [{ approved: -1 }] } } }, /peerReview\.passRule\.anyOf\.0\.approved: /],
    [{ displayName: 'A', startYear: '2020' }, /startYear: /],
    ['nothing', /the whole: /],
  ])('the settings %j are refused (A3-19)', (settings, words) => {
    expect(() => readPlatformInfo(settings, 'brand test')).toThrow(OperatorError)
    expect(() => readPlatformInfo(settings, 'brand test')).toThrow(words)
    expect(() => readPlatformInfo(settings, 'brand test')).toThrow(/brand test/)
  })
})

test.each([
  [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  [{ a: { x: 1, y: 2 } }, { a: { y: 3 } }, { a: { x: 1, y: 3 } }],
  [{ a: [1, 2] }, { a: [3] }, { a: [3] }],
  [{ a: { x: 1 } }, { a: null }, { a: null }],
  [{ a: 1 }, undefined, undefined],
])('the settings %j and %j are merged', (under, over, layered) => {
  expect(layerSettings(under, over)).toEqual(layered)
})
