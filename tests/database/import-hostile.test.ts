/** What is broken or means harm is told by file and place, leaves no trace, and the rest of the batch goes on. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fileReferences } from '../../src/main/file-references.ts'
import { sweepFiles } from '../../src/modules/publications/use-cases/sweep-files.ts'
import { countRows } from '../support/library-rows.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const shared = process.env.RECTO_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data')
const malformed = join(shared, 'jats/malformed')

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
// A test that fails must not make the others fail.
afterEach(() => library.database.kysely.deleteFrom('content_item').execute())

let count = 0
async function folderOf(files: Record<string, string | Uint8Array>): Promise<string> {
  count += 1
  const folder = join(library.folder, `case-${count}`)
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

const front = (doi: string, more = '') => `<front><article-meta><article-id pub-id-type="doi">${doi}</article-id>${more}
<title-group><article-title>Slate</article-title></title-group><pub-date><year>2024</year></pub-date></article-meta></front>`
const article = (doi: string, body = '<p>Slate lasts.</p>', doctype = '', more = '') =>
  `<?xml version="1.0"?>\n${doctype}<article xmlns:xlink="http://www.w3.org/1999/xlink">${front(doi, more)}<body>${body}</body></article>`

/** Imports the files beside a sound article, which must be stored, and nothing else. @returns why the file failed */
async function expectRefused(files: Record<string, string | Uint8Array>, name: string): Promise<string> {
  const doi = `10.5555/sound.${count}`
  const folder = await folderOf({ ...files, 'zz-sound.xml': article(doi) })
  await sweepFiles({ kysely: library.database.kysely, files: library.files, references: fileReferences }, 0)
  const before = await countRows(library.database.kysely)
  const { failed, created } = await library.import([folder])
  expect(created).toEqual([join(folder, 'zz-sound.xml')])
  expect(failed.map(each => each.name)).toEqual([join(folder, name)])
  await library.database.kysely.deleteFrom('content_item').where('doi', '=', doi).execute()
  await sweepFiles({ kysely: library.database.kysely, files: library.files, references: fileReferences }, 0)
  // The log has the sound article alone.
  expect(await countRows(library.database.kysely)).toEqual({ ...before, change_log: (before.change_log ?? 0) + 1 })
  expect(await library.storedFiles()).toEqual([])
  const { code, text } = await asJson(folder)
  expect(code).toBe(failed.length)
  expect(text).toContain('"failed"')
  return failed[0]?.message ?? ''
}

/** What the command line would print must be JSON, whatever the message holds. */
async function asJson(folder: string): Promise<{ code: number; text: string }> {
  const summary = await library.import([folder], { dryRun: true })
  const text = JSON.stringify(summary)
  JSON.parse(text)
  return { code: summary.failed.length, text }
}

