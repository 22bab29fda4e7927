import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeBrand } from '../../../sites/use-cases/brands/make-brand.ts'
import { loadPlatforms } from '../../../sites/use-cases/load-platforms.ts'
import { paperBrands } from './paper-brand.ts'

const folder = mkdtempSync(join(tmpdir(), 'recto-paper-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a PDF has the site’s name, accent and URL, and reports where the site shows peer review', async () => {
  for (const key of ['main', 'reefs']) await makeBrand({ key, displayName: `The ${key}`, hue: 0, startYear: 2020 }, folder)
  const settingsFile = join(folder, 'settings.json')
  const hosts = { 'https://main.example.org': 'main' }
  writeFileSync(settingsFile, JSON.stringify({ hosts, platforms: { reefs: { peerReview: { showReferees: false } } } }))
  const brandOf = paperBrands(await loadPlatforms({ settingsFile, defaultKey: 'main', brandsDirectory: folder }))
  const accent = expect.stringMatching(/^#[0-9a-f]{6}$/)
  expect(brandOf('main')).toEqual({ name: 'The main', accent, origin: 'https://main.example.org', showsReports: true })
  expect(brandOf('reefs')).toMatchObject({ name: 'The reefs', showsReports: false })
  expect(brandOf('gone')).toEqual({ name: 'gone', accent, origin: null, showsReports: false })
})
