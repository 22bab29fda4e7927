/** The command line as a person meets it, on an embedded library: in processes of their own, and, where it is the words that count, in this one. */
import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runProgram } from '../../src/cli/run-program.ts'

const root = resolve(import.meta.dirname, '../..')

let folder: string
let data: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-command-'))
  data = join(folder, 'library')
  await writeFile(join(folder, 'good.xml'), article('10.5555/good'))
  await writeFile(join(folder, 'bad.xml'), '<article>\n  <front></article>')
  expect((await recto(['migrate'])).code).toBe(0)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const article = (doi: string) => `<article><front><article-meta><article-id pub-id-type="doi">${doi}</article-id>
<title-group><article-title>Slate</article-title></title-group><pub-date><year>2024</year></pub-date></article-meta></front>
<body><p>Slate lasts.</p></body></article>`

interface Ended {
  code: number | null
  output: string
  errors: string
}

function recto(
  args: string[],
  { input = '', env = {}, uid }: { input?: string; env?: Record<string, string>; uid?: number } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'src/cli/recto.ts'), ...args], {
    env: { ...process.env, RECTO_DATA: data, RECTO_SITE: 'f1000research', DATABASE_URL: '', NO_COLOR: '1', ...env },
    ...(uid !== undefined && { uid }),
  })
  const ended: Ended = { code: null, output: '', errors: '' }
  child.stdout.on('data', chunk => {
    ended.output += String(chunk)
  })
  child.stderr.on('data', chunk => {
    ended.errors += String(chunk)
  })
  child.stdin.end(input)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', code => done({ ...ended, code }))
  })
}

/** The same without a process: starting one takes longer than what most commands do. */
async function rectoHere(args: string[], input = '', directory = data): Promise<Ended> {
  const ended: Ended = { code: null, output: '', errors: '' }
  vi.stubEnv('RECTO_DATA', directory)
  vi.stubEnv('DATABASE_URL', '')
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {}
  Object.defineProperty(process, 'stdin', { ...stdin, get: () => Readable.from([input]) })
  const heard = (stream: 'output' | 'errors') => (chunk: unknown) => {
    ended[stream] += String(chunk)
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(heard('output'))
  vi.spyOn(process.stderr, 'write').mockImplementation(heard('errors'))
  vi.spyOn(console, 'error').mockImplementation(said => void heard('errors')(`${said}\n`))
  process.exitCode = 0
  try {
    await runProgram(args)
    return { ...ended, code: Number(process.exitCode) }
  } finally {
    process.exitCode = undefined
    Object.defineProperty(process, 'stdin', stdin)
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  }
}

test('each command has a help text', async () => {
  const { code, output } = await recto(['user', 'add', '--help'])
  expect(code).toBe(0)
  expect(output).toContain('Usage: recto user add')
})

test('the version is that of package.json, also where npm started nothing', async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  expect(await rectoHere(['--version'])).toMatchObject({ code: 0, output: `${version}\n` })
})

test.each<[args: string[], message: string]>([
  [['frobnicate'], "unknown command 'frobnicate'"],
  [['import'], "missing required argument 'path'"],
  [['import', '--nonsense', 'x'], "unknown option '--nonsense'"],
  [['import', '/no/such/path'], '/no/such/path: There is no file or folder of this name.'],
  [['check', '/no/such/path'], '/no/such/path: There is no file or folder of this name.'],
  [['import', '--site', 'nowhere', '.'], 'There is no platform “nowhere”.'],
  [['gateway', 'add', 'Tide', '--name', 'Tide'], '“Tide” cannot be an address: lower-case letters, digits and single hyphens.'],
  [['gateway', 'new', 'Tide'], 'The url must be lower-case letters, digits and single hyphens'],
  [['gateway', 'new', 'tide', '--accent', 'green'], 'It must be a colour such as #0b6e4f, in quotes.'],
  [['gateway', 'new', 'tide', '--folder', '.'], 'already. Nothing was written; choose another by --folder.'],
  [['gateway', 'import', '/no/such/folder'], '/no/such/folder: There is no folder of this name.'],
  [['gateway', 'export', 'tide'], 'it must be “export URL FOLDER” or “export --all FOLDER”'],
  [['gateway', 'export', 'tide', '/no/such/folder'], 'The platform has no gateway “tide”.'],
  [['gateway', 'remove', 'tide'], 'The platform has no gateway “tide”.'],
  [['gateway', 'list', '--site', 'nowhere'], 'There is no platform “nowhere”.'],
  [['organisations', 'load', '/no/such/file'], '/no/such/file: the file cannot be opened.'],
  [['organisations', 'load', import.meta.filename], 'Line 1: here should be an object of JSON.'],
  [['import', '--gateway', 'none', '.'], 'The platform has no gateway “none”.'],
  [['export', '.'], 'This folder is not empty. An export needs an empty one.'],
  [['export', '/dev/null/x'], '/dev/null/x: This folder cannot be written to'],
  [['demo', 'generate', '--count', 'many'], 'It must be a whole number.'],
  [['demo', 'generate', '--count', '1', '--site', 'nowhere'], 'There is no platform “nowhere”.'],
  [['brand', 'new', 'Tide'], '“Tide” cannot be a key'],
  [['brand', 'new', 'tide', '--hue', 'red'], 'It must be a whole number from 0 to 359.'],
  [['brand', 'check', 'nowhere'], 'There is no brand “nowhere”'],
  [['user', 'add', 'x@example.org', '--last-name', 'B'], "required option '--first-name <name>' not specified"],
])('the arguments %j are refused with a message and exit code 2', async (args, message) => {
  const { code, errors, output } = await rectoHere(args)
  expect(errors).toContain(message)
  expect(errors).not.toMatch(/\n {4}at /)
  expect(output).toBe('')
  expect(code).toBe(2)
})

