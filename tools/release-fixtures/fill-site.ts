/** Fills a running release by its own screens, calls and commands, as people do it. */

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import sharp from 'sharp'
import { z } from 'zod'
import { idSchema } from '../../src/core/ids/id-schema.ts'
import type { AssetId, ContentId, VersionId } from '../../src/core/ids/shared-ids.ts'
import type { ReportId } from '../../src/modules/publications/domain/ids.ts'
import { type Browser, hiddenField, openBrowser } from './browser.ts'
import { password, people } from './content.ts'
import { type Release, recto } from './running-release.ts'

/** The default site, and one that has a blog and news. */
const mainHost = 'localhost'
const blogHost = 'ore.localhost'

export function addAccounts(release: Release): void {
  for (const { email, firstName, lastName, roles } of Object.values(people)) {
    const names = ['--first-name', firstName, '--last-name', lastName]
    recto(release, ['user', 'add', email, ...names, ...roles.flatMap(role => ['--role', role])], `${password}\n`)
  }
  // A change of roles leaves a row that says who made it.
  recto(release, ['user', 'roles', people.cleo.email, '--give', 'research-publisher'])
}

type Signed = Record<keyof typeof people, Browser>

export async function signIn(port: number, email: string, host = mainHost): Promise<Browser> {
  const browser = openBrowser(port, host)
  await browser.post('/login', { username: email, password, 'remember-me': 'true' })
  return browser
}

export async function fillSite(port: number): Promise<void> {
  const signed: Signed = {
    ada: await signIn(port, people.ada.email),
    ben: await signIn(port, people.ben.email),
    cleo: await signIn(port, people.cleo.email),
    dora: await signIn(port, people.dora.email),
  }
  const anonymous = openBrowser(port, mainHost)
  const items = await findItems(anonymous)
  await register(anonymous)
  await changeEmail(signed.ben)
  await writeComments(signed, items)
  await writePages(signed.ada)
  await writePosts(await signIn(port, people.ada.email, blogHost))
  await fillSiteSections(signed.ada)
  await followAndTrack(signed, items, anonymous)
  await countUses(anonymous, items)
}

