import { expect, test } from 'vitest'
import { outsideService, outsideServices, sourcesOfServices } from './outside-services.ts'
import { readPlatformInfo } from './platform-info.ts'

const names = { disqusId: 'tides', helloBarId: 'a1b2', twitterName: 'tides_org' }
const on = { commentsService: { enabled: true }, helloBar: { enabled: true }, socialTimeline: { enabled: true } }
const facts = (features: object, marketing: object) => readPlatformInfo({ displayName: 'Tides', features, marketing }, 'a test')

test('a third-party service needs its feature and its name, and otherwise nothing of it is allowed (A3-35, A7-54, A7-55, A7-56)', () => {
  for (const without of [facts({}, names), facts(on, {}), facts({}, {})]) {
    expect(outsideServices.map(name => outsideService(name, without))).toEqual([null, null, null])
    expect(Object.values(sourcesOfServices(without)).flat()).toEqual([])
  }
})

test('each service is loaded from its own host, which alone is in the content security policy (A3-35, A7-54, A7-55, A7-56)', () => {
  const all = facts(on, names)
  expect(outsideServices.map(name => outsideService(name, all)?.script)).toEqual([
    'https://tides.disqus.com/embed.js',
    'https://my.hellobar.com/a1b2.js',
    'https://platform.twitter.com/widgets.js',
  ])
  const { commentsService } = on
  expect(sourcesOfServices(facts({ commentsService }, names))['script-src']).toEqual([
    'https://tides.disqus.com',
    'https://c.disquscdn.com',
  ])
})

test.each([{ disqusId: 'a.example/x' }, { helloBarId: '../x' }, { twitterName: 'a b' }])('the setting %j is refused', marketing =>
  expect(() => facts(on, marketing)).toThrow(/marketing\./),
)