test('invalid settings are reported, with exit code 2', async () => {
  const { code, errors } = await recto(['migrate'], { env: { RECTO_MAX_XML_BYTES: 'much', PORT: '-1' } })
  expect(errors).toContain('RECTO_MAX_XML_BYTES')
  expect(errors).toContain('PORT')
  expect(code).toBe(2)
})

test('a database server that does not answer is reported, with exit code 1', async () => {
  const { code, errors } = await recto(['migrate'], { env: { DATABASE_URL: 'postgres://u:secret@127.0.0.1:9/x' } })
  expect(errors).toContain('Cannot use the PostgreSQL database at 127.0.0.1:9/x')
  expect(errors).not.toContain('secret')
  expect(code).toBe(1)
})

test('the command to move to a server says which setting it needs', async () => {
  const { code, errors } = await rectoHere(['database', 'move'])
  expect(errors).toContain('Name the database to move to: DATABASE_URL=postgres://')
  expect(code).toBe(2)
  const nothing = await recto(['database', 'move'], {
    env: { RECTO_DATA: join(folder, 'nothing'), DATABASE_URL: 'postgres://u:secret@127.0.0.1:9/x' },
  })
  expect(nothing.errors).toContain('There is no embedded database in')
  expect(nothing.code).toBe(2)
})

test('an import with failures ends with exit code 1, and reports all of it as JSON', async () => {
  const paths = [join(folder, 'good.xml'), join(folder, 'bad.xml')]
  const dry = await recto(['import', '--dry-run', ...paths])
  expect(dry.code).toBe(1)
  expect(dry.output).toContain('Nothing was stored (dry run).')
  const first = await recto(['import', '--json', ...paths])
  expect(first.code).toBe(1)
  expect(JSON.parse(first.output)).toMatchObject({
    created: [join(folder, 'good.xml')],
    failed: [{ name: join(folder, 'bad.xml'), message: expect.stringMatching(/^line 2, column \d+: /) }],
    publications: [{ outcome: 'created', url: expect.stringMatching(/^http:\/\/\S*localhost:\d+\/articles\/\d+-\d+\/v1$/) }],
  })
  const again = await recto(['import', paths[0] ?? ''])
  expect(again.code).toBe(0)
  expect(again.output).toContain('0 created, 0 updated, 1 unchanged, 0 failed')
  expect(again.output).toMatch(/\n1 article \(1 version\)\. 0 PDFs made\.\n$/)
  expect(again.output).toMatch(/^unchanged +http:\/\/\S+\/articles\/\S+ +\S+good\.xml$/m)
  await mkdir(join(folder, 'mixed'))
  await writeFile(join(folder, 'mixed/book.xml'), '<?xml version="1.0"?><book/>')
  const mixed = await recto(['import', join(folder, 'mixed')])
  expect([mixed.code, mixed.output]).toEqual([
    1,
    expect.stringMatching(/^skipped +\S+book\.xml: This XML file is passed over.*1 skipped, in/ms),
  ])
  const checked = await recto(['check', '--json', ...paths])
  expect(checked.code).toBe(1)
  expect(JSON.parse(checked.output)).toMatchObject({ articles: [{ whole: true }], failed: [{ name: join(folder, 'bad.xml') }] })
})

