import { expect, test } from 'vitest'
import { readWordpressHome, readWordpressSites } from './wordpress-sites.ts'

test.each<[string, string | null]>([
  ['https://www.example.org/', 'https://www.example.org'],
  ['https://www.example.org/cms/wp-json/', 'https://www.example.org/cms'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['https://ada:secret@example.org', null],
  ['https://example.org/?p=1', null],
  ['ftp://example.org', null],
  ['example.org', null],
])('the URL %s belongs to the WordPress site %s', (text, home) => expect(readWordpressHome(text)).toBe(home))

test.each<[string, ReturnType<typeof readWordpressSites>]>([
  ['https://a.example', [{ platform: null, home: 'https://a.example' }]],
  [
    ' wellcome=https://a.example/  https://b.example ',
    [
      { platform: 'wellcome', home: 'https://a.example' },
      { platform: null, home: 'https://b.example' },
    ],
  ],
  ['wellcome=https://a.example wellcome=https://b.example', null],
  ['wellcome=', null],
  ['Wellcome=https://a.example', null],
])('the setting %j is read or refused', (text, sites) => expect(readWordpressSites(text)).toEqual(sites))
