/** Organisations: read from a dump of their registry, stored, suggested and recognised. */

import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import type { Database } from '../../src/core/database/open-database.ts'
import { noId } from '../../src/core/ids/id.ts'
import { countOrganisations, findOrganisations, findOrganisationsByName } from '../../src/modules/accounts/data/organisation.ts'
import { institutionErrors, noInstitution } from '../../src/modules/accounts/domain/organisations/institution-entry.ts'
import { readRorDump } from '../../src/modules/accounts/external/organisations/ror-dump.ts'
import { findInstitution } from '../../src/modules/accounts/use-cases/organisations/find-institution.ts'
import { loadFirstOrganisations } from '../../src/modules/accounts/use-cases/organisations/load-first-organisations.ts'
import { loadOrganisations } from '../../src/modules/accounts/use-cases/organisations/load-organisations.ts'
import { createOrganisations } from '../../src/modules/accounts/use-cases/organisations/organisations.ts'
import { openTestDatabase } from '../support/database.ts'

let database: Database
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'recto-organisations-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => database.kysely.deleteFrom('organisation').execute())

const rorOf = (number: number): string => `https://ror.org/0${String(number).padStart(6, '0')}00`
interface Given {
  aliases?: string[]
  status?: string
  city?: string
}
const record = (number: number, name: string, { aliases = [], status = 'active', city = 'Slateford' }: Given = {}) => ({
  id: rorOf(number),
  status,
  types: ['education'],
  names: [{ value: name, types: ['label', 'ror_display'], lang: 'en' }, ...aliases.map(value => ({ value, types: ['alias'], lang: null }))],
  locations: [{ geonames_id: 1, geonames_details: { name: city, country_code: 'GB', country_subdivision_name: 'Wales' } }],
  established: null,
})

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const load = async (path: string) => await loadOrganisations(database.kysely, readRorDump(path))
const loadRecords = async (...records: unknown[]) => await load(await file('records.json', JSON.stringify(records)))
const suggested = async (text: string, limit = 50) => (await findOrganisationsByName(database.kysely, text, limit)).map(({ name }) => name)

async function zipOf(...files: [string, string][]): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of files) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

describe('loading a dump of organisations', () => {
  const records = [record(1, 'University of Slate', { aliases: ['Slate U'] }), record(2, 'Shingle Institute')]

  test.each<[string, () => Promise<string>]>([
    ['an array', () => file('a.json', JSON.stringify(records, null, 2))],
    ['lines', () => file('a.jsonl', records.map(each => JSON.stringify(each)).join('\n'))],
    [
      'a zip with both schemas',
      async () => file('a.zip', await zipOf(['v1.json', '[{"id": 1}]'], ['v1_schema_v2.json', JSON.stringify(records)], ['v1.csv', 'id'])),
    ],
  ])('it is read from %s, and a second time without duplicates', async (_, write) => {
    const path = await write()
    for (let turn = 0; turn < 2; turn += 1) expect(await load(path)).toEqual({ loaded: 2, withdrawn: 0, wrong: 0, problems: [] })
    expect(await suggested('slate')).toEqual(['University of Slate'])
    expect(await countOrganisations(database.kysely)).toBe(2)
  })

  test('known organisations keep their id, get the new data, and lose old names (A3-12)', async () => {
    await loadRecords(record(1, 'University of Slate'))
    const [before] = await findOrganisationsByName(database.kysely, 'university of slate', 1)
    await loadRecords(record(1, 'Roof University', { aliases: ['RU'], city: 'Bangor' }))
    expect(await suggested('university of slate')).toEqual([])
    const [after] = await findOrganisations(database.kysely, [before?.id ?? noId()])
    expect(after).toMatchObject({
      id: before?.id,
      name: 'Roof University',
      placeName: 'Bangor',
      otherNames: [{ type: 'alias', name: 'RU' }],
    })
    // Beyond the ids of affiliations in articles.
    expect(after?.id).toBeGreaterThan(1_000_000_000)
  })

  test('a withdrawn organisation is kept and no longer suggested', async () => {
    await loadRecords(record(1, 'University of Slate'))
    const [known] = await findOrganisationsByName(database.kysely, 'slate', 1)
    expect((await loadRecords(record(1, 'University of Slate', { status: 'withdrawn' }))).withdrawn).toBe(1)
    expect(await suggested('slate')).toEqual([])
    expect((await findOrganisations(database.kysely, [known?.id ?? noId()])).length).toBe(1)
  })

  test('invalid records are left out and reported with their lines', async () => {
    const lines = [
      record(1, 'A'),
      { ...record(2, 'B'), id: 'grid.1' },
      { ...record(3, 'C'), status: 'gone' },
      { ...record(4, ''), names: [] },
    ]
    const result = await load(await file('wrong.jsonl', `${lines.map(each => JSON.stringify(each)).join('\n')}\n{"id": nothing}\n`))
    expect(result.loaded).toBe(1)
    expect(result.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5])
    expect(result.problems[0]?.message).toContain('ROR id')
  })

  test.each<[string, string, string]>([
    ['is cut off', JSON.stringify([record(1, 'University of Slate')]).slice(0, -20), 'Line 1: the file ends within this record.'],
    [
      'is of the first schema',
      JSON.stringify(Array.from({ length: 30 }, (_, number) => ({ id: rorOf(number), name: 'A' }))),
      'schema version 2',
    ],
    ['is something else', 'id,name\n1,2', 'Line 1: here should be an object of JSON.'],
  ])(
    'a dump that %s is refused',
    async (_, content, message) => await expect(load(await file('bad.json', content))).rejects.toThrow(message),
  )

  test('a missing file, and one that is no zip inside, are refused', async () => {
    await expect(load(await file('bad.zip', Buffer.from('PK\u0003\u0004 and no more')))).rejects.toThrow('this zip cannot be read')
    await expect(load(await file('empty.zip', await zipOf(['a.csv', 'x'])))).rejects.toThrow('no JSON file')
    await expect(load(join(folder, 'absent.json'))).rejects.toThrow('cannot be opened')
  })

  test('a dump that breaks off has stored the complete records before', async () => {
    const many = Array.from({ length: 450 }, (_, number) => record(number, `Institute ${number}`))
    await expect(load(await file('cut.json', JSON.stringify(many).slice(0, -30)))).rejects.toThrow('ends within this record')
    expect(await countOrganisations(database.kysely)).toBe(400)
    expect(await suggested('Institute 399')).toEqual(['Institute 399'])
  })
})