test('an import downloads remote images with --fetch, and never from private IP addresses', async () => {
  const href = 'http://127.0.0.1:9/ice.png'
  const source = article('10.5555/elsewhere').replace('<article', '<article xmlns:xlink="http://www.w3.org/1999/xlink"')
  await writeFile(join(folder, 'elsewhere.xml'), source.replace('</body>', `<fig><graphic xlink:href="${href}"/></fig></body>`))
  const directory = join(folder, 'fetched')
  const skippedBy = async (...options: string[]) => {
    const { code, output } = await rectoHere(['import', '--json', '--no-pdf', ...options, join(folder, 'elsewhere.xml')], '', directory)
    return [code, JSON.parse(output).skipped]
  }
  const passedOver = (why: string) => [
    1,
    [
      {
        name: expect.stringContaining('elsewhere.xml'),
        message: `The picture at ${href} was not taken (${why}): the page names its address.`,
      },
    ],
  ]
  expect(await skippedBy()).toEqual(passedOver('it did not come along'))
  expect(await skippedBy('--fetch')).toEqual(passedOver('http://127.0.0.1:9 is not asked: its address is a private one'))
})

test('a check of a folder reports skipped files, and the line of a syntax error', async () => {
  const checkedFolder = join(folder, 'checked')
  await mkdir(checkedFolder)
  await writeFile(join(checkedFolder, 'other.xml'), '<catalogue><entry/></catalogue>')
  await writeFile(join(checkedFolder, 'broken.xml'), '<root>\n<a></b>\n</root>')
  const checked = await recto(['check', '--json', checkedFolder])
  expect(checked.code).toBe(1)
  expect(JSON.parse(checked.output)).toMatchObject({
    articles: [],
    failed: [{ name: join(checkedFolder, 'broken.xml'), message: expect.stringMatching(/^line 2, column \d+: Unexpected close tag/) }],
    skipped: [{ name: join(checkedFolder, 'other.xml'), message: expect.stringContaining('passed over') }],
  })
})

test('a library is exported and restored by the command line', async () => {
  const out = join(folder, 'out')
  const exported = await recto(['export', '--json', out])
  expect(exported.code).toBe(0)
  expect(JSON.parse(exported.output)).toMatchObject({ directory: out })
  const into = await recto(['import', '--json', out], { env: { RECTO_DATA: join(folder, 'second') } })
  expect(into.code).toBe(0)
  expect(JSON.parse(into.output)).toMatchObject({ failed: [] })
})

test('a brand is made, listed and checked', async () => {
  const brands = join(folder, 'brands')
  await mkdir(brands)
  const made = await recto(['brand', 'new', 'tide-pools', '--name', 'Tides', '--hue', '190', '--directory', brands])
  expect(made.output).toContain('open http://tide-pools.localhost:3000')
  expect((await recto(['brand', 'list', '--directory', brands])).output).toMatch(/tide-pools +Tides +split/)
  const again = await recto(['brand', 'new', 'tide-pools', '--directory', brands])
  expect([again.code, again.errors]).toEqual([2, expect.stringMatching(/^There is a folder .*tide-pools already\.\n$/)])
  await writeFile(join(brands, 'tide-pools', 'tokens.css'), ':root { --ink: #999; }')
  const checked = await recto(['brand', 'check', '--directory', brands])
  expect(checked.code).toBe(1)
  expect(checked.output).toMatch(/✗ tide-pools: tokens\.css: light: ink on paper has 2\.\d\d, and needs 4\.5\./)
  expect(checked.output).toContain('1 brand checked, 1 with problems.')
})

test('an account is added with the password read from standard input', async () => {
  const add = (email: string, input: string, more: string[] = []) =>
    recto(['user', 'add', email, '--first-name', 'Ada', '--last-name', 'L', '--json', ...more], { input })
  const added = await add('ada@example.org', 'long enough\n', ['--role', 'super-editor'])
  expect(added.code).toBe(0)
  expect(JSON.parse(added.output)).toMatchObject({ email: 'ada@example.org', roles: expect.arrayContaining(['ROLE_USER']) })
  expect(added.output).not.toContain('long enough')
  expect(await add('Ada@Example.org', 'long enough')).toMatchObject({ code: 2, errors: expect.stringContaining('There is an account') })
  expect(await add('twice@example.org', 'long enough\nlong enough\n')).toMatchObject({
    code: 2,
    errors: 'The password must be one line, and is given once: the input has more than one line.\n',
  })
  const refused = await add('nobody', 'short', ['--role', 'queen'])
  expect(refused.code).toBe(2)
  expect(refused.errors).toContain('“nobody” is no e-mail address')
  expect(refused.errors).toContain('shorter than 10')
  expect(refused.errors).toContain('“queen” is no role')
})

