import { Script } from 'node:vm'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWidget, widgetScript } from './widget.ts'

const app = Fastify()
beforeAll(() => serveWidget(app))
afterAll(() => app.close())

test('the script is valid, has no site names, makes no HTML from text, and is small', async () => {
  const script = widgetScript()
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/\bimport\b|innerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|setAttribute\('style|__vite/)
  const { rawPayload } = await app.inject({ url: '/widget/gateway.js', headers: { 'accept-encoding': 'br' } })
  expect(rawPayload.length).toBeLessThan(3 * 1024)
})

test('the script runs on a page without links, and outside a page', () => {
  const listened: string[] = []
  const document = { readyState: 'loading', addEventListener: (name: string) => listened.push(name) }
  new Script(widgetScript()).runInNewContext({ document })
  expect(listened).toEqual(['DOMContentLoaded'])
  // This document lacks the browser features that the script needs.
  new Script(widgetScript()).runInNewContext({ document: { readyState: 'complete' } })
})

test('the script may be loaded by any site, and a second request with its ETag gets 304', async () => {
  const { headers, statusCode } = await app.inject('/widget/gateway.js')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': expect.stringMatching(/^public, max-age=3600/),
    vary: 'Accept-Encoding',
  })
  const again = await app.inject({ url: '/widget/gateway.js', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