describe('suggestions of organisations', () => {
  beforeEach(() =>
    loadRecords(
      record(1, 'Slate'),
      record(2, 'Slate and Shingle Institute'),
      record(3, 'University of Slate'),
      record(4, 'Universität Zürich', { aliases: ['University of Zurich', 'UZH'] }),
      record(5, 'King’s College of Roofing and Slate'),
      record(6, '東京大学', { aliases: ['University of Tokyo'] }),
      record(7, 'Łódź Tiling School'),
    ),
  )

  test.each([
    ['slate', ['Slate', 'Slate and Shingle Institute', 'University of Slate', 'King’s College of Roofing and Slate']],
    ['SLATE shi', ['Slate and Shingle Institute']],
    ['shingle slate', ['Slate and Shingle Institute']],
    ['zurich', ['Universität Zürich']],
    ['Universitat Zu', ['Universität Zürich']],
    ['uzh', ['Universität Zürich']],
    ['kings coll', ['King’s College of Roofing and Slate']],
    ['lodz', ['Łódź Tiling School']],
    ['東京大', ['東京大学']],
    ['univ tok', ['東京大学']],
    ['late', []],
    ['slate qqq', []],
    ['%%%', []],
    ["'); drop table organisation; --", []],
    ["'slate':* | 'x", []],
  ])('they are right for %j: %j', async (text, names) => expect(await suggested(text)).toEqual(names))

  test('they are as many as requested, and begin at three characters', async () => {
    const { suggest } = createOrganisations(database.kysely)
    expect(await suggested('slate', 2)).toEqual(['Slate', 'Slate and Shingle Institute'])
    expect((await suggest(' sl ', 50)).length).toBe(0)
    expect((await suggest('sla', 50)).length).toBe(4)
    expect((await suggest('sla', 1)).length).toBe(1)
    await loadRecords(...Array.from({ length: 70 }, (_, number) => record(100 + number, `Tile works ${number}`)))
    expect((await suggest('tile', 500)).length).toBe(50)
  })
})

