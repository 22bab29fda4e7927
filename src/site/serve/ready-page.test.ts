import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readyPage } from './ready-page.ts'

const long = '<p>Water, ice and snow. </p>'.repeat(500)
const ready = (body: string | Uint8Array<ArrayBuffer> | null, type: string | null = 'text/html; charset=utf-8', status = 200) =>
  readyPage(new Response(body, { status, headers: type === null ? {} : { 'Content-Type': type } }), 'r1')

describe('readyPage', () => {
  test('carries status, headers, body and revision', async () => {
    const page = await ready(long, 'text/html; charset=utf-8', 404)
    expect(page).toMatchObject({ status: 404, revision: 'r1', headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.body.toString()).toBe(long)
  })

  test('its compressed forms are smaller and hold the same', async () => {
    const { body, brotli, gzip } = await ready(long)
    for (const form of [brotli, gzip]) expect(form?.length).toBeLessThan(body.length / 10)
    expect(brotliDecompressSync(brotli ?? '').equals(body)).toBe(true)
    expect(gunzipSync(gzip ?? '').equals(body)).toBe(true)
  })

  test.each([
    ['text/html; charset=utf-8', true],
    ['text/css', true],
    ['text/x-script', true],
    ['application/json', true],
    ['application/xml; charset=utf-8', true],
    ['application/ld+json', true],
    ['application/rss+xml', true],
    ['image/png', false],
    ['application/pdf', false],
    [null, false],
  ])('%s: compressed %s', async (type, compressed) => {
    const page = await ready(new TextEncoder().encode(long), type)
    expect([page.brotli !== null, page.gzip !== null]).toEqual([compressed, compressed])
  })

  test('a short text is left as it is', async () => {
    expect(await ready('short')).toMatchObject({ brotli: null, gzip: null })
  })

  test('an answer without a body is an empty page', async () => {
    expect((await ready(null, null, 204)).body).toHaveLength(0)
  })
})
