import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isIssuer, readProviderSettings } from './provider-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-providers-'))
})
afterAll(() => rm(folder, { recursive: true }))

const slate = { key: 'slate', name: 'University of Slate', issuer: 'https://id.slate.example', clientId: 'recto', clientSecret: 'hidden' }
const read = async (content: string, orcid: Parameters<typeof readProviderSettings>[0]['orcid'] = null) => {
  const institutionsFile = join(folder, 'institutions.json')
  await writeFile(institutionsFile, content)
  return readProviderSettings({ orcid, institutionsFile, platforms: new Set(['wellcome']) })
}

test('the settings of ORCID and of institutions are read, each with its sites', async () => {
  const orcid = { issuer: 'https://orcid.org', clientId: 'APP-1', clientSecret: 'hidden' }
  const settings = await read(JSON.stringify([slate, { ...slate, key: 'reef', platforms: ['wellcome'] }]), orcid)
  expect(settings.map(({ key, kind, platforms }) => [key, kind, platforms])).toEqual([
    ['orcid', 'orcid', null],
    ['slate', 'institution', null],
    ['reef', 'institution', ['wellcome']],
  ])
})

test('without settings there are no providers', async () => {
  expect(await readProviderSettings({ orcid: null, institutionsFile: null, platforms: new Set() })).toEqual([])
})

test.each([
  ['no JSON', '[{"clientSecret": "hidden"', 'is no JSON.'],
  ['no list', '{}', 'the whole: Invalid input: expected array, received object'],
  ['a key of ORCID’s', JSON.stringify([{ ...slate, key: 'orcid' }]), '0.key: is ORCID’s'],
  ['a key that no address can have', JSON.stringify([{ ...slate, key: 'Slate!' }]), '0.key: must be lower-case letters'],
  ['a key twice', JSON.stringify([slate, slate]), '1.key: “slate” stands here twice'],
  [
    'an address that is not encrypted',
    JSON.stringify([{ ...slate, issuer: 'http://id.slate.example' }]),
    '0.issuer: must be an address that',
  ],
  ['no secret', JSON.stringify([{ ...slate, clientSecret: '' }]), '0.clientSecret: must not be empty'],
  ['a word that is none of ours', JSON.stringify([{ ...slate, isuer: 'x' }]), 'Unrecognized key: "isuer"'],
  ['a platform that is not there', JSON.stringify([{ ...slate, platforms: ['atoll'] }]), '0.platforms: there is no platform “atoll”'],
])('the error names %s, and shows no secret', async (_name, content, problem) => {
  const error = await read(content).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'OperatorError', message: expect.stringContaining(problem) })
  expect(String(error)).toContain('RECTO_IDENTITY_PROVIDERS')
  expect(String(error)).not.toContain('hidden')
})

test('a missing file of institutions is reported by its name', async () => {
  const requested = { orcid: null, institutionsFile: join(folder, 'none.json'), platforms: new Set<string>() }
  await expect(readProviderSettings(requested)).rejects.toThrow('none.json cannot be read.')
})

test.each([
  ['https://orcid.org', true],
  ['https://id.example/realms/slate', true],
  ['http://localhost:3001', true],
  ['http://id.localhost', true],
  ['http://127.0.0.1:9', true],
  ['http://id.example', false],
  ['http://localhost.example', false],
  ['https://user:password@id.example', false],
  ['https://id.example?x=1', false],
  ['ftp://id.example', false],
  ['orcid.org', false],
])('whether %s is accepted as an issuer is %s', (url, is) => {
  expect(isIssuer(url)).toBe(is)
})
