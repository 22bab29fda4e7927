import { expect, test } from 'vitest'
import { frontPageLeadsTo, isForFinding, offersReading } from './submission-only.ts'

const several = { enabled: false, url: null }
const one = { enabled: true, url: '/gateways/soil' }

test.each([
  [false, false, several, null],
  [true, false, several, '/for-authors/publish-your-research'],
  [true, false, one, '/gateways/soil/for-authors/publish-your-research'],
  [true, true, several, null],
])(
  'where submissionOnly is %s and readOnly %s, the front page of a site with %j redirects to %s (A3-27)',
  (enabled, readOnly, gatewayOnly, href) => {
    const platform = { readOnly, features: { gatewayOnly, submissionOnly: { enabled } } }
    expect(frontPageLeadsTo(platform)).toBe(href)
    expect(offersReading(platform)).toBe(!enabled)
  },
)

test.each([
  ['/published/rss', true],
  ['/published/atom/earth-sciences?show=5', true],
  ['/gateways/soil/rss', true],
  ['/gateways/soil/field-studies/feed.json', true],
  ['/api/browse?term=a', true],
  ['/api/suggestions?q=a', true],
  ['/content?show=5', true],
  ['/content/12', true],
  ['/opensearch.xml', true],
  ['/oai?verb=Identify', true],
  ['/oai', true],
  ['/publi%73hed/rss', true],
  ['/api/brows%65?term=a', true],
  ['/published/%zz', false],
  ['/blog/rss', false],
  ['/contents', false],
  ['/api/articles/12', false],
  ['/for-authors/publish-your-research', false],
])('whether %s serves discovery is %s (A3-27)', (url, isForIt) => {
  expect(isForFinding(url)).toBe(isForIt)
})
