import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { needsRestart, type Supervisor, superviseServer } from './supervise-server.ts'

test.each([
  ['core/database/open-database.ts', true],
  ['modules/comments/data/comment.ts', true],
  ['modules/comments/api/routes.ts', true],
  ['modules/comments/domain/comment.ts', true],
  ['brands/default/tokens.css', true],
  ['modules/website/pages/home/route.tsx', false],
  ['modules/website/shell/masthead.tsx', false],
  ['modules/comments/components/comment-link.tsx', false],
  ['site/root.tsx', false],
  ['ui/button.module.css', false],
  ['site/serve/serve-pages.ts', true],
  ['core/text/date.test.ts', false],
  ['core/database/.migrate.ts.swp', false],
])('whether a change of %s restarts the server is %s', (path, expected) => {
  expect(needsRestart(path, new Set(['site/serve/serve-pages.ts']))).toBe(expected)
})

describe('the supervised server', () => {
  let folder: string
  let supervisor: Supervisor
  const lines: string[] = []
  const program = () => join(folder, 'server.ts')
  /** Reports what it loads, says which value it has in a file beside the watched ones, and runs until it is told to stop. */
  const server = `
    import { appendFileSync } from 'node:fs'
    import { join } from 'node:path'
    import { reportLoadedFiles } from '${join(import.meta.dirname, 'loaded-files.ts')}'
    reportLoadedFiles()
    const { value } = await import('./src/data/value.ts')
    const { words } = await import('./src/site/serve/words.ts')
    process.once('SIGTERM', () => { say('ends'); process.exit(0) })
    const say = line => appendFileSync(join(import.meta.dirname, 'said'), line + '\\n')
    say(value + ' ' + words)
    setInterval(() => undefined, 1000)`
  const output = async (): Promise<string[]> => {
    return (await readFile(join(folder, 'said'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
  }
  const write = (path: string, content: string): Promise<void> => writeFile(join(folder, 'src', path), content)

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recto-dev-'))
    for (const path of ['data', 'site/serve', 'site/pages']) await mkdir(join(folder, 'src', path), { recursive: true })
    await writeFile(join(folder, 'package.json'), '{"type":"module"}')
    await writeFile(program(), server)
    await write('data/value.ts', "export const value = 'one'")
    await write('site/serve/words.ts', "export const words = 'alpha'")
    lines.length = 0
    supervisor = superviseServer({ program: program(), folder: join(folder, 'src'), log: line => lines.push(line), quiet: 20 })
    await expect.poll(output).toEqual(['one alpha'])
  })
  afterEach(async () => {
    await supervisor.stop()
    await rm(folder, { recursive: true })
  })

  test('it restarts after the former one has ended, and only on a change of a file that it runs', async () => {
    await write('data/value.ts', "export const value = 'two'")
    await expect.poll(output).toEqual(['one alpha', 'ends', 'two alpha'])
    await write('site/pages/page.tsx', 'export const page = 1')
    await write('site/serve/words.ts', "export const words = 'beta'")
    await expect.poll(output).toEqual(['one alpha', 'ends', 'two alpha', 'ends', 'two beta'])
    expect(lines.filter(line => line.includes('page.tsx'))).toEqual([])
  })

  test('after a failed start it starts on the next change', async () => {
    await write('data/value.ts', 'export const value = ')
    await expect.poll(() => lines.at(-1)).toMatch(/ended \(1\); it starts again on the next change/)
    await write('data/value.ts', "export const value = 'three'")
    await expect.poll(output).toEqual(['one alpha', 'ends', 'three alpha'])
  })

  test('it ends with its supervisor', async () => {
    expect(await supervisor.stop()).toBe(0)
    expect(await output()).toEqual(['one alpha', 'ends'])
  })
})
