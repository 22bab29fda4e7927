/**
 * “A gateway in ten minutes”, as the README has it: its own commands and its own JSON, with the server of a new installation running, and
 * the pages looked at as a new user looks.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { z } from 'zod'
import { freePort } from '../../scripts/free-port.ts'
import { type OpenPage, test } from '../support/browser.ts'

const root = resolve(import.meta.dirname, '../..')
const articles = [
  'field-mpn-denitrifiers',
  'headwater-temperature-stage-data',
  'next-laboratory-prediction-interval',
  'tallymark-row-provenance',
]
const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><circle cx="20" cy="20" r="18" fill="#fff"/></svg>'

let folder: string
let site: string
let server: ChildProcess
let walk: { commands: string[][]; changes: Record<string, unknown> }
let output: string[]

beforeAll(async () => {
  walk = readWalk(await readFile(join(root, 'README.md'), 'utf8'))
  folder = await mkdtemp(join(tmpdir(), 'recto-walk-'))
  await mkdir(join(folder, 'recto'))
  await writeFile(join(folder, 'recto/my-logo.svg'), logo)
  const port = await freePort()
  site = `http://localhost:${port}`
  Object.assign(settings, { RECTO_DATA: join(folder, 'data'), PORT: String(port) })
  await run('node', [join(root, 'src/cli/recto.ts'), 'import', '--no-pdf', ...articles.map(name => join(root, 'demo/articles', name))])
  server = await startServer()
  output = []
  for (const [command = '', ...args] of walk.commands) {
    // The file is changed where the README says so: after the first import.
    if (output.length === 2) await changeFile()
    output.push(await run(command, args))
  }
})
afterAll(async () => {
  const ended = new Promise(done => server.once('exit', done))
  server.kill('SIGTERM')
  await ended
  await rm(folder, { recursive: true, force: true })
})

const settings: Record<string, string> = {
  NODE_ENV: 'production',
  RECTO_DEMO: 'false',
  RECTO_LOG: 'warn',
  DATABASE_URL: '',
  RECTO_SITE: 'f1000research',
}

/** Commands of the section's shell blocks, in words, and the members of its JSON. */
function readWalk(readme: string) {
  const [section = ''] = /^## A gateway in ten minutes$[\s\S]*?(?=^## )/m.exec(readme) ?? []
  const blocks = (language: string): string[] =>
    [...section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(([, text = '']) => text)
  const lines = blocks('sh').flatMap(text => text.trim().split('\n'))
  const commands = lines.map(line => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''))
  const [json = '{}'] = blocks('json')
  return { commands, changes: z.record(z.string(), z.unknown()).parse(JSON.parse(json)) }
}

async function changeFile(): Promise<void> {
  const path = join(folder, 'open-tide/gateway.json')
  const file = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(path, 'utf8')))
  expect(Object.keys(file)).toEqual(expect.arrayContaining(Object.keys(walk.changes)))
  await writeFile(path, JSON.stringify({ ...file, ...walk.changes }, null, 2))
}

/** `npm run recto --` is the command line, in a folder that stands for the project's. @returns what it says */
function run(command: string, args: readonly string[]): Promise<string> {
  const [first, second, third, ...rest] = args
  const isRecto = command === 'npm' && first === 'run' && second === 'recto' && third === '--'
  const [program, given] = isRecto
    ? [process.execPath, [join(root, 'src/cli/recto.ts'), ...rest]]
    : [command === 'node' ? process.execPath : command, args]
  const child = spawn(program, given, { cwd: join(folder, 'recto'), env: { ...process.env, ...settings } })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += String(chunk)))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', code => (code === 0 ? done(text) : fail(new Error(`${command} ${args.join(' ')} ended with ${code}: ${text}`))))
  })
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'src/main/server.ts')], { cwd: root, env: { ...process.env, ...settings } })
  let text = ''
  await new Promise<void>((done, fail) => {
    child.once('exit', () => fail(new Error(`The server ended: ${text}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        text += String(chunk)
        if (text.includes(' serves ')) done()
      })
  })
  return child
}

test('each command tells a new user the next step', () => {
  const [made, first, copied, second, exported] = output
  expect(made).toContain('gateway import ../open-tide')
  expect(first).toContain(`✓ Open Tide: created, 4 items. ${site}/open-tide`)
  expect(copied).toBe('')
  expect(second).toContain('✓ Open Tide: updated, 4 items.')
  expect(exported).toContain('Exported Open Tide to ')
  expect(output.join('')).not.toContain('  ! ')
})

test('the exported folder equals the imported one', async () => {
  for (const name of ['gateway.json', 'pages/about.html', 'pictures/logo.svg', 'gateway.schema.json'])
    expect(await readFile(join(folder, 'open-tide-copy', name), 'utf8'), name).toBe(await readFile(join(folder, 'open-tide', name), 'utf8'))
})

describe('the pages of the gateway, with the same server running', () => {
  const open = async (openPage: OpenPage, path: string) => {
    const page = await openPage({ baseURL: site })
    expect((await page.goto(path))?.status(), path).toBe(200)
    return page
  }

  test('the home page has the logo, the colour, the blocks and both tabs (R2.3-19)', async ({ openPage }) => {
    const page = await open(openPage, '/open-tide')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Research for everyone, from the first day')
    const drawn = page.getByRole('img', { name: 'Open Tide' }).first()
    expect(await drawn.evaluate(image => (image instanceof HTMLImageElement ? [image.naturalWidth, image.naturalHeight] : []))).toEqual([
      120, 40,
    ])
    expect(await page.getByText('The sea, its shores').first().isVisible()).toBe(true)
    const link = page.getByRole('link', { name: 'View all' })
    expect(await link.evaluate(each => getComputedStyle(each).color)).toBe('rgb(122, 42, 104)')
    for (const heading of ['Latest research', 'What we stand for', 'Share your work'])
      expect(await page.getByRole('heading', { name: heading }).isVisible(), heading).toBe(true)
    const titles = page.getByRole('heading', { level: 2 })
    expect(await titles.first().evaluate(each => getComputedStyle(each).fontFamily)).toContain('Sans')
  })

  test('the tabs link to the questions and to the custom page', async ({ openPage }) => {
    const page = await open(openPage, '/open-tide')
    await page.getByRole('link', { name: 'FAQs' }).click()
    await page.getByText('What does it cost?').click()
    await page.getByText('The Open Tide Trust pays.').waitFor()
    await page.getByRole('link', { name: 'Fellows' }).click()
    await page.getByText('Ines Marwick').waitFor()
    expect(new URL(page.url()).pathname).toBe('/gateways/open-tide/fellows')
  })

  test('the filter has the publications of its rule', async ({ openPage }) => {
    const page = await open(openPage, '/gateways/open-tide/methods')
    expect(await page.getByRole('article').or(page.locator('main li h3, main li h2')).count()).toBeGreaterThan(0)
    expect(await page.getByText('A prediction interval for the next laboratory').first().isVisible()).toBe(true)
    expect(await page.getByText('Tallymark').count()).toBe(0)
  })

  test('a search stays inside the gateway', async ({ openPage }) => {
    const page = await open(openPage, '/open-tide')
    const box = page.getByRole('searchbox', { name: /Open Tide/ }).first()
    await box.fill('provenance')
    await box.press('Enter')
    await page.getByText('Tallymark').first().waitFor()
    const url = new URL(page.url())
    expect(url.pathname).toBe('/gateways/open-tide/browse')
    expect(url.searchParams.get('all')).toBe('provenance')
  })
})
