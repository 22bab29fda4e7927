/** The documents that contributors and operators rely on name what is there. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const manifest = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()), optionalDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

test('the index of decisions has a row for each page, with its title, its date and a status', () => {
  const folder = join(root, 'docs/decisions')
  const pages = readdirSync(folder).filter(name => /^\d{4}-.*\.md$/.test(name))
  const expected = pages.toSorted().map(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    const title = /^# (?:\d+[.:] )?(.*)$/m.exec(text)?.[1]
    return `[${name.slice(0, 4)}](${name}) | ${title} | ${/\d{4}-\d\d-\d\d/.exec(text)?.[0]}`
  })
  const rows = read('docs/decisions/README.md')
    .split('\n')
    .flatMap(line => /^\| (\[\d{4}\].*) \| ([^|]*) \|$/.exec(line)?.slice(1) ?? [])
  expect(rows.filter((_, index) => index % 2 === 0)).toEqual(expected)
  const statuses = rows.filter((_, index) => index % 2 === 1)
  expect(statuses.filter(status => !/^in force$|^(?:extended|changed in part|superseded) by \[\d{4}\]\(/.test(status))).toEqual([])
})

const moduleDocuments = readdirSync(join(root, 'src/modules')).map(name => `src/modules/${name}/README.md`)
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'docs/decisions/README.md',
  'docs/glossary.md',
  'tests/fixtures/release-0.1/README.md',
  ...moduleDocuments,
]

describe.each(documents)('the document %s', path => {
  test('it links only to files that exist', () => {
    const links = [...read(path).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, link = '']) => link).filter(link => !/^[a-z]+:/.test(link))
    expect(links.filter(link => !existsSync(join(root, dirname(path), link)))).toEqual([])
  })

  test('it names only npm commands that exist', () => {
    const named = [...read(path).matchAll(/\bnpm (?:run ([a-z:-]+)|(test|start)\b)/g)].map(([, script, own]) => script ?? own ?? '')
    expect(named.filter(name => !(name in manifest.scripts))).toEqual([])
  })
})

const mapsOfCode = ['CONTRIBUTING.md', 'SECURITY.md', 'ARCHITECTURE.md', ...moduleDocuments]

test.each(mapsOfCode)('the paths named in %s exist', path => {
  const named = [...read(path).matchAll(/`((?:src|tests|tools|scripts|docs|demo)\/[^`\s]*)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(name => globSync(name, { cwd: root }).length === 0)).toEqual([])
})

test('.nvmrc has the pinned version of Node', () => {
  expect(new Set([read('.nvmrc').trim(), ...Object.values(manifest.optionalDependencies)]).size).toBe(1)
})

test('each released version has its commit and its section in the changelog', () => {
  const releases = z
    .record(z.string().regex(/^\d+\.\d+\.\d+$/), z.string().regex(/^[0-9a-f]{40}$/))
    .parse(JSON.parse(read('docs/releases.json')))
  const sections = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)( \(not released yet\))?$/gm)].map(([, version, open]) => ({
    version,
    open,
  }))
  expect(sections.filter(({ open }) => open === undefined).map(({ version }) => version)).toEqual(Object.keys(releases).toReversed())
  const known = execFileSync('git', ['rev-list', '--all'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  // A shallow clone does not have them.
  if (execFileSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: root, encoding: 'utf8' }).trim() === 'false')
    for (const commit of Object.values(releases)) expect(known).toContain(commit)
})
