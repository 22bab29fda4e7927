/**
 * The services of each module reach its pages under a context key, which is compared by identity: the build makes it and fills it. A page
 * of each module is asked for through the build, with services that only report that they were taken.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { anonymous } from '../../src/core/access/user.ts'
import type { PageRequestContext } from '../../src/modules/sites/pages/context.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import type { PageServices } from '../../src/site/module-contexts.ts'

const root = join(import.meta.dirname, '../..')

/** A page of each module whose loader takes the services of this module first. */
const pages: Record<Exclude<keyof PageServices, 'sites'>, string> = {
  accounts: '/login',
  alerts: '/recommend/version/1',
  comments: '/comments/1/report',
  discovery: '/browse',
  email: '/outbox',
  gateways: '/gateways',
  metrics: '/articles/1-1/metrics',
  publications: '/articles/1-1',
  website: '/blog',
}
/** The keys of sites are in the file of the request’s own; tests/api/failed-jobs.test.ts asks for its page. */
const modules = globSync('*/pages/context.ts', { cwd: join(root, 'src/modules') })
  .map(file => file.split('/')[0] ?? '')
  .filter(module => module !== 'sites')
const valueName = (module: string): string => module.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

let answerPage: (request: Request, about: Omit<PageRequestContext, 'forData'>, services: object) => Promise<unknown>
let about: Omit<PageRequestContext, 'forData'>
beforeAll(async () => {
  const build: unknown = await import(pathToFileURL(join(root, 'build/server/index.js')).href)
  const built = typeof build === 'object' && build !== null && 'answerPage' in build ? build.answerPage : null
  if (typeof built !== 'function') throw new Error('The build has no answerPage.')
  answerPage = async (...given) => await built(...given)
  const { platform, brand } = (await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })).ofHost('localhost')
  about = {
    ...{ platform, brand, origin: 'http://localhost', language: 'en', user: anonymous, isRecognised: true, isDevelopment: true },
    clientInfo: { network: '127.0.0.0', userAgent: '' },
    credentials: {},
    noteMissing: () => undefined,
    logFailure: () => undefined,
  }
})

test('every module with a context key has a page in this test', () => {
  expect(modules.map(valueName).toSorted()).toEqual(Object.keys(pages).toSorted())
})

test.each(Object.entries(pages))('the services of the module %s reach its page %s through the build', async (module, path) => {
  const taken = new Set<string>()
  const reporting = (name: string): object =>
    new Proxy(
      {},
      {
        get() {
          taken.add(name)
          throw new Error('There is no service behind it.')
        },
      },
    )
  const services = Object.fromEntries(Object.keys(pages).map(name => [name, reporting(name)]))
  const answer = await answerPage(new Request(`http://localhost${path}`), about, services)
  expect(answer).toBeInstanceOf(Response)
  expect([...taken]).toContain(module)
})
