/**
 * A process in which editors work, for a test that kills it: `node editing-process.ts ROUNDS DATA [DATABASE]`. The file `answered` of DATA
 * records the answers that an editor has received. An editor without an answer submits the
 * same form again. Prints `done` after all rounds.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { SignedIn } from '../../src/core/access/user.ts'
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { openFileStore } from '../../src/core/files/file-store.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { PageId } from '../../src/core/ids/shared-ids.ts'
import { migrations } from '../../src/main/migrations.ts'
import { addAccount } from '../../src/modules/accounts/data/account.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import type { MediaId } from '../../src/modules/website/domain/ids.ts'
import type { PageSource } from '../../src/modules/website/domain/site-pages/site-page.ts'
import { createContentManager } from '../../src/modules/website/use-cases/content-manager/content-manager.ts'
import { createFollowing } from '../../src/modules/website/use-cases/wordpress/following.ts'
import { testId } from './ids.ts'
import { makeSizes, storeWithSizes, withoutSizes } from './store-image.ts'
import { signedInAs } from './user.ts'

const [rounds = '', directory = '', databaseUrl = null] = process.argv.slice(2)
const database = await openDatabase({ databaseUrl, directory })
await migrate(database, migrations)
const { kysely } = database
const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
await storePlatforms(kysely, platforms)
const { platform } = platforms.ofHost('localhost:3000')
const notRequested = () => Promise.reject(new Error('Nobody looks at a page here'))
const files = openFileStore(directory)
const content = createContentManager({
  kysely,
  files,
  uploads: { take: notRequested, remove: notRequested },
  imageSizes: withoutSizes,
  siteContent: { show: notRequested },
  blog: { show: notRequested },
  following: createFollowing(kysely, new Map()),
})

const email = 'editor@recto.example'
await addAccount(kysely, { email, firstName: 'Ada', lastName: 'Roof', passwordHash: null, roles: ['ROLE_SUPER_EDITOR'] })
const account = await kysely.selectFrom('account').where('email', '=', email).select('id').executeTakeFirstOrThrow()
const by: SignedIn = { ...signedInAs('ROLE_SUPER_EDITOR'), accountId: account.id, email }

mkdirSync(directory, { recursive: true })
const journal = join(directory, 'answered')
const answered = z.array(z.object({ step: z.string(), facts: z.record(z.string(), z.union([z.string(), z.number()])) })).parse(
  existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : [],
)
const facts = new Map(answered.map(({ step, facts: of }) => [step, of]))

/** Runs a step that has no recorded answer yet. */
async function step(name: string, act: () => Promise<Record<string, string | number>>): Promise<void> {
  if (facts.has(name)) return
  const of = await act()
  facts.set(name, of)
  appendFileSync(journal, `${JSON.stringify({ step: name, facts: of })}\n`)
  console.log(name)
}
const numberIn = (name: string, fact: string): number => z.number().parse(facts.get(name)?.[fact])

const page = (title: string): PageSource => ({
  ...{ title, description: null, layout: 'standard', fullWidth: false, body: `<p>${title}</p>` },
  ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo: null },
})
const newestOf = async (id: PageId): Promise<number> => (await content.pages.find(platform, id))?.revisionId ?? noId()

/** Submits one form until there is an answer; a report that it was saved already counts as one. */
async function savePage(title: string, path: string, showing: 'now' | 'draft' | Date, before: { id: PageId; basedOn: number } | null) {
  const saved = await content.pages.save({ user: by, action: 'edit pages', site: platform }, before?.id ?? null, {
    ...{ ...page(title), path, gatewayId: null, showing, basedOn: before?.basedOn ?? null },
  })
  if (saved.kind === 'missing' || saved.kind === 'forbidden' || saved.kind === 'conflict') throw new Error(`${title}: ${saved.kind}`)
  const row = await kysely.selectFrom('site_page_revision').where('title', '=', title).select(['id', 'site_page_id as of']).execute()
  const [made] = row.filter(each => before === null || each.of === before.id)
  if (made === undefined) throw new Error(`${title}: ${saved.kind}, and is not there`)
  return { id: made.of, basedOn: await newestOf(made.of) }
}
const formOf = (name: string) => ({ id: testId<PageId>(numberIn(name, 'id')), basedOn: numberIn(name, 'basedOn') })

const requestedList = { state: 'all', search: '', order: 'changed', page: 1 } as const

for (let round = 0; round < Number(rounds); round += 1) {
  await step(`${round} page`, () => savePage(`${round} page`, `/page-${round}`, 'now', null))
  await step(`${round} moved`, () => savePage(`${round} moved`, `/moved-${round}`, 'now', formOf(`${round} page`)))
  const soon = new Date(Date.now() + 20)
  await step(`${round} scheduled`, () => savePage(`${round} scheduled`, `/later-${round}`, soon, formOf(`${round} moved`)))
  await step(`${round} picture`, async () => {
    const name = `picture-${round}.png`
    const { media } = await content.media.list(platform.key, { search: name, page: 1, show: 10 })
    const [there] = media
    if (there !== undefined) {
      await makeSizes({ kysely, files }, there.id)
      return { id: there.id }
    }
    const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: round % 256, g: 90, b: 30 } } })
    const stored = await storeWithSizes({ kysely, files }, platform.key, { name, alt: '', content: await drawn.png().toBuffer() })
    if (stored.kind === 'refused') throw new Error(stored.problem.kind)
    return { id: stored.media.id }
  })
  await step(`${round} post`, async () => {
    const saved = await content.posts.save(platform, by, null, {
      ...{ section: 'blog', slug: `post-${round}`, author: { name: 'Cleo Moss', slug: 'cleo-moss' }, showing: 'now', basedOn: null },
      commentsOpen: true,
      ...{ title: `${round} post`, excerpt: '', body: '<p>Slates.</p>', thumbnailId: testId<MediaId>(numberIn(`${round} picture`, 'id')) },
    })
    return { kind: saved.kind }
  })
  const later = new Date(Date.now() + 20)
  await step(`${round} post later`, async () => {
    const [post] = (await content.posts.list(platform, requestedList)).entries.filter(({ slug }) => slug === `post-${round}`)
    const edited = post && (await content.posts.find(platform, post.id))
    if (!edited) throw new Error(`${round} post is not there`)
    const saved = await content.posts.save(platform, by, edited.id, {
      ...{ section: 'blog', slug: `post-${round}`, author: { id: edited.authorId }, showing: later, basedOn: edited.revisionId },
      commentsOpen: true,
      ...{ title: `${round} post later`, excerpt: '', body: '<p>New slates.</p>', thumbnailId: edited.source.thumbnailId },
    })
    return { kind: saved.kind }
  })
  await step(`${round} menu`, async () => {
    const version = round === 0 ? '' : z.string().parse(facts.get(`${round - 1} menu`)?.version)
    const items = [0, 1, 2].map(place => ({ text: `${round}`, path: `/page-${place}`, menuOrder: place }))
    const requested = round === 0 ? await content.menu.version(platform.key) : version
    await content.menu.save(platform.key, by, items, requested)
    return { version: await content.menu.version(platform.key) }
  })
}
await database.close()
console.log('done')
