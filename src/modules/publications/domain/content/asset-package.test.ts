import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OperatorError } from '../../../../core/operator-error.ts'
import { parseAssetPackage } from './asset-package.ts'

const smallest = {
  contentType: 'POSTER',
  volume: 1,
  publicationId: 501,
  title: 'Moths',
  published: '2024-02-01',
  files: [{ path: 'poster.pdf', role: 'main' }],
}
const parse = (change: object) => parseAssetPackage(JSON.stringify({ ...smallest, ...change }))

test('missing fields of a package are empty', () => {
  expect(parse({})).toMatchObject({
    doi: null,
    language: 'en',
    authors: [],
    subjects: [],
    conference: null,
    sampleContent: false,
    files: [{ label: null, language: null }],
  })
})

test.each<[string, object, string]>([
  ['an article', { contentType: 'ARTICLE' }, 'contentType: must be POSTER, SLIDE, DOCUMENT or VIDEO (an article comes as JATS)'],
  ['a day that is none', { published: '2024-02-30' }, 'published: must be a day such as 2024-03-31'],
  ['an empty title', { title: ' ' }, 'title: must not be empty'],
  ['an address for a DOI', { doi: 'https://doi.org/10.5555/1' }, 'doi: must be a DOI'],
  ['a licence that is no web address', { license: 'javascript:alert(1)' }, 'license: must be an http or https address'],
  ['a broken ORCID iD', { authors: [{ familyName: 'A', orcid: '0000' }] }, 'authors.0.orcid: must be an ORCID iD'],
  ['an author without a name', { authors: [{}] }, 'authors.0: needs a family name'],
  [
    'a strange affiliation',
    { authors: [{ familyName: 'A', affiliations: ['a9'] }] },
    'authors.0.affiliations: names a9, which is no affiliation of the item',
  ],
  [
    'an affiliation twice',
    {
      affiliations: [
        { id: 'a', institution: 'X' },
        { id: 'a', institution: 'Y' },
      ],
    },
    'affiliations: has the same id twice',
  ],
  ['no main file', { files: [{ path: 'a.txt', role: 'transcript' }] }, 'files: needs one file with the role main'],
  [
    'a file twice',
    {
      files: [
        { path: 'a', role: 'main' },
        { path: 'a', role: 'source' },
      ],
    },
    'files: has the same path twice',
  ],
  ['a strange role', { files: [{ path: 'a', role: 'cover' }] }, 'files.0.role: must be one of main'],
  ['a path out of the package', { files: [{ path: '../secret', role: 'main' }] }, 'files.0.path: must be a path inside the package'],
  ['an absolute path', { files: [{ path: '/etc/passwd', role: 'main' }] }, 'files.0.path: must be a path inside the package'],
  ['a path of another system', { files: [{ path: 'C:secret', role: 'main' }] }, 'files.0.path: must be a path inside the package'],
  ['a path with backslashes', { files: [{ path: '..\\secret', role: 'main' }] }, 'files.0.path: must be a path inside the package'],
])('the error for %s has its position', (_, change, message) => {
  expect(() => parse(change)).toThrow(message)
})

test('all errors of a package are reported at once', () => {
  const error = (() => {
    try {
      return parse({ volume: 0, title: '' })
    } catch (reason) {
      return reason
    }
  })()
  expect(error instanceof OperatorError && error.message.split('\n')).toHaveLength(3)
})

test('a file that is not JSON is reported as such', () => {
  expect(() => parseAssetPackage('{')).toThrow('item.json is no JSON')
})

const demo = join(import.meta.dirname, '../../../../../demo/assets')
test.each(readdirSync(demo))('the demo package %s is valid', slug => {
  const item = parseAssetPackage(readFileSync(join(demo, slug, 'item.json'), 'utf8'))
  expect(readdirSync(join(demo, slug))).toEqual(expect.arrayContaining(item.files.map(({ path }) => path)))
})
