/** Gateways as folders: made, taken in whole or not at all, with every fault named at its place. */

import { chmod, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import { findRevision } from '../../src/main/revision.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { catchUp } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { findGateway, listFilters, listGatewayFiles } from '../../src/modules/gateways/data/gateway.ts'
import { listAllPicked, listContentIds } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import type { GatewayFileInput } from '../../src/modules/gateways/domain/gateway-file.ts'
import { exportGateways } from '../../src/modules/gateways/use-cases/export-gateway.ts'
import { describeProblem, GatewayFolderError } from '../../src/modules/gateways/use-cases/gateway-problem.ts'
import { type GatewayLibrary, importGateway, tryGateway } from '../../src/modules/gateways/use-cases/import-gateway.ts'
import { makeGatewayFolder } from '../../src/modules/gateways/use-cases/make-gateway.ts'
import { removeGateway } from '../../src/modules/gateways/use-cases/remove-gateway.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const site = 'f1000research'
let library: TestLibrary
let gateways: GatewayLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  const { kysely } = library.database
  const platforms = await loadPlatforms({ settingsFile: null, defaultKey: site })
  gateways = { kysely, files: library.files, search: createPostgresSearch(kysely), platforms }
  for (const [name, words] of Object.entries({ one: 'Lichens on slate', two: 'Moss on slate', three: 'Ferns in the shade' }))
    await writeFile(join(library.folder, `${name}.xml`), article(`10.5555/${name}`, words))
  const { failed } = await library.import(['one', 'two', 'three'].map(name => join(library.folder, `${name}.xml`)))
  expect(failed).toEqual([])
  await index()
})
afterAll(() => library.close())

const index = () =>
  catchUp(library.database, {
    kysely: library.database.kysely,
    files: library.files,
    search: createPostgresSearch(library.database.kysely),
    createSearch: createPostgresSearch,
    ...indexParts,
    onRefused: (_, error) => {
      throw error
    },
  })

const article = (doi: string, title: string) => `<article><front><article-meta><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>${title}</article-title></title-group><pub-date><year>2024</year></pub-date></article-meta></front>
<body><p>They grow.</p></body></article>`

