import { describe, expect, test } from 'vitest'
import { type Answer, differencesOf, normaliseAnswer } from './comparison.ts'
import { requests } from './requests.ts'

const answer = (changed: Partial<Answer> = {}): Answer =>
  normaliseAnswer({ name: '/', status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Words</p>', ...changed })

describe('differences that follow from the build are ignored', () => {
  test.for([
    ['<script src="/assets/entry.client-Ce4GbZLC.js">', '<script src="/assets/entry.client-AbC-_123.js">'],
    ['<link rel="later" href="/assets/picture-card-Ce4GbZLC.js">', '<link rel="later" href="/assets/image-card-AbC-_123.js">'],
    [
      '<link rel="later" href="/assets/a-Ce4GbZLC.js"/><link rel="later" href="/assets/b-Ce4GbZLC.js"/><p>',
      '<link rel="later" href="/assets/c-Ce4GbZLC.js"/><p>',
    ],
    [
      '"id": "pages/browse/route", "css": ["/assets/a-1.css", "/assets/b-1.css"]',
      '"id": "../modules/discovery/pages/browse/route", "css": ["/assets/c-1.css"]',
    ],
    ['<a class="_entry_1par7_5 _tab_icg2z_14">', '<a class="_item_x9-_z_6 _tab_aaaaa_1">'],
    ['<h2 id="_R_jp5H1_">', '<h2 id="_R_2jp5H1_">'],
    [
      '<script nonce="a">streamController.enqueue("[{\\"_1\\":2}]")',
      '<script nonce="b">streamController.enqueue("[{\\"_1\\":2,\\"_3\\":4}]")',
    ],
    ['<responseDate>2026-01-01T00:00:00Z</responseDate>', '<responseDate>2027-01-01T00:00:00Z</responseDate>'],
    ['<datestamp>2026-01-01T00:00:00Z</datestamp>', '<datestamp>2027-01-01T00:00:00Z</datestamp>'],
    ['<td><time dateTime="2026-01-01">1 Jan 2026</time>', '<td><time dateTime="2027-01-01">1 Jan 2027</time>'],
    ['{"asOf":"2026-01-01"}', '{"asOf":"2027-01-01"}'],
  ] as const)('they are ignored in %s', ([before, after]) => {
    expect(differencesOf(answer({ body: before }), answer({ body: after }))).toEqual([])
  })

  test('they are ignored in headers too', () => {
    const policy = (hash: string) => `script-src 'self' 'sha256-${hash.repeat(43)}='`
    const [before, after] = [policy('a'), policy('b')].map(value =>
      answer({ headers: { 'content-security-policy': value, etag: value, date: value } }),
    )
    expect(before && after && differencesOf(before, after)).toEqual([])
  })
})

describe('every other difference is reported', () => {
  test.for([
    ['status', { status: 500 }, 'status: 200 → 500'],
    ['a header that is new', { headers: { 'content-type': 'text/html', 'x-new': '1' } }, 'header x-new: (none) → 1'],
    ['a header that is gone', { headers: {} }, 'header content-type: text/html → (none)'],
    ['a class', { body: '<p class="big">Words</p>' }, 'body, from character 2 of 12:'],
    ['one character', { body: '<p>Word</p>' }, 'body, from character 7 of 12:'],
    ['one more hash in the policy', { headers: { 'content-type': "'sha256-*'" } }, "header content-type: text/html → 'sha256-*'"],
  ] as const)('it is reported: %s', ([, changed, line]) => {
    expect(differencesOf(answer(), answer(changed))[0]).toBe(line)
  })
})

test('no request is listed twice', () => {
  const names = requests.map(request => JSON.stringify(request))
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(150)
})
