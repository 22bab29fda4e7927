/** The linter refuses an import against the arrows between folders (ARCHITECTURE.md): asked with our settings, over a made-up tree. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const refused: [path: string, imported: string][] = [
  ['src/core/text/x.ts', '../../modules/publications/domain/content/item-path.ts'],
  ['src/core/text/x1.ts', '../../document/node.ts'],
  ['src/document/html/x.ts', '../jats/read/parse-jats.ts'],
  ['src/document/html/x1.ts', '../../modules/publications/data/article.ts'],
  ['src/document/html/x3.ts', '../../modules/publications/domain/content/item-path.ts'],
  ['src/document/jats/read/x.ts', '../../../modules/publications/data/article.ts'],
  ['src/document/jats/read/x1.ts', '../../../modules/publications/domain/content/item-path.ts'],
  ['src/ui/x.ts', '../modules/publications/domain/content/item-path.ts'],
  ['src/ui/x1.ts', '../document/node.ts'],
  ['src/brands/x.ts', '../site/routes.ts'],
  ['src/brands/x1.ts', '../modules/sites/use-cases/load-platforms.ts'],
  ['src/modules/publications/domain/content/x1.ts', '../../data/article.ts'],
  ['src/modules/publications/domain/content/x2.ts', '../../use-cases/open-file.ts'],
  ['src/modules/publications/domain/content/x3.ts', '../../../../core/database/schema.ts'],
  ['src/modules/publications/domain/content/x4.ts', '../../../discovery/engine/search-port.ts'],
  ['src/modules/publications/data/x.ts', '../../../document/jats/read/parse-jats.ts'],
  ['src/modules/publications/data/x1.ts', '../use-cases/open-file.ts'],
  ['src/modules/discovery/engine/x.ts', '../../publications/data/article.ts'],
  ['src/modules/email/external/x.ts', '../use-cases/mail.ts'],
  ['src/modules/email/external/x4.ts', '../../discovery/engine/search-port.ts'],
  ['src/modules/publications/use-cases/x1.ts', '../../../api/errors.ts'],
  ['src/modules/publications/use-cases/x2.ts', '../../../site/context.ts'],
  ['src/modules/publications/use-cases/x4.ts', '../components/content-card.tsx'],
  ['src/modules/publications/api/x1.ts', '../data/article.ts'],
  ['src/api/x1.ts', '../modules/publications/data/article.ts'],
  ['src/modules/publications/pages/x/page1.tsx', '../../use-cases/open-file.ts'],
  ['src/modules/publications/pages/x/load.ts', '../../data/article.ts'],
  ['src/modules/publications/components/x.tsx', '../use-cases/open-file.ts'],
  ['src/modules/website/shell/x.tsx', '../data/blog-post.ts'],
  ['src/site/x.tsx', '../modules/publications/use-cases/open-file.ts'],
]
const allowed: [path: string, imported: string][] = [
  ['src/core/forms/x.ts', '../text/link.ts'],
  ['src/document/html/x2.ts', '../../core/text/link.ts'],
  ['src/document/jats/read/x2.ts', '../../node.ts'],
  ['src/brands/x2.ts', '../modules/sites/domain/platform-info.ts'],
  ['src/modules/publications/domain/content/x5.ts', '../../../discovery/domain/search/search-tree.ts'],
  ['src/modules/publications/data/x2.ts', '../../../core/database/schema.ts'],
  ['src/modules/email/external/x5.ts', '../domain/attempts.ts'],
  ['src/modules/publications/use-cases/x3.ts', '../data/article.ts'],
  ['src/modules/publications/api/x3.ts', '../use-cases/open-file.ts'],
  ['src/modules/discovery/pages/y/page5.tsx', '../../domain/search/browse-query.ts'],
  ['src/modules/discovery/pages/y/load.ts', '../../use-cases/browse/browse.ts'],
  ['src/modules/discovery/serve/x.ts', '../use-cases/browse/browse.ts'],
  ['src/site/serve/x.ts', '../../modules/publications/use-cases/open-file.ts'],
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

test.each(refused)('the folder %s may not import %s', path => {
  expect(isRefused(path), output).toBe(true)
})

test.each(allowed)('the folder %s may import %s', path => {
  expect(isRefused(path), output).toBe(false)
})
