/** A WordPress behind the site: its content is kept here, follows each edit, and stays while it is down. */
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createJobs } from '../../src/core/jobs/jobs.ts'
import { scheduleKey } from '../../src/core/jobs/queues.ts'
import { findRevision } from '../../src/main/revision.ts'
import { listPosts } from '../../src/modules/website/data/blog-post.ts'
import { listBoardMembers, listMedia, listMenuItems } from '../../src/modules/website/data/site-content.ts'
import { findSitePage, listSitePageRoutes, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { findSiteSettings } from '../../src/modules/website/data/site-settings.ts'
import { createWordpress } from '../../src/modules/website/external/wordpress/rest-wordpress.ts'
import { followWordpress, type WordpressFollower } from '../../src/modules/website/use-cases/wordpress/follow-wordpress.ts'
import { createFollowing } from '../../src/modules/website/use-cases/wordpress/following.ts'
import { importWordpress } from '../../src/modules/website/use-cases/wordpress/import-wordpress.ts'
import { followWordpresses } from '../../src/modules/website/use-cases/wordpress-jobs.ts'
import { type FakeWordpress, page, post, rendered, startFakeWordpress } from '../support/fake-wordpress.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const site = 'f1000research'
let library: TestLibrary
let wordpress: FakeWordpress
let follower: WordpressFollower
let stop: AbortController
let following: Promise<void>
const output: string[] = []
const failures: unknown[] = []

beforeEach(async () => {
  library = await openTestLibrary()
  wordpress = await startFakeWordpress()
  follower = follow()
  stop = new AbortController()
  following = Promise.resolve()
  output.length = 0
  failures.length = 0
})
afterEach(async () => {
  stop.abort()
  await following
  await wordpress.close()
  await library.close()
})

const follow = (every = 3_600_000) =>
  followWordpress({
    kysely: library.database.kysely,
    files: library.files,
    followed: new Map([[site, createWordpress(wordpress.url)]]),
    onDone: message => output.push(message),
    onFailure: error => failures.push(error),
    every,
  })
/** As the job does. */
function begin(to: WordpressFollower): void {
  following = to.follow({ kysely: library.database.kysely, signal: stop.signal }).catch(() => undefined)
}
const look = () => follower.look(site)
const pageAt = (path: string) => findSitePage(library.database.kysely, site, path)
const postsOf = async () => (await listPosts(library.database.kysely, site, { section: null, page: 1, show: 50 })).posts
const edited = (minute: number) => `2026-06-01T10:${String(minute).padStart(2, '0')}:00`

describe('following a standard WordPress', () => {
  test('pages, posts and authors are imported, with images and links to this site (A7-38)', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    wordpress.files.set('/wp-content/uploads/roof.png', picture)
    const source_url = 'URL/wp-content/uploads/roof.png'
    wordpress.media = [
      {
        id: 7,
        modified_gmt: edited(1),
        source_url,
        alt_text: 'A roof',
        media_details: { sizes: { medium: { source_url: 'URL/wp-content/uploads/roof-300x200.png' } } },
      },
    ]
    const { url } = wordpress
    wordpress.pages = [
      page(
        2,
        'about',
        `<h2>Where</h2><p><a href="${url}/2026/05/ten-years/">Ten years</a> <a href="/team/#us">us</a></p>
        <figure class="wp-block-image"><img src="${url}/wp-content/uploads/roof-300x200.png" alt=""><figcaption>Roof</figcaption></figure>`,
      ),
      page(3, 'team', '<p>Us</p>', { title: { rendered: 'The team &#038; others' } }),
    ]
    wordpress.posts = [post(5, 'ten-years', { featured_media: 7 }), post(6, 'prize', { categories: [2], title: { rendered: 'A prize' } })]
    const report = await look()
    expect(report?.leftOut).toEqual([])
    expect(report?.created).toHaveLength(6)

    const [media] = await listMedia(library.database.kysely, site)
    expect(media).toMatchObject({ name: 'roof.png', alt: 'A roof', width: 40, height: 30 })
    const about = await pageAt('/about')
    expect(about?.body).toContain(`<h2 id="where">Where</h2>`)
    expect(about?.body).toContain('<a href="/blog/ten-years">Ten years</a> <a href="/team#us">us</a>')
    expect(about?.body).toContain(`<img src="${media?.url}" alt="A roof">`)
    expect((await pageAt('/team'))?.title).toBe('The team & others')
    expect(
      (await postsOf()).map(({ section, slug, excerpt, thumbnailId, author }) => [
        section,
        slug,
        excerpt,
        thumbnailId,
        author.name,
        author.bio,
      ]),
    ).toEqual([
      ['news', 'prize', 'About prize…', null, 'Ada Roof', '<p>Counts &amp; paints lichens.</p>'],
      ['blog', 'ten-years', 'About ten-years…', media?.id, 'Ada Roof', '<p>Counts &amp; paints lichens.</p>'],
    ])
  })

  test('while nothing changes, nothing is requested or written again (A7-38)', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    await look()
    const revision = await findRevision(library.database.kysely)
    wordpress.requested.length = 0
    expect(await look()).toBeNull()
    expect(wordpress.requested).toEqual([
      '/wp-json/wp/v2/posts?per_page=1&orderby=modified&order=desc&_fields=id,modified_gmt',
      '/wp-json/wp/v2/pages?per_page=1&orderby=modified&order=desc&_fields=id,modified_gmt',
      '/wp-json/wp/v2/comments?per_page=1&_fields=id',
    ])
    expect(await findRevision(library.database.kysely)).toBe(revision)
  })

  test('an edit is imported alone, and cached pages become stale', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>'), page(3, 'team', '<p>Us</p>')]
    await look()
    const revision = await findRevision(library.database.kysely)
    wordpress.requested.length = 0
    wordpress.pages = [page(2, 'about', '<p>About</p>'), page(3, 'team', '<p>All of us</p>', { modified_gmt: edited(2) })]
    expect((await look())?.updated).toEqual(['the page /team'])
    expect((await pageAt('/team'))?.body).toBe('<p>All of us</p>')
    expect(wordpress.requested.filter(path => path.includes('include='))).toEqual(['/wp-json/wp/v2/pages?include=3&per_page=50'])
    expect(await findRevision(library.database.kysely)).not.toBe(revision)
  })

  test('deleted content is hidden here, and restored with it', async () => {
    const [about, team, ten] = [page(2, 'about', '<p>About</p>'), page(3, 'team', '<p>Us</p>'), post(5, 'ten-years')]
    wordpress.pages = [about, team]
    wordpress.posts = [ten]
    await look()
    wordpress.pages = [about]
    wordpress.posts = []
    expect((await look())?.takenOff).toEqual(['the page /team', 'the post /blog/ten-years'])
    expect(await pageAt('/team')).toBeNull()
    expect(await postsOf()).toEqual([])
    wordpress.pages = [about, team]
    wordpress.posts = [ten]
    await look()
    expect((await pageAt('/team'))?.body).toBe('<p>Us</p>')
    expect((await postsOf()).map(({ slug }) => slug)).toEqual(['ten-years'])
  })

  test('comments on a post are closed and opened with it', async () => {
    const [closed, open] = [{ comment_status: 'closed' }, { comment_status: 'open' }]
    wordpress.posts = [post(5, 'ten-years', closed), post(6, 'prize', open), post(7, 'silent')]
    await look()
    const opened = async () => Object.fromEntries((await postsOf()).map(({ slug, commentsOpen }) => [slug, commentsOpen]))
    expect(await opened()).toEqual({ 'ten-years': false, prize: true, silent: true })
    const edit = { modified_gmt: edited(2) }
    wordpress.posts = [post(5, 'ten-years', { ...open, ...edit }), post(6, 'prize', { ...closed, ...edit }), post(7, 'silent')]
    expect((await look())?.updated).toEqual(['the post /blog/ten-years', 'the post /blog/prize'])
    expect(await opened()).toEqual({ 'ten-years': true, prize: false, silent: true })
  })

  test('a page that moves leaves a redirect', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    await look()
    const before = await pageAt('/about')
    wordpress.pages = [page(2, 'about-us', '<p>About</p>', { modified_gmt: edited(2) })]
    await look()
    expect(await pageAt('/about-us')).toMatchObject({ id: before?.id, body: '<p>About</p>' })
    expect(await pageAt('/about')).toMatchObject({ redirectTo: '/about-us' })
  })

  test('protected content is not imported', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>'), page(3, 'secret', '', { content: { rendered: '', protected: true } })]
    expect((await look())?.leftOut).toEqual([{ what: `the page ${wordpress.url}/secret/`, why: 'it has a password' }])
  })
})

