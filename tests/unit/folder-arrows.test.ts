/** The linter refuses an import against the arrows between folders (ARCHITECTURE.md): asked with our settings, over a made-up tree. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const refused: [path: string, imported: string][] = [
  ['src/core/text/x.ts', '../../domain/content/address.ts'],
  ['src/core/text/x1.ts', '../../document/node.ts'],
  ['src/document/html/x.ts', '../jats/read/parse-jats.ts'],
  ['src/document/html/x1.ts', '../../data/article.ts'],
  ['src/modules/publications/domain/content/x1.ts', '../../data/article.ts'],
  ['src/modules/publications/domain/content/x2.ts', '../../use-cases/open-file.ts'],
  ['src/ui/x.ts', '../domain/content/address.ts'],
  ['src/document/jats/read/x.ts', '../data/article.ts'],
  ['src/brands/x.ts', '../site/routes.ts'],
  ['src/data/x.ts', '../jats/parse-jats.ts'],
  ['src/modules/discovery/engine/x.ts', '../data/article.ts'],
  ['src/external/x.ts', '../use-cases/open-file.ts'],
  ['src/external/x4.ts', '../search/search-port.ts'],
  ['src/modules/publications/domain/content/x4.ts', '../../search/search-port.ts'],
  ['src/use-cases/x1.ts', '../api/errors.ts'],
  ['src/use-cases/x2.ts', '../site/context.ts'],
  ['src/api/x1.ts', '../data/article.ts'],
  ['src/jobs/x.ts', '../data/article.ts'],
  ['src/site/pages/x/page1.tsx', '../../../use-cases/open-file.ts'],
  ['src/site/pages/x/load.ts', '../../../data/article.ts'],
]
const allowed: [path: string, imported: string][] = [
  ['src/core/forms/x.ts', '../text/link.ts'],
  ['src/document/html/x2.ts', '../../core/text/link.ts'],
  ['src/document/jats/read/x2.ts', '../../node.ts'],
  ['src/modules/publications/domain/content/x5.ts', '../search/search-tree.ts'],
  ['src/external/x5.ts', '../domain/search/search-tree.ts'],
  ['src/site/pages/y/page5.tsx', '../../../domain/search/browse-query.ts'],
  ['src/site/pages/y5/load.ts', '../../../domain/search/browse-query.ts'],
  ['src/document/jats/read/x3.ts', '../domain/content/address.ts'],
  ['src/use-cases/x3.ts', '../data/article.ts'],
  ['src/api/x3.ts', '../use-cases/open-file.ts'],
  ['src/site/pages/y/load.ts', '../../../use-cases/open-file.ts'],
  ['src/site/pages/x/page3.tsx', '../../../domain/content/address.ts'],
]

let tree: string
let output: string
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'recto-arrows-'))
  cpSync(join(root, 'biome.json'), join(tree, 'biome.json'))
  for (const [path, imported] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), `import { something } from '${imported}'\n\nexport const other = something\n`)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none', '.']
  output = spawnSync(process.execPath, [biome, ...options], { cwd: tree, encoding: 'utf8' }).stdout
})
afterAll(() => rmSync(tree, { recursive: true }))

const isRefused = (path: string): boolean =>
  output.split('\n').some(line => line.includes('noRestrictedImports') && line.includes(`${path},`))

test.each(refused)('%s may not import %s', path => {
  expect(isRefused(path), output).toBe(true)
})

test.each(allowed)('%s may import %s', path => {
  expect(isRefused(path), output).toBe(false)
})