test('the status of a version is shown and set, with a reason', async () => {
  const directory = join(folder, 'status')
  const status = (...args: string[]) => rectoHere(['status', ...args], '', directory)
  expect((await rectoHere(['import', '--no-pdf', resolve('demo/articles/pay-for-the-ending/v1.xml')], '', directory)).code).toBe(0)
  const key = '3-205'
  const set = await status(key, '--set', 'not-passed-peer-review', '--reason', 'Withdrawn from review.')
  expect([set.code, set.output]).toEqual([0, expect.stringMatching(/^Version 1: \S.* → NOT_PASSED_PEER_REVIEW\.\n$/)])
  const shown = await status(key)
  expect(shown.output).toMatch(/version 1: NOT_PASSED_PEER_REVIEW, set by a person\n.*command line: Withdrawn from review\.\n$/)
  expect(await status(key, '--set', 'passed')).toMatchObject({ code: 2, errors: expect.stringContaining('“passed” is no status') })
})

test('accounts are shown, given roles and passwords, signed out and deleted', async () => {
  const user = (args: string[], input = '') => rectoHere(['user', ...args], input)
  for (const [email, name] of [
    ['eve@example.org', 'Eve'],
    ['joe@example.org', 'Joe'],
  ])
    await user(['add', email ?? '', '--first-name', name ?? '', '--last-name', 'Tile'], 'long enough')
  expect((await user(['roles', 'JOE@example.org', '--give', 'research-referee', '--give', 'ROLE_EDITORIAL_BOARD'])).output).toBe(
    'Given: ROLE_RESEARCH_REFEREE.\nGiven: ROLE_EDITORIAL_BOARD.\njoe@example.org has ROLE_USER, ROLE_RESEARCH_REFEREE, ROLE_EDITORIAL_BOARD.\n',
  )
  expect((await user(['list', '--role', 'editorial-board'])).output).toMatch(
    /^name +address +roles\nJoe Tile +joe@example\.org +ROLE_RESEARCH_REFEREE, ROLE_EDITORIAL_BOARD\n$/,
  )
  expect(JSON.parse((await user(['list', '--most', '1', '--json'])).output).accounts).toHaveLength(1)
  const taken = await user(['roles', 'joe@example.org', '--take', 'editorial-board', '--json'])
  expect(JSON.parse(taken.output)).toEqual({
    email: 'joe@example.org',
    roles: ['ROLE_USER', 'ROLE_RESEARCH_REFEREE'],
    given: [],
    taken: ['ROLE_EDITORIAL_BOARD'],
  })
  const memberships = (...args: string[]) => user(['memberships', 'joe@example.org', ...args])
  const publisher = 'ROLE_RESEARCH_PUBLISHER'
  for (const refused of [
    ['--take', 'queen'],
    ['--give', 'super-editor'],
    ['--gateway', 'nowhere'],
  ])
    expect([refused, await memberships('--give', 'research-publisher', ...refused)]).toEqual([
      refused,
      expect.objectContaining({ code: 2 }),
    ])
  expect((await memberships()).output).toBe('joe@example.org has no role for a single site or gateway.\n')
  expect((await memberships('--give', 'research-publisher')).output).toMatch(
    new RegExp(`^Given: ${publisher}\\.\n${publisher} for \\S+\n$`),
  )
  expect((await memberships('--take', 'research-publisher', '--take', 'editorial-board', '--take', 'research-publisher')).output).toBe(
    `Taken: ${publisher}.\njoe@example.org has no role for a single site or gateway.\n`,
  )
  expect((await user(['password', 'joe@example.org'], 'another one\n')).output).toBe(
    'joe@example.org has another password, and is signed out everywhere.\n',
  )
  expect((await user(['sign-out', 'joe@example.org'])).output).toBe('joe@example.org was signed out of 0 sessions.\n')
  expect((await user(['remove', 'joe@example.org'])).output).toBe('Removed joe@example.org.\n')
  expect(JSON.parse((await user(['list', '--json'])).output).accounts.map((each: { email: string }) => each.email)).not.toContain(
    'joe@example.org',
  )
  for (const [args, message, input] of [
    [['roles', 'joe@example.org'], 'There is no account with the address joe@example.org.'],
    [['roles', 'eve@example.org', '--give', 'queen'], '“queen” is no role.'],
    [['roles', 'eve@example.org', '--take', 'user'], 'ROLE_USER cannot be taken.'],
    [['list', '--most', '0'], 'It must be a number'],
    [['password', 'eve@example.org'], 'Password cannot be shorter than 10 characters.', 'short'],
  ] as const)
    expect([args, await user([...args], input)]).toEqual([
      args,
      expect.objectContaining({ code: 2, errors: expect.stringContaining(message) }),
    ])
})