describe('following a WordPress with the plugin for the specification’s paths', () => {
  const withPlugin = (changed: string, over: Record<string, unknown> = {}) =>
    new Map<string, unknown>(
      Object.entries({
        changed: { changed, comments: '1' },
        routes: [{ path: '/about/policies', id: 12, modified: edited(1) }],
        'pages/12': {
          id: 12,
          title: 'Policies',
          fullWidth: true,
          body: '<p>Be fair.</p>',
          anchoredMenuItems: [{ ref_id: 'fair', text: 'Fairness' }],
        },
        menus: [
          {
            path: 'URL/about/policies/',
            text: 'Policies',
            menuOrder: 1,
            children: [{ path: '/browse/articles', text: 'Browse', menuOrder: 1, children: [] }],
          },
        ],
        stats: { sectionTitle: 'In numbers', lastUpdated: '2026-01-05', stats: [{ count: 12, label: 'Articles' }] },
        settings: {
          submitPageId: 12,
          submitPageUseReaderUi: true,
          submitPageSidebarLeft: null,
          submitPageSidebarRight: '<p>See <a href="URL/about/policies/">these</a>.</p>',
        },
        'blocks/submit_research': {
          title: 'Write for us',
          text: 'Of <b>roofs</b>',
          links: [{ path: 'URL/about/policies/', text: 'Policies' }],
        },
        'advisory_board/subjects': [{ id: 3, name: 'Ecology' }],
        'advisory_board/members': [
          { id: 8, title: 'Ada Roof', role: 'Editor', orcidUrl: 'https://orcid.org/0000-0002-1825-0097', menuOrder: 1, subjectIds: [3] },
        ],
        authors: [{ id: 1, slug: 'ada', name: 'Ada Roof', bio: null, avatar: null }],
        ...over,
      }),
    )

  test('pages have the paths it gives, and menu, numbers and board are its own (A7-38)', async () => {
    wordpress.plugin = withPlugin('1')
    await look()
    const { kysely } = library.database
    expect(await pageAt('/about/policies')).toMatchObject({
      title: 'Policies',
      fullWidth: true,
      anchoredMenuItems: [{ refId: 'fair', text: 'Fairness' }],
    })
    expect((await listMenuItems(kysely, site)).map(({ path, text }) => [path, text])).toEqual([
      ['/about/policies', 'Policies'],
      ['/browse/articles', 'Browse'],
    ])
    expect(await listBoardMembers(kysely, site)).toMatchObject([{ name: 'Ada Roof', role: 'Editor', orcid: '0000-0002-1825-0097' }])
    expect(await findSiteSettings(kysely, site)).toEqual({
      submitPageId: (await pageAt('/about/policies'))?.id,
      submitPageUseReaderUi: true,
      submitPageSidebarLeft: null,
      submitPageSidebarRight: '<p>See <a href="/about/policies">these</a>.</p>',
      publishCard: { title: 'Write for us', text: 'Of roofs', links: [{ path: '/about/policies', text: 'Policies' }] },
    })
  })

  test('one request says that nothing has changed, and only changed pages are requested (A7-38)', async () => {
    wordpress.plugin = withPlugin('1')
    await look()
    wordpress.requested.length = 0
    expect(await look()).toBeNull()
    expect(wordpress.requested).toEqual(['/wp-json/f1000/v1/changed'])
    wordpress.plugin = withPlugin('2', { 'advisory_board/members': [] })
    const report = await look()
    expect(report?.takenOff).toEqual(['a member of the board (8)'])
    expect(wordpress.requested).not.toContain('/wp-json/f1000/v1/pages/12')
    expect(await listBoardMembers(library.database.kysely, site)).toEqual([])
  })

  const kinder = {
    routes: [{ path: '/about/policies', id: 12, modified: edited(5) }],
    'pages/12': { id: 12, title: 'Policies', body: '<p>Be kind.</p>' },
  }
  /** Within a second on a machine that does little else; a busy one is no failure. */
  const soon = { timeout: 15_000, interval: 10 }

  test('a change notice starts an import', async () => {
    wordpress.plugin = withPlugin('1')
    begin(follower)
    await expect.poll(async () => (await pageAt('/about/policies'))?.body, soon).toBe('<p>Be fair.</p>')
    wordpress.plugin = withPlugin('2', kinder)
    follower.notify(site)
    await expect.poll(async () => (await pageAt('/about/policies'))?.body, soon).toBe('<p>Be kind.</p>')
  })

  test('without a change notice the change is found at the next poll', async () => {
    wordpress.plugin = withPlugin('1')
    begin(follow(1000))
    await expect.poll(async () => (await pageAt('/about/policies'))?.body, soon).toBe('<p>Be fair.</p>')
    wordpress.plugin = withPlugin('2', kinder)
    await expect.poll(async () => (await pageAt('/about/policies'))?.body, soon).toBe('<p>Be kind.</p>')
  })
})