describe('the institution of a form', () => {
  beforeEach(() =>
    loadRecords(
      record(1, 'University of Slate', { aliases: ['Slate U'] }),
      record(2, 'Shingle Institute'),
      record(3, 'Shingle Institute', { city: 'Bangor' }),
      record(4, 'Slate Works', { status: 'withdrawn' }),
    ),
  )
  const slate = { kind: 'known', institution: { name: 'University of Slate', ror: rorOf(1) } }

  test.each<[string, Partial<typeof noInstitution>, unknown]>([
    ['nothing', { institution: ' ' }, { kind: 'none' }],
    ['one that was picked', { institution: 'University of Slate', institutionRor: rorOf(1) }, slate],
    ['one that was picked, whatever its text', { institution: 'x', institutionRor: rorOf(1) }, slate],
    [
      'one that was chosen of several',
      { institution: 'shingle institute', institutionChoice: rorOf(3) },
      { kind: 'known', institution: { name: 'Shingle Institute', ror: rorOf(3) } },
    ],
    ['its exact name', { institution: ' university of  SLATE ' }, slate],
    ['its exact other name', { institution: 'slate u' }, slate],
    ['a forged identifier', { institution: 'University of Slate', institutionRor: 'https://ror.org/099999999' }, slate],
    [
      'one that is not in the list',
      { institution: 'House of\nRoofs', institutionUnlisted: 'on' },
      { kind: 'known', institution: { name: 'House of Roofs', ror: null } },
    ],
    [
      'none of several',
      { institution: 'Shingle', institutionChoice: 'none' },
      { kind: 'known', institution: { name: 'Shingle', ror: null } },
    ],
    [
      'one that was withdrawn since',
      { institution: 'Slate Works', institutionRor: rorOf(4) },
      { kind: 'known', institution: { name: 'Slate Works', ror: rorOf(4) } },
    ],
    ['a name of nobody', { institution: 'Atlantis' }, { kind: 'not-selected', name: 'Atlantis', matches: [] }],
    ['too little of a name', { institution: 'Un' }, { kind: 'not-selected', name: 'Un', matches: [] }],
  ])('it is stored right: %s (A5-20)', async (_, entries, found) =>
    expect(await findInstitution(database.kysely, { ...noInstitution, ...entries })).toEqual(found),
  )

  test('any name is kept while no organisations are loaded, but no unknown identifier (A5-20)', async () => {
    await database.kysely.deleteFrom('organisation').execute()
    const found = (institution: string) => findInstitution(database.kysely, { ...noInstitution, institution })
    expect(await found('Atlantis')).toEqual({ kind: 'known', institution: { name: 'Atlantis', ror: null } })
    expect(await found('17')).toEqual({ kind: 'not-selected', name: '17', matches: [] })
    expect(await createOrganisations(database.kysely).areLoaded()).toBe(false)
  })

  test('a name that several organisations have requires a choice (A5-20)', async () => {
    const found = await findInstitution(database.kysely, { ...noInstitution, institution: 'Shingle Institute' })
    expect(found).toEqual({
      kind: 'not-selected',
      name: 'Shingle Institute',
      matches: [
        { ror: rorOf(2), name: 'Shingle Institute', place: 'Slateford, GB' },
        { ror: rorOf(3), name: 'Shingle Institute', place: 'Bangor, GB' },
      ],
    })
    expect(institutionErrors(found)).toEqual({ institutionChoice: 'institution-not-selected-title' })
    expect(institutionErrors({ kind: 'not-selected', name: 'x', matches: [] })).toEqual({ institution: 'institution-not-selected-title' })
    expect(institutionErrors({ kind: 'none' })).toEqual({})
  })
})

test('the first start loads two hundred organisations, and leaves existing ones alone', async () => {
  expect(await loadFirstOrganisations(database.kysely)).toEqual({ loaded: 200, withdrawn: 0, wrong: 0, problems: [] })
  expect(await loadFirstOrganisations(database.kysely)).toBeNull()
  expect(await suggested('university of oxford')).toEqual(['University of Oxford'])
})

const sample = join(process.env.RECTO_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'), 'reference/ror_sample.jsonl')
test.skipIf(!existsSync(sample))('thousands of real records are loaded (skipped where ../shared/data is absent)', async () => {
  const result = await load(sample)
  expect(result.problems).toEqual([])
  expect(result.loaded).toBeGreaterThan(4000)
  expect(result.withdrawn).toBeGreaterThan(0)
  expect((await suggested('university')).length).toBe(50)
})