let folders = 0
/** A folder with a gateway.json, or what stands in its place, and other files. */
async function folderOf(file: object | string, others: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = join(library.folder, `gateway-${folders++}`)
  const all = { 'gateway.json': typeof file === 'string' ? file : JSON.stringify(file, null, 2), ...others }
  for (const [path, content] of Object.entries(all)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
const tide = (some: Partial<GatewayFileInput> = {}): GatewayFileInput => ({
  url: 'tide',
  name: 'Tide',
  shortSummary: 'What the sea brings.',
  ...some,
})
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><circle cx="9" cy="9" r="9"/></svg>'

async function problemsOf(folder: string, platform = site): Promise<string[]> {
  const error = await importGateway(gateways, platform, folder).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(GatewayFolderError)
  return error instanceof GatewayFolderError ? error.problems.map(describeProblem) : []
}
const warningsOf = async (folder: string): Promise<string[]> => (await tryGateway(gateways, site, folder)).warnings.map(describeProblem)
const stored = (url: string) => findGateway(library.database.kysely, site, url)

describe('a new gateway folder', () => {
  test.each([
    ['plain', false],
    ['with a home page', true],
  ])('the folder %s is imported as it is, without warnings', async (_case, homepage) => {
    const folder = join(library.folder, `made-${homepage}`)
    const url = homepage ? 'made-home' : 'made'
    await makeGatewayFolder({ url, name: 'Ärzte & Ämter', type: 'GATEWAY', community: false, accent: '#f0c000', homepage }, folder)
    const made = await importGateway(gateways, site, folder)
    expect(made).toMatchObject({ outcome: 'created', address: homepage ? '/made-home' : '/gateways/made/about', items: 3, warnings: [] })
    const files = await listGatewayFiles(library.database.kysely, [(await stored(url))?.id ?? noId()])
    expect(files.filter(({ path }) => path.startsWith('pictures/')).map(({ width, height }) => Boolean(width && height))).toEqual([
      true,
      true,
      true,
      true,
    ])
    const schema: unknown = JSON.parse(await readFile(join(folder, 'gateway.schema.json'), 'utf8'))
    expect(schema).toMatchObject({ properties: { url: { description: expect.stringContaining('address') } }, additionalProperties: false })
  })

  test('an existing folder is not overwritten', async () => {
    const folder = await folderOf(tide())
    const made = makeGatewayFolder({ url: 'tide', name: 'T', type: 'GATEWAY', community: false, accent: null, homepage: false }, folder)
    await expect(made).rejects.toThrow('already. Nothing was written')
    expect(JSON.parse(await readFile(join(folder, 'gateway.json'), 'utf8'))).toEqual(tide())
  })
})

describe('importing a gateway folder', () => {
  test('it has the picked publications in order, those of its rule, and likewise for its filters', async () => {
    const folder = await folderOf(
      tide({
        items: ['10.5555/three', '10.5555/one'],
        rule: '/browse?all=slate',
        filters: [
          { url: 'moss', name: 'Moss', rule: '/browse?all=moss' },
          { url: 'ferns', name: 'Ferns', items: ['10.5555/THREE'] },
        ],
      }),
    )
    expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'created', items: 3 })
    const { kysely } = library.database
    const id = (await stored('tide'))?.id ?? noId()
    const ids = await kysely.selectFrom('content_item').select(['id', 'doi']).execute()
    const doiOf = (itemId: number) => ids.find(each => each.id === itemId)?.doi
    expect((await listAllPicked(kysely, id)).map(({ filter, itemId }) => [filter, doiOf(itemId)])).toEqual(
      expect.arrayContaining([
        [null, '10.5555/three'],
        [null, '10.5555/one'],
        ['ferns', '10.5555/three'],
      ]),
    )
    const [moss] = await listFilters(kysely, [id])
    expect((await listContentIds(kysely, moss?.id ?? noId())).map(doiOf)).toEqual(['10.5555/two'])
  })

  test('a second import changes nothing and makes no page stale, and any change is an update', async () => {
    const { kysely } = library.database
    const file = tide({ url: 'again', logo: { file: 'logo.svg' }, items: ['10.5555/one', '10.5555/two'], rule: 'all=slate' })
    const folder = await folderOf(file, { 'logo.svg': svg })
    await importGateway(gateways, site, folder)
    await index()
    const revision = await findRevision(kysely)
    expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'unchanged', items: 2 })
    expect(await findRevision(kysely)).toBe(revision)

    for (const change of [
      () => writeFile(join(folder, 'logo.svg'), svg.replace('r="9"', 'r="8"')),
      () => writeFile(join(folder, 'gateway.json'), JSON.stringify({ ...file, name: 'Again' })),
      () => writeFile(join(folder, 'gateway.json'), JSON.stringify({ ...file, name: 'Again', items: ['10.5555/two', '10.5555/one'] })),
    ]) {
      await change()
      expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'updated' })
      expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'unchanged' })
    }
  })

  test('a publication that is stored later is picked by the next import', async () => {
    const folder = await folderOf(tide({ url: 'later', items: ['10.5555/later'] }))
    expect((await importGateway(gateways, site, folder)).warnings.map(describeProblem)).toEqual([
      'gateway.json:5:3 items: the platform has no 10.5555/later; import them, and then this gateway again',
    ])
    await writeFile(join(library.folder, 'later.xml'), article('10.5555/later', 'Algae'))
    await library.import([join(library.folder, 'later.xml')])
    expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'updated', items: 1, warnings: [] })
  })

  test('a dry run stores nothing', async () => {
    const folder = await folderOf(tide({ url: 'dry', rule: 'all=slate' }), {})
    expect(await tryGateway(gateways, site, folder)).toMatchObject({ outcome: 'created', items: 2 })
    expect(await stored('dry')).toBeUndefined()
  })

  test('a folder with errors leaves the stored gateway unchanged', async () => {
    const file = tide({ url: 'stays', logo: { file: 'logo.svg' } })
    const folder = await folderOf(file, { 'logo.svg': svg })
    await importGateway(gateways, site, folder)
    const before = await stored('stays')
    await writeFile(join(folder, 'gateway.json'), JSON.stringify({ ...file, name: 'Other', hero: { file: 'none.svg' } }))
    expect(await problemsOf(folder)).toHaveLength(1)
    expect(await stored('stays')).toEqual(before)
  })

  test('an import that fails at its last step leaves the former gateway complete', async () => {
    const { kysely } = library.database
    const file = tide({ url: 'ended', logo: { file: 'logo.svg' }, items: ['10.5555/one'], filters: [{ url: 'part', name: 'Part' }] })
    const folder = await folderOf(file, { 'logo.svg': svg })
    const { id } = await importGateway(gateways, site, folder)
    const all = async () => [
      await stored('ended'),
      await listGatewayFiles(kysely, [id]),
      await listAllPicked(kysely, id),
      await listFilters(kysely, [id]),
    ]
    const before = await all()
    await writeFile(join(folder, 'logo.svg'), svg.replace('r="9"', 'r="7"'))
    await writeFile(join(folder, 'gateway.json'), JSON.stringify({ ...file, name: 'Other', items: ['10.5555/two'], filters: [] }))
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'ended here'; end $$;
      create constraint trigger refuse after insert on change_log deferrable initially deferred for each row execute function refuse()`.execute(
      kysely,
    )
    await expect(importGateway(gateways, site, folder)).rejects.toThrow('ended here')
    await sql`drop trigger refuse on change_log; drop function refuse()`.execute(kysely)
    expect(await all()).toEqual(before)
    expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'updated', items: 1 })
  })

  test('a gateway created with only a name gets the content of its folder', async () => {
    const { kysely } = library.database
    const { id } = await kysely.selectFrom('platform').select('id').where('key', '=', site).executeTakeFirstOrThrow()
    await storeGateway(kysely, id, { url: 'named', name: 'Named', type: 'GATEWAY' })
    const folder = await folderOf(tide({ url: 'named', type: 'COLLECTION' }))
    expect(await importGateway(gateways, site, folder)).toMatchObject({ outcome: 'updated', address: '/collections/named/about' })
    const other = await folderOf(tide({ url: 'named' }))
    expect(await problemsOf(other)).toEqual([
      'gateway.json:2:3 url: is taken: “Tide” of type COLLECTION stands at /collections/named; choose another one, or remove that first with “recto gateway remove named”',
    ])
  })
})

describe('errors of a gateway folder', () => {
  test('all errors are reported at once, each with its position', async () => {
    const folder = await folderOf(
      `{
  "url": "The Sea", "nmae": "Tide",
  "shortSummary": "a", "shortSummary": "b",
  "logo": { "file": "none.svg" },
  "about": { "blocks": [{ "block": "text", "body": { "file": "pages/none.html" } }, { "block": "txt" }] }
}`,
    )
    expect(await problemsOf(folder)).toEqual([
      'gateway.json:3:24 shortSummary: stands twice; take one out',
      'gateway.json:2:3 url: must be lower-case letters, digits and single hyphens, such as open-health',
      'gateway.json:1:1 name: is missing: it must be a text in quotes',
      'gateway.json:5:87 about.blocks[1].block: must be one of hero, text, latest, featured, statistics, people, quotes, logos, callToAction, subjectAreas, and is "txt"',
      'gateway.json:2:21 nmae: is not known here; is “name” meant?',
      'gateway.json:4:13 logo.file: “none.svg” is not there; put it into the folder, or take its name out',
      'gateway.json:5:54 about.blocks[0].body.file: “pages/none.html” is not there; put it into the folder, or take its name out',
    ])
  })

  test.each<[string, string, string]>([
    ['no JSON', '{"url": "tide",}', 'gateway.json:1:15: This comma is one too many: nothing follows it.'],
    ['another encoding', '\u00ff', ''],
  ])('the error is reported: %s', async (_case, text, problem) => {
    const folder = await folderOf(text)
    if (problem === '') await writeFile(join(folder, 'gateway.json'), Buffer.from([0x7b, 0xff, 0x7d]))
    expect(await problemsOf(folder)).toEqual([problem || 'gateway.json: is not in UTF-8'])
  })

  test('a missing folder, and a folder without gateway.json, are reported', async () => {
    const folder = await folderOf(tide())
    await rm(join(folder, 'gateway.json'))
    expect(await problemsOf(folder)).toEqual(['gateway.json: is not there; “recto gateway new URL” makes one'])
    await expect(importGateway(gateways, site, join(folder, 'none'))).rejects.toThrow('There is no folder of this name.')
  })

  const image = (content: string | Buffer, name = 'logo.svg') => folderOf(tide({ logo: { file: name } }), { [name]: content })
  test.each<[string, () => Promise<string>, string]>([
    [
      'a script',
      () => image('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'holds a script, which no picture may; take it out',
    ],
    [
      'a handler',
      () => image(svg.replace('<circle', '<circle onclick="x()"')),
      'holds an event handler, which no picture may; take it out',
    ],
    ['no picture', () => image('hello', 'logo.png'), 'is no picture that every browser shows; make it SVG, WebP, AVIF, PNG or JPEG'],
    [
      'a broken one',
      () => image(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0, 0, 0, 0]), 'logo.png'),
      'is no picture|cannot be read as a picture',
    ],
    [
      'one that is too large',
      async () => image(Buffer.alloc(21 * 1024 * 1024), 'logo.png'),
      'has 22020096 bytes, and at most 20971520 are taken; make it smaller',
    ],
    [
      'a folder',
      async () => {
        const folder = await image(svg)
        await rm(join(folder, 'logo.svg'))
        await mkdir(join(folder, 'logo.svg'))
        return folder
      },
      'is no file',
    ],
    [
      'a link that leads outside',
      async () => {
        const folder = await image(svg)
        await writeFile(join(library.folder, 'secret.svg'), svg)
        await rm(join(folder, 'logo.svg'))
        await symlink(join(library.folder, 'secret.svg'), join(folder, 'logo.svg'))
        return folder
      },
      'lies outside of the folder; put it into it',
    ],
    ['a page that is empty', () => folderOf(tide({ about: { leftSidebar: { file: 'a.html' } } }), { 'a.html': ' \n' }), 'is empty'],
    [
      'a picture that a page names',
      () => folderOf(tide({ about: { leftSidebar: { file: 'a.html' } } }), { 'a.html': '<img src="none.png" alt="">' }),
      '“none.png” is not there',
    ],
  ])('the error of a file is reported: %s', async (_case, make, problem) => {
    const [reported, ...more] = await problemsOf(await make())
    expect(more).toEqual([])
    expect(reported).toMatch(
      new RegExp(
        problem
          .split('|')
          .map(each => RegExp.escape(each))
          .join('|'),
      ),
    )
  })

  test('a link within the folder, and a PNG beside an SVG, are accepted', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
      .png()
      .toBuffer()
    const folder = await folderOf(tide({ url: 'links', logo: { file: 'a.svg' }, hero: { file: 'b.png' } }), {
      'real/a.svg': svg,
      'b.png': png,
    })
    await symlink(join(folder, 'real/a.svg'), join(folder, 'a.svg'))
    expect((await importGateway(gateways, site, folder)).warnings).toEqual([])
  })

  test('a theme with too little contrast is reported', async () => {
    const folder = await folderOf(tide({ theme: { tokens: { ink: ['#aaaaaa', '#ffffff'], nothing: ['#000', '#fff'] } } }))
    expect(await problemsOf(folder)).toEqual([
      'gateway.json:11:7 theme.tokens.nothing: is no colour’s name; src/ui/tokens.css has them all',
    ])
    await writeFile(join(folder, 'gateway.json'), JSON.stringify(tide({ theme: { tokens: { ink: ['#aaaaaa', '#ffffff'] } } })))
    expect(await problemsOf(folder)).toContainEqual(
      expect.stringMatching(/^gateway\.json:1:\d+ theme\.tokens\.ink: light: ink on paper has \d\.\d\d, and needs 4\.5$/),
    )
  })

  test('unreadable files are reported', async () => {
    // Whoever may read everything reads it.
    if (process.getuid?.() === 0) return
    const folder = await image(svg)
    await chmod(join(folder, 'logo.svg'), 0)
    expect((await problemsOf(folder))[0]).toContain('cannot be read')
  })
})

describe('warnings of a gateway folder', () => {
  test.each<[string, () => Promise<string>, string[]]>([
    [
      'of what a page will not show',
      () => folderOf(tide({ about: { blocks: [{ block: 'text', body: '<p style="color:red">A<script>b</script></p>' }] } })),
      ['gateway.json:9:9 about.blocks[0].body: <script>, style=: left out when the page is shown'],
    ],
    [
      'of pictures from elsewhere',
      () =>
        folderOf(tide({ faqs: [{ question: 'Q', answer: { file: 'a.html' } }] }), {
          'a.html': '<img src="https://example.org/x.png" alt="">',
        }),
      ['a.html: the picture https://example.org/x.png is left out: a page shows files of the gateway’s folder alone'],
    ],
    [
      'of quotes, which are plain text: none',
      () => folderOf(tide({ about: { blocks: [{ block: 'quotes', quotes: [{ name: 'A', body: 'a < b <script>' }] }] } })),
      [],
    ],
    [
      'of settings that the platform lacks',
      () => folderOf(tide({ type: 'GATEWAY_ONLY' })),
      [
        'gateway.json:5:3 type: the platform f1000research is not this one gateway; its setting is "features": { "gatewayOnly": {"enabled":true,"url":"/institutions/tide"} }, in RECTO_PLATFORMS or its brand',
      ],
    ],
    [
      'of pictures that nothing names',
      () => folderOf(tide({ theme: { hero: 'picture' } })),
      ['gateway.json:6:5 theme.hero: shows no picture, since “hero” names none'],
    ],
    [
      'of subjects that there are not',
      () => folderOf(tide({ rule: '/browse/nowhere', about: { blocks: [{ block: 'subjectAreas', subjects: ['neither'] }] } })),
      [
        'gateway.json:5:3 rule: there is no subject “nowhere”; “recto import” of what is filed under it makes one',
        'gateway.json:11:11 about.blocks[0].subjects[0]: there is no subject “neither”; “recto import” of what is filed under it makes one',
      ],
    ],
    [
      'of items that the platform has not, wherever they are named',
      () =>
        folderOf(tide({ homepage: { blocks: [{ block: 'featured', items: ['10.5555/one', '10.5555/x', '9-9'] }] }, items: ['10.5555/y'] })),
      [
        'gateway.json:17:3 items: the platform has no 10.5555/y; import them, and then this gateway again',
        'gateway.json:9:9 homepage.blocks[0].items: the platform has no 10.5555/x, 9-9; import them, and then this gateway again',
      ],
    ],
  ])('there is a warning %s', async (_case, make, warnings) => {
    const folder = await make()
    await rm(join(folder, 'x'), { force: true })
    await cp(folder, `${folder}-copy`, { recursive: true })
    // Each of these is otherwise fit, and of another path than those that are there.
    const path = join(`${folder}-copy`, 'gateway.json')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"url": "tide"', '"url": "wary"'))
    expect((await warningsOf(`${folder}-copy`)).map(each => each.replaceAll('wary', 'tide'))).toEqual(warnings)
  })
})

describe('exporting a gateway folder', () => {
  const textsIn = async (folder: string): Promise<Record<string, string>> => {
    const found: Record<string, string> = {}
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        found[join(entry.parentPath, entry.name).slice(folder.length + 1)] = await readFile(join(entry.parentPath, entry.name), 'utf8')
    return found
  }
  const setting = () => ({ kysely: library.database.kysely, files: library.files })

  test('the exported folder equals the imported one byte for byte', async () => {
    const folder = join(library.folder, 'made-out')
    await makeGatewayFolder({ url: 'out', name: 'Out', type: 'COLLECTION', community: false, accent: null, homepage: true }, folder)
    await writeFile(join(folder, 'gateway.json'), `\n${await readFile(join(folder, 'gateway.json'), 'utf8')}`)
    await importGateway(gateways, site, folder)
    const [exported] = await exportGateways(setting(), site, 'out', join(library.folder, 'written'))
    expect(exported).toEqual({ url: 'out', name: 'Out', folder: join(library.folder, 'written') })
    expect(await textsIn(join(library.folder, 'written'))).toEqual(await textsIn(folder))
    expect(await importGateway(gateways, site, join(library.folder, 'written'))).toMatchObject({ outcome: 'unchanged' })
  })

  test('the folder of a gateway created with only a name can be imported', async () => {
    const { id } = await library.database.kysely.selectFrom('platform').select('id').where('key', '=', site).executeTakeFirstOrThrow()
    await storeGateway(library.database.kysely, id, { url: 'only-named', name: 'Only named', type: 'COLLECTION' })
    const [first, again] = [join(library.folder, 'named-1'), join(library.folder, 'named-2')]
    await exportGateways(setting(), site, 'only-named', first)
    expect(await importGateway(gateways, site, first)).toMatchObject({ outcome: 'updated', type: 'COLLECTION', warnings: [] })
    await exportGateways(setting(), site, 'only-named', again)
    expect(await textsIn(again)).toEqual(await textsIn(first))
  })

  test('all gateways of a site are written side by side, and no folder is overwritten', async () => {
    const folder = join(library.folder, 'all')
    const exported = await exportGateways(setting(), site, null, folder)
    expect(exported.length).toBeGreaterThan(2)
    expect((await readdir(folder)).toSorted()).toEqual(exported.map(({ url }) => url).toSorted())
    await expect(exportGateways(setting(), site, null, folder)).rejects.toThrow('This folder is not empty.')
    await expect(exportGateways(setting(), site, 'nowhere', join(library.folder, 'x'))).rejects.toThrow(
      'The platform has no gateway “nowhere”',
    )
  })
})

test('a deleted gateway leaves its publications, and its path becomes free', async () => {
  const { kysely } = library.database
  const folder = await folderOf(
    tide({ url: 'gone', items: ['10.5555/one'], filters: [{ url: 'part', name: 'Part', items: ['10.5555/one'] }] }),
  )
  await importGateway(gateways, site, folder)
  const items = await kysely.selectFrom('content_item').select('id').execute()
  const revision = await findRevision(kysely)
  await removeGateway(kysely, site, 'gone')
  expect(await stored('gone')).toBeUndefined()
  expect(await kysely.selectFrom('content_item').select('id').execute()).toEqual(items)
  expect(await findRevision(kysely)).not.toBe(revision)
  await expect(removeGateway(kysely, site, 'gone')).rejects.toThrow('The platform has no gateway “gone”')
  expect(await importGateway(gateways, site, await folderOf(tide({ url: 'gone', type: 'COLLECTION' })))).toMatchObject({
    outcome: 'created',
  })
})