// The embedded database has one process.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'of several processes one polls, and when it stops another continues (needs TEST_DATABASE_URL)',
  async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    const started: string[] = []
    const start = async (name: string) => {
      const jobs = createJobs({
        database: library.database,
        definitions: [followWordpresses],
        onFailure: error => failures.push(error),
      })
      jobs.handle(followWordpresses, run => {
        started.push(name)
        return follow(20).follow(run)
      })
      await jobs.start()
      return jobs
    }
    const one = await start('one')
    const soon = { timeout: 15_000 }
    await expect.poll(() => pageAt('/about'), soon).not.toBeNull()
    const two = await start('two')
    // The second has something to do, and it is not this.
    await two.enqueue(followWordpresses, {}, { key: scheduleKey })
    expect(started).toEqual(['one'])
    await one.close()
    await expect.poll(() => started, soon).toEqual(['one', 'two'])
    wordpress.pages = [page(2, 'about', '<p>About us</p>', { modified_gmt: edited(2) })]
    await expect.poll(async () => (await pageAt('/about'))?.body, soon).toBe('<p>About us</p>')
    await two.close()
    expect(failures).toEqual([])
  },
)

test('a WordPress no longer followed is not polled, its content stays, and later content is imported once', async () => {
  const following = createFollowing(library.database.kysely, new Map([[site, wordpress.url]]))
  wordpress.pages = [page(2, 'about', '<p>About</p>'), page(3, 'team', '<p>Us</p>')]
  await look()
  const before = await pageAt('/about')
  expect([await following.stop(site), await following.stop(site)]).toEqual([true, false])
  expect(await following.find(site)).toEqual({ home: wordpress.url, stoppedAt: expect.any(Date) })
  wordpress.requested.length = 0
  wordpress.pages = [page(2, 'about', '<p>All about</p>', { modified_gmt: edited(2) })]
  expect(await look()).toBeNull()
  expect(wordpress.requested).toEqual([])
  expect(output.filter(line => line.includes('not followed any more'))).toHaveLength(1)
  expect((await pageAt('/about'))?.body).toBe('<p>About</p>')
  expect(await pageAt('/team')).not.toBeNull()

  expect([await following.resume(site), await following.resume(site)]).toEqual([true, false])
  const report = await look()
  expect([report?.created, report?.updated, report?.takenOff]).toEqual([[], ['the page /about'], ['the page /team']])
  expect(await pageAt('/about')).toMatchObject({ id: before?.id, body: '<p>All about</p>' })
  await expect(following.stop('wellcome')).rejects.toThrow('RECTO_WORDPRESS names none for it')
})