// The system does not refuse root anything, so the command runs as somebody else.
test.skipIf(process.getuid?.() !== 0)('unreadable files are reported, and the rest is imported', async () => {
  const nobody = 65_534
  const closed = await mkdtemp(join(tmpdir(), 'recto-closed-'))
  await mkdir(join(closed, 'locked'))
  await writeFile(join(closed, 'secret.xml'), article('10.5555/secret'))
  await writeFile(join(closed, 'open.xml'), article('10.5555/open'))
  await chmod(join(closed, 'secret.xml'), 0o000)
  await chmod(join(closed, 'locked'), 0o000)
  await chown(closed, nobody, nobody)
  const { code, output } = await recto(['check', '--json', closed], { uid: nobody })
  await rm(closed, { recursive: true })
  expect(code).toBe(1)
  expect(JSON.parse(output)).toMatchObject({
    articles: [{ name: join(closed, 'open.xml'), whole: true }],
    failed: [
      { name: join(closed, 'locked'), message: expect.stringContaining('This folder cannot be read: EACCES') },
      { name: join(closed, 'secret.xml'), message: expect.stringContaining('This file cannot be read: EACCES') },
    ],
  })
})

test('a check reports for each article what its page would lose', async () => {
  const figure = '<sec><title>One <fig id="f"><graphic href="f.png"/></fig></title><p>Rain.</p></sec>'
  await writeFile(join(folder, 'loses.xml'), article('10.5555/loses').replace('</body>', `${figure}</body>`))
  const { code, output } = await rectoHere(['check', join(folder, 'loses.xml'), join(folder, 'good.xml')])
  expect(code).toBe(1)
  expect(output).toMatch(/✗ +\S*loses\.xml +8 of 8 +0 of 1 /)
  expect(output).not.toMatch(/✗ +\S*good\.xml/)
  expect(output).toContain('2 articles checked, 1 whole, 0 failed. 100.0000 % of')
})

test('a check finds files as an import does, or assumes that they exist', async () => {
  const images = `<fig id="f"><graphic xlink:href="beside.svg"/></fig><fig id="g"><graphic xlink:href="https://media.example.org/pond/ice.svg"/></fig>
<fig id="h"><graphic xlink:href="gone.svg"/></fig>`
  const place = join(folder, 'pictures')
  await mkdir(place)
  const source = article('10.5555/pictures').replace('<article', '<article xmlns:xlink="http://www.w3.org/1999/xlink"')
  await writeFile(join(place, 'a.xml'), source.replace('</body>', `<sec><title>Ice</title>${images}</sec></body>`))
  for (const name of ['beside.svg', 'ice.svg'])
    await writeFile(join(place, name), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
  const found = await rectoHere(['check', '--json', place])
  expect(found.code).toBe(1)
  expect(JSON.parse(found.output)).toMatchObject({
    articles: [{ whole: false, images: { source: 3, page: 2, examples: ['gone.svg'] }, figures: { source: 3, page: 3 } }],
  })
  const assumed = await rectoHere(['check', '--json', '--assume-files', place])
  expect([assumed.code, JSON.parse(assumed.output).articles[0].images]).toEqual([0, { source: 3, page: 3, examples: [] }])
})

test('a library is rendered again, and sample items are generated and deleted', async () => {
  const another = join(folder, 'another')
  const migrated = await rectoHere(['migrate', '--json'], '', another)
  expect([migrated.code, JSON.parse(migrated.output)]).toEqual([0, { database: 'pglite', migrated: true }])
  expect(await readdir(another)).not.toEqual([])
  const generate = ['demo', 'generate', '--count', '3', '--seed', '7', '--words', '60', '--json']
  const made = await rectoHere(generate, '', another)
  expect([made.code, JSON.parse(made.output)]).toEqual([0, expect.objectContaining({ created: 3 })])
  const cleared = await rectoHere(['demo', 'clear', '--json'], '', another)
  expect([cleared.code, JSON.parse(cleared.output)]).toEqual([0, { removed: 3 }])
})