describe('hostile XML', () => {
  const laughs = Array.from({ length: 9 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join('')
  const entity = (declarations: string, body = '<p>&x;</p>') => article('10.5555/x', body, `<!DOCTYPE article [${declarations}]>\n`)
  test.each<[what: string, source: string | Uint8Array, message: RegExp]>([
    ['billion laughs', entity(`<!ENTITY l0 "ha">${laughs}`, '<p>&l9;</p>'), /line \d+, column \d+: .*entit/i],
    ['quadratic blow-up', entity(`<!ENTITY x "${'a'.repeat(100_000)}">`, `<p>${'&x;'.repeat(1000)}</p>`), /line \d+, column \d+/],
    ['an entity that holds itself', entity('<!ENTITY x "&x;">'), /line \d+, column \d+/],
    ['an undeclared entity', article('10.5555/x', '<p>&nothing;</p>'), /line \d+, column \d+/],
    ['a source that ends early', article('10.5555/x').slice(0, -40), /line \d+, column \d+/],
    ['tags that cross', article('10.5555/x', '<p><b></p></b>'), /line \d+, column \d+/],
    ['bytes that are no UTF-8', Buffer.concat([Buffer.from('<article><front>'), Buffer.from([0xff, 0xfe, 0xc3, 0x28])]), /line \d+/],
    ['nothing', '', /line \d+/],
    ['blanks', ' \n\n ', /line \d+/],
    ['text', 'not XML at all', /line \d+/],
    ['a null character', article('10.5555/x', '<p>a\0b</p>'), /line \d+, column \d+/],
    ['too many bytes', `${article('10.5555/x')}<!--${'x'.repeat(2_000_001)}-->`, /The file has \d+ bytes; at most 2000000 are taken/],
    ['elements within elements without end', article('10.5555/x', `${'<sec>'.repeat(50_000)}${'</sec>'.repeat(50_000)}`), /line \d+/],
  ])('the source is refused: %s', async (_, source, message) => {
    expect(await expectRefused({ 'bad.xml': source }, 'bad.xml')).toMatch(message)
  })

  test.each([
    ['a file', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
    ['a URL', '<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'],
    ['a parameter entity', '<!ENTITY % p SYSTEM "file:///etc/passwd"> %p;'],
    ['a parameter entity that makes others', `<!ENTITY % p "<!ENTITY x SYSTEM 'file:///etc/passwd'>"> %p;`],
  ])('an external entity (%s) is never loaded', async (_, declaration) => {
    const folder = await folderOf({ 'x.xml': entity(declaration) })
    const { failed } = await library.import([folder])
    const rows = await library.database.kysely.selectFrom('version').select(['body_html', 'header_html']).execute()
    expect(JSON.stringify([rows, failed])).not.toContain('root:')
  })

  test('an external DTD is not loaded, and the article is stored', async () => {
    const doctype = '<!DOCTYPE article PUBLIC "-//x//DTD//EN" "http://127.0.0.1:9/x.dtd">\n'
    const folder = await folderOf({ 'x.xml': article('10.5555/dtd', '<p>Read.</p>', doctype) })
    expect((await library.import([folder])).failed).toEqual([])
  })

  test('ids, names and words of 100 KB are stored like any other', async () => {
    // A database cannot compress hashes.
    const long = (seed: string): string =>
      Array.from({ length: 1600 }, (_, at) => createHash('sha256').update(`${seed}${at}`).digest('hex')).join('')
    const cases: Record<string, string> = {
      id: article('10.5555/1', `<sec id="${long('a')}"><title>A</title><p><xref rid="${long('a')}">A</xref></p></sec>`),
      doi: article(`10.5555/${long('b')}`),
      publisherId: article('10.5555/3', '<p/>', '', `<article-id pub-id-type="publisher-id">${long('c')}</article-id>`),
      keyword: article('10.5555/4', '<p/>', '', `<kwd-group><kwd>${long('d')}</kwd></kwd-group>`),
      surname: article(
        '10.5555/5',
        '<p/>',
        '',
        `<contrib-group><contrib contrib-type="author"><name><surname>${long('e')}</surname></name></contrib></contrib-group>`,
      ),
      funder: article(
        '10.5555/6',
        '<p/>',
        '',
        `<funding-group><award-group><funding-source>${long('f')}</funding-source></award-group></funding-group>`,
      ),
      subject: article(
        '10.5555/7',
        '<p/>',
        '',
        `<article-categories><subj-group><subject>${long('g')}</subject></subj-group></article-categories>`,
      ),
      related: article('10.5555/8', '<p/>', '', `<related-article ext-link-type="doi" xlink:href="10.5555/${long('h')}"/>`),
      href: article('10.5555/9', `<fig><graphic xlink:href="${long('i')}.png"/></fig>`),
      inline: article('10.5555/10', `<fig><graphic xlink:href="data:image/png;base64,${long('j')}"/></fig>`),
      element: article('10.5555/11', `<${`x${long('k')}`}>text</${`x${long('k')}`}>`),
      funderId: article(
        '10.5555/13',
        '<p/>',
        '',
        `<funding-group><award-group><funding-source><institution-wrap><institution>F</institution><institution-id>${long('m')}</institution-id></institution-wrap></funding-source></award-group></funding-group>`,
      ),
      report: `${article('10.5555/12').slice(0, -10)}<sub-article article-type="reviewer-report" id="${long('l')}"><front-stub><title-group><article-title>R</article-title></title-group><contrib-group><contrib contrib-type="reviewer"><name><surname>${long('n')}</surname></name></contrib></contrib-group></front-stub><body><p>Sound.</p></body></sub-article></article>`,
    }
    const folder = await folderOf(Object.fromEntries(Object.entries(cases).map(([name, source]) => [`${name}.xml`, source])))
    const { failed, created } = await library.import([folder])
    expect(failed.map(({ name, message }) => `${name}: ${message.slice(0, 200)}`)).toEqual([])
    expect(created).toHaveLength(Object.keys(cases).length)
    expect((await library.import([folder])).unchanged).toHaveLength(created.length)
  })

  test.skipIf(!existsSync(malformed))(
    'each malformed article of the shared corpus is refused (skipped where ../shared/data is absent)',
    async () => {
      await sweepFiles({ kysely: library.database.kysely, files: library.files, references: fileReferences }, 0)
      const before = await countRows(library.database.kysely)
      let stored = 0
      for (const name of (await readdir(malformed)).filter(each => each.endsWith('.xml'))) {
        const { failed, created } = await library.import([join(malformed, name)])
        if (created.length > 0) {
          // What can be read in spite of its fault is stored, and says so.
          const warnings = await library.database.kysely.selectFrom('import_warning').select('code').execute()
          expect(warnings.length, name).toBeGreaterThan(0)
          await library.database.kysely.deleteFrom('content_item').execute()
          stored += 1
        } else expect(failed[0]?.message, name).toMatch(/^line \d+/)
      }
      await sweepFiles({ kysely: library.database.kysely, files: library.files, references: fileReferences }, 0)
      const after = await countRows(library.database.kysely)
      expect({ ...after, ontology_term: 0, funder: 0 }).toEqual({
        ...before,
        ontology_term: 0,
        funder: 0,
        change_log: (before.change_log ?? 0) + stored,
      })
    },
  )
})

describe('hostile files', () => {
  const withFile = (href: string) => article('10.5555/f', `<supplementary-material xlink:href="${href}"/>`)

  test('a file above the size limit is refused', async () => {
    const message = await expectRefused({ 'bad.xml': withFile('big.csv'), 'big.csv': Buffer.alloc(20_000_001, 'x') }, 'bad.xml')
    expect(message).toBe('“big.csv” has 20000001 bytes; at most 20000000 are taken.')
  })

  test('symbolic links are not followed, also in a cycle', async () => {
    const folder = await folderOf({ 'a.xml': withFile('secret.csv'), 'sub/b.txt': '' })
    await writeFile(join(library.folder, 'secret.csv'), 'secret')
    await symlink(join(library.folder, 'secret.csv'), join(folder, 'secret.csv'))
    await symlink(folder, join(folder, 'sub', 'loop'))
    await symlink('/etc', join(folder, 'etc'))
    await symlink(join(folder, 'a.xml'), join(folder, 'b.xml'))
    const { created, warnings } = await library.import([folder])
    expect(created).toEqual([join(folder, 'a.xml')])
    expect(warnings.map(({ code }) => code)).toContain('missing-file')
  })

  test('a folder named x.xml is treated as a folder', async () => {
    const folder = await folderOf({ 'x.xml/inner.xml': article('10.5555/in') })
    expect((await library.import([folder])).created).toEqual([join(folder, 'x.xml', 'inner.xml')])
  })

  test('an image too large to decode is offered as a file, with a warning', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'white' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    const folder = await folderOf({ 'x.xml': article('10.5555/bomb', '<fig><graphic xlink:href="b.png"/></fig>'), 'b.png': bomb })
    const { failed, warnings } = await library.import([folder])
    expect(failed).toEqual([])
    expect(warnings.map(({ example }) => example).join()).toContain('“b.png” cannot be shown')
    const { body_html } = await library.database.kysely.selectFrom('version').select('body_html').executeTakeFirstOrThrow()
    expect(body_html).not.toContain('<img')
    expect(body_html).toContain('b.png')
  })

  test('an SVG with a script is stored unchanged, and served in a sandbox', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    const folder = await folderOf({ 'x.xml': article('10.5555/svg', '<fig><graphic xlink:href="d.svg"/></fig>'), 'd.svg': drawing })
    expect((await library.import([folder])).failed).toEqual([])
    const { sha256 } = await library.database.kysely.selectFrom('version_file').select('sha256').executeTakeFirstOrThrow()
    expect((await library.files.read(sha256)).toString()).toBe(drawing)
    const { body_html } = await library.database.kysely.selectFrom('version').select('body_html').executeTakeFirstOrThrow()
    expect(body_html).not.toContain('alert')
  })
})

describe('hostile item.json', () => {
  const item = {
    contentType: 'POSTER',
    volume: 1,
    publicationId: 77,
    title: 'P',
    published: '2024-01-02',
    files: [{ path: 'p.pdf', role: 'main' }],
  }
  test.each<[what: string, json: string | Uint8Array, message: string]>([
    ['no JSON', '{"contentType": ', 'item.json is no JSON'],
    ['nothing', '', 'item.json is no JSON'],
    ['a list', '[]', 'expected object'],
    ['wrong types', JSON.stringify({ ...item, volume: '1', title: 3 }), 'volume: must be a whole number'],
    ['a file that is not there', JSON.stringify({ ...item, files: [{ path: 'q.pdf', role: 'main' }] }), 'names “q.pdf”, and no such file'],
    ['a way out', JSON.stringify({ ...item, files: [{ path: '../secret', role: 'main' }] }), 'files.0.path: must be a path inside'],
    [
      'an absolute path',
      JSON.stringify({ ...item, files: [{ path: '/etc/passwd', role: 'main' }] }),
      'files.0.path: must be a path inside',
    ],
    ['a huge number', JSON.stringify({ ...item, publicationId: 1e20 }), 'publicationId'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'not UTF-8'],
  ])('it is refused with %s', async (_, json, message) => {
    expect(await expectRefused({ 'p/item.json': json, 'p/p.pdf': '%PDF-1.4' }, 'p/item.json')).toContain(message)
  })

  test('keys of the prototype change nothing', async () => {
    const json = JSON.stringify(item).replace('{', '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, ')
    const folder = await folderOf({ 'item.json': json, 'p.pdf': '%PDF-1.4' })
    expect((await library.import([folder])).failed).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect('polluted' in {}).toBe(false)
  })
})

test('a second import of the same source changes nothing, timestamps included', async () => {
  const folder = await folderOf({
    'a.xml': article('10.5555/twice', '<supplementary-material xlink:href="d.csv"/>'),
    'd.csv': '1,2',
    'noid.xml': article('10.5555/y').replace(/<article-id.*?<\/article-id>/, ''),
    'p/item.json': JSON.stringify({
      contentType: 'POSTER',
      volume: 1,
      publicationId: 78,
      title: 'P',
      published: '2024-01-02',
      files: [{ path: 'p.pdf', role: 'main' }],
    }),
    'p/p.pdf': '%PDF-1.4',
    // Another at the same number: it gets a number of its own, and must be known again there.
    'q/item.json': JSON.stringify({
      contentType: 'SLIDE',
      volume: 1,
      publicationId: 78,
      title: 'Q',
      published: '2024-01-02',
      files: [{ path: 'q.pdf', role: 'main' }],
    }),
    'q/q.pdf': '%PDF-1.4 q',
  })
  const state = async () => ({
    counts: await countRows(library.database.kysely),
    items: await library.database.kysely.selectFrom('content_item').selectAll().orderBy('id').execute(),
    stored: await library.database.kysely.selectFrom('version').select(['id', 'stored_at']).orderBy('id').execute(),
    files: await library.database.kysely.selectFrom('file').selectAll().orderBy('sha256').execute(),
    bytes: await library.storedFiles(),
  })
  expect((await library.import([folder])).created).toHaveLength(4)
  const before = await state()
  expect((await library.import([folder])).unchanged).toHaveLength(4)
  expect(await state()).toEqual(before)
})

test('a dry run stores nothing', async () => {
  await sweepFiles({ kysely: library.database.kysely, files: library.files, references: fileReferences }, 0)
  const before = await countRows(library.database.kysely)
  const folder = await folderOf({
    'a.xml': article('10.5555/dry', '<fig><graphic xlink:href="a.svg"/></fig>'),
    'a.svg': '<svg/>',
    'b.xml': '<article>',
  })
  const summary = await library.import([folder], { dryRun: true })
  expect(summary).toMatchObject({ created: [], updated: [], unchanged: [] })
  expect(summary.failed.map(({ name }) => name)).toEqual([join(folder, 'b.xml')])
  expect(await countRows(library.database.kysely)).toEqual(before)
  expect(await library.storedFiles()).toEqual([])
})

test('an unknown site or gateway is reported before anything is stored', async () => {
  const folder = await folderOf({ 'a.xml': article('10.5555/none') })
  const before = await countRows(library.database.kysely)
  await expect(library.import([folder], { platform: 'nowhere' })).rejects.toThrow('There is no platform “nowhere”')
  await expect(library.import([folder], { gateways: ['none'] })).rejects.toThrow('The platform has no gateway “none”')
  expect(await countRows(library.database.kysely)).toEqual(before)
  expect(await library.storedFiles()).toEqual([])
})

test('the sweep deletes unreferenced files, and keeps new and referenced ones', async () => {
  const folder = await folderOf({
    'a.xml': withData('10.5555/kept', 'a.csv'),
    'a.csv': 'kept',
    'bad.xml': withData('10.5555/lost', 'b.csv').slice(0, -9),
  })
  await library.import([folder])
  await library.files.put(Buffer.from('of an import that was killed'))
  const setting = { kysely: library.database.kysely, files: library.files, references: fileReferences }
  expect(await sweepFiles(setting)).toBe(0)
  expect(await library.files.sweptAt()).not.toBeNull()
  expect(await sweepFiles(setting, 0)).toBe(1)
  expect(await library.storedFiles()).toHaveLength(2)
  await library.database.kysely.deleteFrom('content_item').execute()
  await sweepFiles(setting)
  expect(await library.storedFiles()).toHaveLength(2)
  await sweepFiles(setting, 0)
  expect(await library.storedFiles()).toEqual([])
})

const withData = (doi: string, href: string): string => article(doi, `<supplementary-material xlink:href="${href}"/>`)

test('an article without a title gets a placeholder title', async () => {
  const folder = await folderOf({
    'untitled.xml': article('10.5555/untitled').replace('<article-title>Slate</article-title>', '<article-title> </article-title>'),
  })
  const { created } = await library.import([folder])
  expect(created).toHaveLength(1)
  const { kysely } = library.database
  const { title, header_html } = await kysely.selectFrom('version').select(['title', 'header_html']).executeTakeFirstOrThrow()
  expect(title).toBe('[Untitled]')
  expect(header_html).toContain('<h1 class="article-title">[Untitled]</h1>')
  expect(await kysely.selectFrom('import_warning').select(['code', 'element']).execute()).toEqual([
    { code: 'repaired', element: 'article-title' },
  ])
})
