import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readyPage } from './ready-page.ts'

const long = '<p>Water, ice and snow. </p>'.repeat(500)
const ready = (body: string | Uint8Array<ArrayBuffer> | null, type: string | null = 'text/html; charset=utf-8', status = 200) =>
  readyPage(new Response(body, { status, headers: type === null ? {} : { 'Content-Type': type } }), 'r1')

describe('readyPage', () => {
  test('it has the status, headers, body and revision of its answer', async () => {
    const page = await ready(long, 'text/html; charset=utf-8', 404)
    expect(page).toMatchObject({ status: 404, revision: 'r1', headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.body.toString()).toBe(long)
  })

  test('its compressed forms are smaller, decompress to the same bytes, and are made once', async () => {
    const { body, compressed } = await ready(long)
    const [brotli, gzip] = await Promise.all([compressed?.('br'), compressed?.('gzip')])
    for (const form of [brotli, gzip]) expect(form?.length).toBeLessThan(body.length / 10)
    expect(brotliDecompressSync(brotli ?? '').equals(body)).toBe(true)
    expect(gunzipSync(gzip ?? '').equals(body)).toBe(true)
    expect(await compressed?.('br')).toBe(brotli)
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
  ])('it is compressed or not: %s, compressed %s', async (type, isCompressed) => {
    const { compressed } = await ready(new TextEncoder().encode(long), type)
    expect(compressed !== null).toBe(isCompressed)
  })

  test('a short text is not compressed', async () => {
    expect(await ready('short')).toMatchObject({ compressed: null })
  })

  test('an answer without a body becomes an empty page', async () => {
    expect((await ready(null, null, 204)).body).toHaveLength(0)
  })
})
