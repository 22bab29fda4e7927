import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shapesOf } from '../modules/publications/use-cases/export/export-part.ts'
import { accountParts } from './account-data.ts'
import { exportParts, importParts } from './export-parts.ts'

const modules = join(import.meta.dirname, '../modules')
// Declares the parts of other modules, and has helpers beside them.
const declarations = 'accounts/use-cases/account-data.ts'
const files = globSync('*/use-cases/**/{account-data,own-account-data,*export-parts}.ts', { cwd: modules }).filter(
  file => file !== declarations,
)

test('the files of extension points are found', () => {
  expect(files).toHaveLength(14)
})

test.each(files)('every extension that %s declares is registered', async file => {
  const declared: object = await import(join(modules, file))
  const listed = new Set<unknown>([
    ...[...accountParts.data, accountParts.gateways, accountParts.tocAlerts],
    ...[...exportParts, importParts.itemGateways],
  ])
  // Functions make a part of others; the keys below tell of those.
  const forgotten = Object.entries(declared).filter(([, part]) => typeof part !== 'function' && !listed.has(part))
  expect(forgotten.map(([name]) => name)).toEqual([])
})

test('exports have their keys in the order of former versions', () => {
  const shapes = shapesOf(exportParts)
  expect(shapes.flatMap(({ manifest }) => Object.keys(manifest))).toEqual([
    ...['gateways', 'subjects', 'documentTypes', 'funders', 'accounts', 'updateSignUps', 'alertSubscribers', 'trackedItems'],
    ...['commentBlocks', 'digestRuns', 'organisationSuggestions', 'withheldReviewers'],
    ...['media', 'sitePages', 'postAuthors', 'posts', 'sites', 'partStates'],
  ])
  expect(shapes.flatMap(({ placement }) => Object.keys(placement))).toEqual(['usage', 'reportViews', 'comments', 'digests'])
})
