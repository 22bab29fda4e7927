/**
 * PDFs of the demo library and of real articles against PDF/UA-1, by the validator of the PDF Association's members. It runs where
 * veraPDF is installed (`verapdf` on the path, or the command in VERAPDF) and says so where it is not; the structure that readers need is
 * held by src/modules/publications/external/typesetter/typst-typesetter.test.ts in any case.
 */
import { execFile, execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import { typesetArticle } from '../../src/document/typst/typeset-article.ts'
import { openTypesetter } from '../../src/modules/publications/external/typesetter/typst-typesetter.ts'

const root = resolve(import.meta.dirname, '../..')
const shared = process.env.RECTO_SHARED_DATA ?? resolve(root, '../shared/data')
const validator = process.env.VERAPDF ?? 'verapdf'
const isInstalled = ((): boolean => {
  try {
    execFileSync(validator, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
if (!isInstalled) console.warn('veraPDF is not installed: no PDF is validated against PDF/UA-1 (set VERAPDF to its command).')

const run = promisify(execFile)
const typesetter = openTypesetter()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-pdf-'))
})
afterAll(async () => {
  await typesetter.close()
  await rm(folder, { recursive: true, force: true })
})

test.skipIf(!isInstalled).each([
  ['the demo library', globSync('demo/articles/*/*.xml', { cwd: root }).map(path => join(root, path))],
  ['real articles', globSync('jats/*/*.xml', { cwd: shared, exclude: ['jats/malformed/**'] }).map(path => join(shared, path))],
])(
  'every PDF of %s conforms to PDF/UA',
  async (_, sources) => {
    const files: string[] = []
    for (const [index, path] of sources.entries()) {
      const { document } = parseJats(readFileSync(path))
      const source = typesetArticle(document, {
        brand: { name: 'Recto', accent: '#1d5a8c' },
        showsReports: true,
        statusLine: 'version 1; peer review: 1 approved',
        notice: null,
        firstPublished: null,
        picture: () => null,
        file: () => null,
      })
      const { pdf } = await typesetter.typeset({ source, files: new Map() })
      const file = join(folder, `${index}.pdf`)
      await writeFile(file, pdf)
      files.push(file)
    }
    const output = await run(validator, ['--flavour', 'ua1', '--format', 'text', ...files], { maxBuffer: 20_000_000 }).catch(
      (failed: { stdout: string }) => failed,
    )
    const failed = output.stdout.split('\n').filter(line => /^(FAIL|ERROR)/.test(line))
    expect(failed).toEqual([])
    expect(output.stdout.match(/^PASS/gm) ?? []).toHaveLength(files.length)
  },
  900_000,
)
