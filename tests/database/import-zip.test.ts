/** Packages: sound ones come in with their files, broken and hostile ones are told and leave no trace. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ServiceFailure } from '../../src/core/http/ask-json.ts'
import { countRows } from '../support/library-rows.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { encrypted, renamed, sized, zipOf } from '../support/zip.ts'

const shared = process.env.RECTO_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data')
const packages = join(shared, 'media/package')

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
afterEach(() => library.database.kysely.deleteFrom('content_item').execute())

const article = (doi: string, href = 'fig.csv') => `<?xml version="1.0"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>Slate</article-title></title-group><pub-date><year>2024</year></pub-date></article-meta></front>
<body><supplementary-material xlink:href="${href}"/></body></article>`

let count = 0
async function put(zip: Uint8Array): Promise<string> {
  count += 1
  const path = join(library.folder, `package-${count}.zip`)
  await writeFile(path, zip)
  return path
}

test('every article of a package is imported with the files of its own folder', async () => {
  const path = await put(
    await zipOf({
      'a/a.xml': article('10.5555/a'),
      'a/fig.csv': 'of a',
      'b/b.xml': article('10.5555/b'),
      'b/fig.csv': 'of b',
      'manifest.xml': '<manifest xmlns="https://manuscriptexchange.org"/>',
      'p/item.json':
        '{"contentType":"POSTER","volume":1,"publicationId":5,"title":"P","published":"2024-01-02","files":[{"path":"fig.csv","role":"main"}]}',
      'p/fig.csv': 'of p',
      'inner.zip': await zipOf({ 'x.xml': article('10.5555/x') }),
    }),
  )
  const { created, failed } = await library.import([path])
  expect(failed).toEqual([])
  expect(created).toEqual([`${path}!a/a.xml`, `${path}!b/b.xml`, `${path}!p/item.json`])
  const stored = await library.database.kysely
    .selectFrom('version_file')
    .innerJoin('version', 'version.id', 'version_file.version_id')
    .select(['version.doi', 'version_file.sha256'])
    .orderBy('doi')
    .execute()
  const texts = await Promise.all(stored.map(async ({ sha256 }) => (await library.files.read(sha256)).toString()))
  expect(texts).toEqual(['of a', 'of b'])
})

const sound = () => zipOf({ 'aa/evil.xml': article('10.5555/evil') })
const large = 'x'.repeat(3_000_000)

test.each<[what: string, zip: () => Promise<Buffer>, message: RegExp]>([
  ['with a way out', async () => renamed(await sound(), 'aa/evil.xml', '../evil.xml'), /invalid relative path: \.\.\/evil\.xml/],
  [
    'with a way out in backslashes',
    async () => renamed(await sound(), 'aa/evil.xml', '..\\evil.xml'),
    /invalid relative path: \.\.\/evil\.xml/,
  ],
  ['with an absolute path', async () => renamed(await sound(), 'aa/evil.xml', '/a/evil.xml'), /absolute path: \/a\/evil\.xml/],
  ['with a drive', async () => renamed(await sound(), 'aa/evil.xml', 'c:/evil.xml'), /absolute path: c:\/evil\.xml/],
  ['cut off', async () => (await sound()).subarray(0, -30), /This zip cannot be read/],
  ['of nothing', async () => Buffer.alloc(0), /This zip cannot be read/],
  ['that is none', async () => Buffer.from('<article/>'), /This zip cannot be read/],
  ['encrypted', async () => encrypted(await sound()), /“aa\/evil\.xml” in this package is encrypted/],
  ['with a link', () => zipOf({ 'x.xml': '/etc/passwd' }, 0o120777), /“x\.xml” in this package is a link/],
  [
    'with one name twice',
    async () => renamed(await zipOf({ 'a.xml': article('10.5555/1'), 'b.xml': article('10.5555/2') }), 'b.xml', 'a.xml'),
    /“a\.xml” is in this package twice/,
  ],
  [
    'with too many entries',
    () => zipOf(Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}.xml`, '<x/>']))),
    /has 201 entries; at most 200/,
  ],
  ['without an article', () => zipOf({ 'readme.txt': 'x', 'm.xml': '<manifest/>' }), /no article in this package/],
  ['with nothing in it', () => zipOf({}), /no article in this package/],
  ['with only a zip in it', async () => zipOf({ 'x.zip': await sound() }), /no article in this package/],
  [
    'that says it is larger than it may be',
    async () => sized(await sound(), 200_000_001),
    /larger than 200000000 bytes \(reached at “aa\/evil\.xml”\)/,
  ],
])('a package %s is refused', async (_, zip, message) => {
  const path = await put(await zip())
  const before = await countRows(library.database.kysely)
  const files = await library.storedFiles()
  const { failed, created } = await library.import([path])
  expect(created).toEqual([])
  expect(failed.map(({ name }) => name)).toEqual([path])
  expect(failed[0]?.message).toMatch(message)
  expect(await countRows(library.database.kysely)).toEqual(before)
  expect(await library.storedFiles()).toEqual(files)
})

test.each<[what: string, zip: () => Promise<Buffer>, name: string, message: RegExp]>([
  [
    'an article too large',
    () => zipOf({ 'big.xml': `${article('10.5555/big')}<!--${large}-->` }),
    'big.xml',
    /The file has 3000\d+ bytes; at most 2000000/,
  ],
  [
    'an article that unpacks to more than it says',
    async () => sized(await zipOf({ 'lie.xml': `${article('10.5555/l')}<!--${large}-->` }), 1000),
    'lie.xml',
    /too many bytes/,
  ],
  [
    'an article that unpacks to less than it says',
    async () => sized(await zipOf({ 'lie.xml': article('10.5555/l') }), 100_000),
    'lie.xml',
    /not enough bytes/,
  ],
  [
    'a file that unpacks to more than it says',
    async () => sized(await zipOf({ 'x.xml': article('10.5555/m'), 'fig.csv': large }), Buffer.byteLength(article('10.5555/m'))),
    'x.xml',
    /“fig\.csv” cannot be stored: .*too many bytes/,
  ],
])('the problem of %s is reported, and the rest of the package is imported', async (_, zip, name, message) => {
  // Its sound neighbour is in another package: what says a false size says it of all entries.
  const path = await put(await zip())
  const neighbour = await put(await zipOf({ 'ok.xml': article('10.5555/ok') }))
  const { failed, created } = await library.import([path, neighbour])
  expect(created).toEqual([`${neighbour}!ok.xml`])
  expect(failed.map(each => each.name)).toEqual([`${path}!${name}`])
  expect(failed[0]?.message).toMatch(message)
})

test('an import reports the URL of each publication and every skipped file', async () => {
  const folder = join(library.folder, 'passed-over')
  await mkdir(folder)
  const picture = '<fig><graphic xlink:href="https://media.example.org/pond/ice.png"/></fig></body>'
  await writeFile(join(folder, 'a.xml'), article('10.5555/a').replace('</body>', picture))
  await writeFile(join(folder, 'fig.csv'), 'of a')
  await writeFile(join(folder, 'b.xml'), '<?xml version="1.0"?><book><title>Reeds</title></book>')
  await writeFile(join(folder, 'manifest.xml'), '<manifest/>')
  await writeFile(join(folder, 'broken.xml'), '<article><front></article>')
  const path = await put(await zipOf({ 'c.xml': article('10.5555/c'), 'fig.csv': 'of c', 'notes/d.xml': '<letter/>' }))
  const summary = await library.import([folder, path])
  expect(summary.publications).toEqual([
    { name: join(folder, 'a.xml'), outcome: 'created', url: expect.stringMatching(/^\/articles\/\d+-\d+\/v1$/) },
    { name: `${path}!c.xml`, outcome: 'created', url: expect.stringMatching(/^\/articles\/\d+-\d+\/v1$/) },
  ])
  expect(summary.failed.map(({ name }) => name)).toEqual([join(folder, 'broken.xml')])
  expect(summary.skipped).toEqual([
    { name: join(folder, 'a.xml'), message: expect.stringContaining('https://media.example.org/pond/ice.png') },
    { name: join(folder, 'b.xml'), message: expect.stringContaining('not that of a JATS article') },
    { name: `${path}!notes/d.xml`, message: expect.stringContaining('not that of a JATS article') },
  ])
  const again = await library.import([join(folder, 'a.xml')])
  expect(again.publications.map(({ outcome }) => outcome)).toEqual(['unchanged'])
})

test('remote images are downloaded on request, and kept when the source is imported again without it', async () => {
  const folder = join(library.folder, 'elsewhere')
  await mkdir(folder)
  const [ice, text, removed] = ['ice.png', 'text.png', 'gone.png'].map(name => `https://media.example.org/pond/${name}`)
  const figures = [ice, text, removed].map(href => `<fig><graphic xlink:href="${href}"/></fig>`).join('')
  await writeFile(join(folder, 'a.xml'), article('10.5555/a').replace('</body>', `${figures}</body>`))
  await writeFile(join(folder, 'fig.csv'), 'of a')
  const png = await sharp({ create: { width: 1000, height: 10, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const requested: string[] = []
  const picture = async (url: string) => {
    requested.push(url)
    if (url === removed) throw new ServiceFailure('refused', 'https://media.example.org answered 404')
    const content = url === ice ? png : Buffer.from('no picture')
    return {
      name: url.replace(/.*\//, ''),
      bytes: content.length,
      content: async function* () {
        yield content
      },
    }
  }
  const first = await library.import([folder], { remoteFiles: { picture } })
  expect(requested).toEqual([ice, text, removed])
  expect(first.skipped.map(({ message }) => message)).toEqual([
    expect.stringMatching(/text\.png was not taken \(what it holds is no picture\)/),
    expect.stringMatching(/gone\.png was not taken \(https:\/\/media\.example\.org answered 404\)/),
  ])
  const stored = () => library.database.kysely.selectFrom('version_file').select('href').orderBy('href').execute()
  const hrefs = await stored()
  expect(hrefs).toEqual([{ href: `#720w ${ice}` }, { href: 'fig.csv' }, { href: ice }])
  const { body_html: html } = await library.database.kysely.selectFrom('version').select('body_html').executeTakeFirstOrThrow()
  expect(html).toMatch(/<img [^>]*src="\/files\/[0-9a-f]{64}\/ice\.png"/)
  expect((await library.import([folder])).unchanged).toHaveLength(1)
  expect(await stored()).toEqual(hrefs)
  expect((await library.import([folder], { remoteFiles: { picture } })).unchanged).toHaveLength(1)
  expect(requested.filter(url => url === ice)).toHaveLength(1)
})

test('a broken article does not keep the others of its package out', async () => {
  const path = await put(await zipOf({ 'a.xml': '<article><front>', 'b.xml': article('10.5555/b') }))
  const { failed, created } = await library.import([path])
  expect(created).toEqual([`${path}!b.xml`])
  expect(failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([expect.stringMatching(/!a\.xml: line \d+, column \d+/)])
})

// Word files of a peer review.
const withoutArticle = new Set(['elife-39122.zip'])
test.skipIf(!existsSync(packages))('real packages are imported with their images (skipped where ../shared/data is absent)', async () => {
  const names = (await readdir(packages)).filter(name => name.endsWith('.zip') && !withoutArticle.has(name))
  const { failed, created } = await library.import(names.map(name => join(packages, name)))
  expect(failed).toEqual([])
  expect(created.length).toBeGreaterThanOrEqual(names.length)
  const { pictures } = await library.database.kysely
    .selectFrom('version_file')
    .select(({ fn }) => fn.countAll<number>().as('pictures'))
    .executeTakeFirstOrThrow()
  expect(Number(pictures)).toBeGreaterThan(0)
})
