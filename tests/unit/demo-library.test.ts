/** The demo library has something of everything that a platform shows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import { articleTypes } from '../../src/document/metadata/article-type.ts'
import { deriveArticleType } from '../../src/document/metadata/derive-article-type.ts'
import { demoGateways, demoSelectionSchema } from '../../src/main/demo-library.ts'
import { gatewayFileName, gatewayFileSchema } from '../../src/modules/gateways/domain/gateway-file.ts'
import { type AssetPackage, parseAssetPackage } from '../../src/modules/publications/domain/content/asset-package.ts'

const demo = resolve(import.meta.dirname, '../../demo')
const filesBelow = (folder: string, name: RegExp): string[] =>
  readdirSync(join(demo, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => name.test(path))
    .map(path => join(demo, folder, path))

const sources = filesBelow('articles', /v\d+\.xml$/)
const articles = sources.map(path => parseJats(readFileSync(path)))
const assets: AssetPackage[] = filesBelow('assets', /item\.json$/).map(path => parseAssetPackage(readFileSync(path, 'utf8')))

test('it has articles of ten types or more, some with several versions, with reports of every decision', () => {
  expect(articles.flatMap(({ warnings }) => warnings)).toEqual([])
  const types = new Set(articles.map(({ document: { metadata } }) => deriveArticleType(metadata.heading, metadata.jatsArticleType)))
  expect(articleTypes.filter(type => types.has(type)).length).toBeGreaterThanOrEqual(10)
  expect(sources.filter(path => path.endsWith('v2.xml')).length).toBeGreaterThanOrEqual(3)
  expect(sources.some(path => path.endsWith('v3.xml'))).toBe(true)
  const decisions = new Set(articles.flatMap(({ document }) => document.peerReview.map(({ decision }) => decision)))
  expect([...decisions]).toEqual(expect.arrayContaining(['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED']))
})

test('it has posters, slides, documents and videos', () => {
  const counts = Object.groupBy(assets, ({ contentType }) => contentType)
  for (const type of ['POSTER', 'SLIDE', 'DOCUMENT', 'VIDEO'] as const) expect(counts[type]?.length, type).toBeGreaterThanOrEqual(3)
})

test('each item is marked as a sample', () => {
  expect(articles.filter(({ document }) => !document.metadata.sampleContent)).toEqual([])
  expect(assets.filter(({ sampleContent }) => !sampleContent)).toEqual([])
  const gateways = demoGateways().map(({ folder }) => ({
    folder,
    ...gatewayFileSchema.parse(JSON.parse(readFileSync(join(folder, gatewayFileName), 'utf8'))),
  }))
  expect(gateways.filter(({ sampleContent }) => !sampleContent).map(({ folder }) => folder)).toEqual([])
  for (const { folder, url } of gateways) expect(folder.endsWith(`/${url}`), folder).toBe(true)
})

test('every site has three articles and two other existing items', () => {
  const selection = demoSelectionSchema.parse(JSON.parse(readFileSync(join(demo, 'platforms.json'), 'utf8')))
  const invalid = Object.entries(selection).flatMap(([platform, folders]) => {
    const missing = folders.filter(folder => !existsSync(join(demo, folder))).map(folder => `${platform}: there is no ${folder}`)
    const counted = [new Set(folders).size, folders.filter(folder => folder.startsWith('articles/')).length]
    return counted.join() === '5,3' ? missing : [...missing, `${platform}: ${counted[0]} items, ${counted[1]} of them articles`]
  })
  expect(invalid).toEqual([])
})