/** With its solution, as a form sends it. */
async function solveCaptcha(browser: Browser): Promise<string> {
  const challenge = z
    .object({
      parameters: z.object({
        ...{ algorithm: z.string(), nonce: z.string(), salt: z.string(), cost: z.number() },
        ...{ keyLength: z.number(), keyPrefix: z.string(), keySignature: z.string(), expiresAt: z.number() },
      }),
      signature: z.string(),
    })
    .parse(JSON.parse((await browser.get('/api/captcha/challenge')).body))
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** An account that waits for its email to be confirmed. */
async function register(browser: Browser): Promise<void> {
  await browser.post('/register', {
    ...{ firstName: 'Finn', lastName: 'Ridge', userEmail: 'finn@example.org', verifyEmail: 'finn@example.org' },
    ...{ plainPassword: password, acceptedTermsAndConditions: 'true' },
    gRecaptchaResponse: await solveCaptcha(browser),
  })
}

/** The new address waits for the link of a mail. */
const changeEmail = (browser: Browser) =>
  browser.post('/my/user-details', {
    ...{ part: 'address', newEmail: 'ben.tile@example.org', verifyNewEmail: 'ben.tile@example.org' },
    plainPassword: password,
  })

interface Items {
  /** The id of an article with reviews. */
  contentId: ContentId
  versionId: VersionId
  reportId: ReportId
  path: string
  assetId: AssetId
}

const versionsSchema = z.array(
  z.object({ id: idSchema<VersionId>(), articleId: z.int(), reportIds: z.array(idSchema<ReportId>()), htmlUrl: z.string() }),
)
const articlesSchema = z.array(z.object({ articleId: z.int(), contentId: idSchema<ContentId>() }))
const assetsSchema = z.array(z.object({ assetId: idSchema<AssetId>() }))

async function findItems(browser: Browser): Promise<Items> {
  const list = async <Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> => {
    const ids = Array.from({ length: 20 }, (_, index) => `id=${index + 1}`).join('&')
    return schema.parse(JSON.parse((await browser.get(`${path}?${ids}`)).body))
  }
  const version = (await list('/api/versions', versionsSchema)).find(({ reportIds }) => reportIds.length > 0)
  const article = (await list('/api/articles', articlesSchema)).find(({ articleId }) => articleId === version?.articleId)
  const [asset] = await list('/api/assets', assetsSchema)
  const reportId = version?.reportIds[0]
  if (version === undefined || article === undefined || asset === undefined || reportId === undefined)
    throw new Error('The site lacks an article with reports, or an asset.')
  const path = /\/articles\/[^/]+/.exec(version.htmlUrl)?.[0] ?? ''
  return { contentId: article.contentId, versionId: version.id, reportId, path, assetId: asset.assetId }
}

const affiliation = {
  ...{ competingInterests: '', institution: 'House of Roofs', institutionUnlisted: 'on', countryCode: 'NL', place: 'Leiden' },
  acceptedTermsAndConditions: 'true',
}
const addedSchema = z.object({ id: z.int(), state: z.string() })

async function writeComments({ ada, ben, cleo, dora }: Signed, { versionId, reportId, assetId, path }: Items): Promise<void> {
  const add = async (by: Browser, target: string, fields: Record<string, string>, expected: 'published' | 'waiting'): Promise<number> => {
    const { body } = await by.post(`/comment/${target}`, { ...affiliation, ...fields })
    const { id, state } = addedSchema.parse(JSON.parse(body))
    if (state !== expected) throw new Error(`The comment ${JSON.stringify(fields)} is ${state}.`)
    return id
  }
  const onVersion = { versionId: String(versionId) }
  const first = await add(ben, 'addToVersion', { ...onVersion, comment: 'A careful study of cells.' }, 'published')
  await add(cleo, 'addToVersion', { ...onVersion, comment: 'I agree with Ben.', parentId: String(first) }, 'published')
  await add(dora, 'addToReport', { reportId: String(reportId), comment: 'This report convinced me.' }, 'published')
  await add(cleo, 'addToAsset', { assetId: String(assetId), comment: 'Where is the seed of the generator?' }, 'published')
  // A new account that names a web page is read by an editor first.
  await add(ben, 'addToVersion', { ...onVersion, comment: 'See https://slates.example for more.' }, 'waiting')
  const withdrawn = await add(dora, 'addToVersion', { ...onVersion, comment: 'I take this back.' }, 'published')
  await dora.post(`${path}/comments`, { withdraw: String(withdrawn) })
  const removed = await add(ada, 'addToVersion', { ...onVersion, comment: 'Buy my slates.' }, 'published')
  await dora.post(`/my/moderation/${removed}`, { act: 'remove', reason: 'It is an advertisement.' })
  await cleo.post(`/comments/${first}/report`, { reason: 'interests', text: 'Ben sells cells.' })
}

/** Saves a page or a post as a new revision. @returns its id */
async function save(browser: Browser, kind: 'pages' | 'posts', fields: Record<string, string>, id: string | null = null): Promise<string> {
  const form = `/my/content/${kind}/${id ?? 'new'}`
  const basedOn = id === null ? {} : { basedOn: hiddenField((await browser.get(form)).body, 'basedOn') }
  const { location } = await browser.post(form, { ...fields, ...basedOn })
  return new RegExp(`${kind}/(\\d+)`).exec(location)?.[1] ?? ''
}

const farAway = '2999-01-01T09:00'

async function writePages(editor: Browser): Promise<void> {
  const page = { layout: 'standard', title: 'Our story', path: '/our-story', body: '<h2>Slates</h2><p>Once there was a roof.</p>' }
  const story = await save(editor, 'pages', { ...page, act: 'publish' })
  await save(editor, 'pages', { ...page, act: 'save', body: '<p>A draft of a second story.</p>' }, story)
  await save(editor, 'pages', { ...page, act: 'save', title: 'A page nobody sees yet', path: '/not-yet', body: '<p>Only a draft.</p>' })
  const house = await save(editor, 'pages', { ...page, act: 'publish', title: 'House rules', path: '/house-rules' })
  await save(editor, 'pages', { ...page, act: 'publish', title: 'House rules', path: '/rules' }, house)
  const scheduled = { ...page, title: 'Rules of 2999', path: '/rules', body: '<p>No slates indoors.</p>' }
  await save(editor, 'pages', { ...scheduled, act: 'schedule', publishAt: farAway }, house)
}

async function writePosts(editor: Browser): Promise<void> {
  const post = { section: 'blog', title: 'Ten years of slates', authorName: 'Cleo Moss', excerpt: 'Of roofs.', commentsOpen: 'true' }
  const body = '<p>Ten years ago the first slate was laid.</p>'
  await save(editor, 'posts', { ...post, body, act: 'publish' })
  const authors = (await editor.get('/my/content/authors')).body
  const author = /\/my\/content\/authors\/(\d+)/.exec(authors)?.[1] ?? ''
  const again = { ...post, authorName: '', author, body }
  await save(editor, 'posts', { ...again, act: 'save', title: 'Eleven years of slates' })
  await save(editor, 'posts', { ...again, act: 'schedule', publishAt: farAway, section: 'news', title: 'A thousand years of slates' })
  const form = (await editor.get(`/my/content/authors/${author}`)).body
  const biography = { act: 'save', name: 'Cleo Moss', slug: 'cleo-moss', bio: '<p>Counts <em>moss</em>.</p>' }
  await editor.post(`/my/content/authors/${author}`, { ...biography, word: hiddenField(form, 'word') })
}

async function fillSiteSections(editor: Browser): Promise<void> {
  const drawing = sharp({ create: { width: 700, height: 500, channels: 3, background: '#a03030' } }).png()
  await editor.postImage('/wp-json/wp/v2/media?alt_text=A%20red%20roof', 'red-roof.png', await drawing.toBuffer())
  await editor.post('/my/content/board', { act: 'subjects', added: 'Ecology\nRoofing' })
  const member = {
    name: 'Dora Gutter',
    role: 'Editor',
    institution: 'House of Roofs',
    keywords: 'gutters\nrain',
    body: '<p>Counts rain.</p>',
  }
  await editor.post('/my/content/board/new', { act: 'save', ...member })
  const board = (await editor.get('/my/content/board')).body
  const numbers = { sectionTitle: 'In numbers', lastUpdated: '2026-11-01', 'count-0': '1234', 'label-0': 'roofs' }
  await editor.post('/my/content/board', { act: 'statistics', word: hiddenField(board, 'word'), ...numbers })
  const menu = hiddenField((await editor.get('/my/content/menu')).body, 'version')
  const rows = [
    ['1', 'Roofs', 'heading', '', '0'],
    ['2', 'Our story', 'address', '/our-story', '1'],
    ['3', 'Browse', 'address', '/browse', '0'],
  ]
  const fields = rows.flatMap(([key = '', text = '', target = '', path = '', depth = '']): [string, string][] => [
    ['row', key],
    [`text-${key}`, text],
    [`target-${key}`, target],
    [`path-${key}`, path],
    [`depth-${key}`, depth],
  ])
  await editor.post('/my/content/menu', [['act', 'save'], ['version', menu], ...fields])
}

async function followAndTrack({ ada, ben, cleo, dora }: Signed, { contentId }: Items, anonymous: Browser): Promise<void> {
  const follow = (browser: Browser, emailAddress: string, topic: string) =>
    browser.post('/ajax/alerts/toc/signup', { emailAddress, frequency: 'WEEKLY', topic })
  for (const [browser, { email }] of [
    [ada, people.ada],
    [ben, people.ben],
    [cleo, people.cleo],
    [dora, people.dora],
  ] as const)
    await follow(browser, email, 'platform')
  await follow(ben, people.ben.email, 'search:all=slates')
  await follow(cleo, people.cleo.email, 'gateway:open-tide')
  // Waits for the link of a mail.
  await follow(anonymous, 'gwen@example.org', 'search:all=rain')
  for (const browser of [ben, cleo]) await browser.post('/ajax/trackArticle', { contentId: String(contentId) })
  await anonymous.post('/ajax/signupForUpdates', {
    ...{ firstName: 'Hal', lastName: 'Eave', email: 'hal@example.org', institution: 'House of Roofs', headerText: 'Stay up to date' },
    captcha: await solveCaptcha(anonymous),
  })
}

async function countUses(browser: Browser, { contentId }: Items): Promise<void> {
  const event = { contentId, contentType: 'ARTICLE', timestamp: '2026-10-05T12:00:00.000Z' }
  for (const eventType of ['VIEW', 'PDF_DOWNLOAD']) await browser.postJson('/api/metrics', { ...event, eventType })
}

/** Before anybody follows anything: mails that are sent at once. */
export async function recommend(port: number): Promise<void> {
  const ben = await signIn(port, people.ben.email)
  const { versionId } = await findItems(ben)
  await ben.post('/ajax/recommendVersion', {
    versionId: String(versionId),
    recipients: 'ivy@example.net,jon@example.net',
    message: 'Worth reading.',
  })
}