describe('a WordPress that fails leaves the last good content in place', () => {
  test.each(['error', 'elsewhere', 'no-rest', 'html'] as const)('it does with %s', async mood => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    await look()
    wordpress.mood = mood
    await expect(look()).rejects.toThrow(/./)
    expect((await pageAt('/about'))?.body).toBe('<p>About</p>')
  })

  test('it does with a WordPress that has lost everything', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    await look()
    wordpress.pages = []
    await expect(look()).rejects.toThrow('has neither a page nor a post any more: what came from it stays')
    expect(await pageAt('/about')).not.toBeNull()
  })

  test('a redirect to another host is not followed, and is reported', async () => {
    wordpress.mood = 'elsewhere'
    await expect(look()).rejects.toThrow('leads to http://169.254.169.254, which is not asked')
  })
})

describe('moving from a running WordPress', () => {
  const move = (over: { replace?: boolean; dryRun?: boolean } = {}) =>
    importWordpress({ kysely: library.database.kysely, files: library.files }, site, {
      ...{ source: `${wordpress.url}/`, filesFrom: null, replace: false, dryRun: false },
      ...over,
    })

  test('a dry run stores nothing, a second import changes nothing, and old paths of posts redirect', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    wordpress.posts = [post(5, 'ten-years')]
    const tried = await move({ dryRun: true })
    expect(tried.created).toEqual([
      'the page /about',
      'the author Ada Roof',
      'the post /blog/ten-years',
      'the old address /2026/05/ten-years',
    ])
    expect(await pageAt('/about')).toBeNull()
    expect((await move()).created).toEqual(tried.created)
    expect(await pageAt('/2026/05/ten-years')).toMatchObject({ redirectTo: '/blog/ten-years' })
    expect(await move()).toMatchObject({ created: [], updated: [], unchanged: 4, leftOut: [] })
  })

  test('content edited here is not overwritten, unless that is requested', async () => {
    const { kysely } = library.database
    wordpress.pages = [page(2, 'about', '<p>About</p>'), page(3, 'team', '<p>Us</p>')]
    const own = {
      title: 'Ours',
      description: null,
      layout: 'standard',
      fullWidth: false,
      body: '<p>Ours</p>',
      leftSidebar: [],
      rightSidebar: [],
      anchoredMenuItems: null,
      redirectTo: null,
      shown: 'now',
    } as const
    await storeSitePage(kysely, site, { ...own, path: '/about' })
    expect((await move()).leftOut).toMatchObject(
      [{ what: 'the page /about', why: /did not come from this WordPress/ }].map(({ what }) => ({ what })),
    )
    await storeSitePage(kysely, site, { ...own, path: '/team' })
    wordpress.pages = [page(2, 'about', '<p>About</p>'), page(3, 'team', '<p>All</p>', { modified_gmt: edited(3) })]
    expect((await move()).leftOut.map(({ what }) => what)).toEqual(['the page /about', 'the page /team'])
    expect((await pageAt('/team'))?.body).toBe('<p>Ours</p>')
    expect((await move({ replace: true })).updated).toEqual(['the page /about', 'the page /team'])
    expect((await pageAt('/team'))?.body).toBe('<p>All</p>')
    expect((await listSitePageRoutes(kysely, site)).map(({ path }) => path)).toEqual(['/about', '/team'])
  })

  test('a file that is no image, and one on another host, are left out and reported', async () => {
    wordpress.files.set('/a.png', Buffer.from('<script>alert(1)</script>'))
    const file = (id: number, source_url: string) => ({ id, modified_gmt: edited(1), source_url, alt_text: '', media_details: {} })
    wordpress.media = [file(1, 'URL/a.png'), file(2, 'http://169.254.169.254/b.png'), file(3, 'URL/gone.png')]
    wordpress.pages = [page(2, 'about', '<p><img src="URL/a.png"></p>', { content: rendered('<p><img src="URL/a.png"></p>') })]
    const { leftOut, warnings } = await move()
    expect(leftOut.map(({ why }) => why.replace(/^http:\S+ /, ''))).toEqual([
      'it is of a type that is not taken (text/plain)',
      expect.stringContaining('which is not asked'),
      'there is no such file any more',
    ])
    expect(warnings).toMatchObject([{ what: 'the page /about', message: expect.stringContaining('did not come along') }])
  })
})
