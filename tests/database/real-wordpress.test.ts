/**
 * The connector with a real WordPress, where this machine has one of Debian's packages (scripts/set-up-wordpress.ts). Elsewhere what is shown
 * here is shown with the fake alone (wordpress.test.ts), and the run says so.
 */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RealWordpress, setUpWordpress, wordpressMissing } from '../../scripts/set-up-wordpress.ts'
import { noId } from '../../src/core/ids/id.ts'
import { listCommentsOf } from '../../src/modules/comments/data/comment.ts'
import { listPosts } from '../../src/modules/website/data/blog-post.ts'
import { listBoardMembers, listMedia, listMenuItems } from '../../src/modules/website/data/site-content.ts'
import { findSitePage, listSitePageRoutes } from '../../src/modules/website/data/site-page.ts'
import { createWordpress } from '../../src/modules/website/external/wordpress/rest-wordpress.ts'
import { createWordpressEditors } from '../../src/modules/website/external/wordpress/wordpress-editors.ts'
import { followWordpress, type WordpressFollower } from '../../src/modules/website/use-cases/wordpress/follow-wordpress.ts'
import { importWordpress } from '../../src/modules/website/use-cases/wordpress/import-wordpress.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const missing = await wordpressMissing()
if (missing !== null) console.warn(`The tests with a real WordPress are left out: ${missing}.`)

const site = 'f1000research'
/** An edit shows within a second; a machine that does many things at once gets more. */
const soon = { timeout: 15_000, interval: 20 }

let library: TestLibrary
const pageAt = (path: string) => findSitePage(library.database.kysely, site, path)
const postsOf = async () => (await listPosts(library.database.kysely, site, { section: null, page: 1, show: 50 })).posts

describe.skipIf(missing !== null).each([
  { name: 'as it comes', plugin: false },
  { name: 'with the plugin', plugin: true },
])('a real WordPress $name', { timeout: 60_000 }, ({ plugin }) => {
  let wordpress: RealWordpress
  const stop = new AbortController()
  let following: Promise<void>
  const follow = (): WordpressFollower =>
    followWordpress({
      ...{ kysely: library.database.kysely, files: library.files, followed: new Map([[site, createWordpress(wordpress.url)]]) },
      ...{ onDone: () => undefined, onFailure: () => undefined },
    })
  beforeAll(async () => {
    wordpress = await setUpWordpress({ plugin })
    library = await openTestLibrary()
    await follow().look(site)
    following = follow()
      .follow({ kysely: library.database.kysely, signal: stop.signal })
      .catch(() => undefined)
  }, 60_000)
  afterAll(async () => {
    stop.abort()
    await following
    await wordpress.close()
    await library.close()
  })

  test('its content is imported (A7-38)', async () => {
    const { kysely } = library.database
    const [media] = await listMedia(kysely, site)
    expect(media).toMatchObject({ name: 'roof.png', alt: 'A roof of slates', width: 800, height: 600 })
    const about = await pageAt('/about-us')
    expect(about).toMatchObject({ title: 'About us & others' })
    expect(about?.body).toContain('<h2 id="what-we-do"')
    expect(about?.body).toMatch(/data-block="columns"/)
    expect(about?.body).toContain(`src="${media?.url}"`)
    expect(about?.body).toMatch(/<table data-block="table"><caption[^>]*>Numbers<\/caption>/)
    expect((await pageAt('/about-us/team'))?.body).toContain('Three slaters.')
    expect((await listSitePageRoutes(kysely, site)).map(({ path }) => path)).toEqual(['/about-us', '/about-us/team'])
    const [prize, ten] = await postsOf()
    expect(prize).toMatchObject({
      section: 'news',
      slug: 'prize',
      author: { name: 'Ada Roof', bio: '<p>Counts &amp; paints lichens.</p>' },
    })
    expect(ten).toMatchObject({ section: 'blog', slug: 'ten-years', thumbnailId: media?.id })
    expect(ten?.body).toContain('<a href="/about-us">us</a>')
    if (!plugin) return
    expect((await listMenuItems(kysely, site)).map(({ path, text }) => [path, text])).toEqual([
      ['/about-us', 'About us & others'],
      ['https://elsewhere.example/', 'Elsewhere'],
    ])
    expect(await listBoardMembers(kysely, site)).toMatchObject([{ name: 'Ada Roof', role: 'Editor', orcid: '0000-0002-1825-0097' }])
  })

  test('edits, new pages and deleted pages are imported at once', async () => {
    await wordpress.php(`$page = get_page_by_path('about-us/team');
      wp_update_post(['ID' => $page->ID, 'post_content' => '<p>Four slaters.</p>']);`)
    await expect.poll(async () => (await pageAt('/about-us/team'))?.body, soon).toContain('Four slaters.')
    await wordpress.php("wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'New', 'post_name' => 'new']);")
    await expect.poll(async () => (await pageAt('/new'))?.title, soon).toBe('New')
    await wordpress.php("wp_trash_post(get_page_by_path('new')->ID);")
    await expect.poll(() => pageAt('/new'), soon).toBeNull()
  })

  test('comments on a post are imported, with edits, and not once they are spam', async () => {
    const says = async () => {
      const ten = (await postsOf()).find(({ slug }) => slug === 'ten-years')
      const comments = await listCommentsOf(library.database.kysely, site, { blogPostId: ten?.id ?? noId() })
      return comments.map(({ state, body, authorName, role, parentId }) => [state, body, authorName, role, parentId !== null])
    }
    const [bo = 0, ada = 0] = JSON.parse(
      await wordpress.php(`$post = get_page_by_path('ten-years', OBJECT, 'post')->ID;
        $say = fn ($more) => wp_insert_comment($more + ['comment_post_ID' => $post, 'comment_author_email' => 'bo@tile.example', 'comment_author_IP' => '192.0.2.7']);
        $bo = $say(['comment_author' => 'Bo & Tile', 'comment_content' => "Ten *more*\n\nof <b>slates</b>!"]);
        $ada = get_user_by('login', 'ada')->ID;
        $answer = $say(['comment_author' => 'Ada Roof', 'user_id' => $ada, 'comment_parent' => $bo, 'comment_content' => 'Thank you.']);
        $say(['comment_author' => 'Later', 'comment_approved' => '0', 'comment_content' => 'It waits.']);
        echo json_encode([$bo, $answer]);`),
    )
    const both = (words: string) => [
      ['published', words, 'Bo & Tile', null, false],
      ['published', 'Thank you.', 'Ada Roof', 'author', true],
    ]
    await expect.poll(says, soon).toEqual(both('Ten *more*\n\nof slates!'))
    // Without the plugin an edit is seen once in a minute.
    if (plugin) {
      await wordpress.php(`wp_update_comment(['comment_ID' => ${bo}, 'comment_content' => 'Twenty more!']);`)
      await expect.poll(says, soon).toEqual(both('Twenty more!'))
    }
    await wordpress.php(`wp_spam_comment(${bo});`)
    await expect.poll(says, soon).toContainEqual(['removed', '', 'Anonymous', null, false])
    expect(await says()).toContainEqual(['published', 'Thank you.', 'Ada Roof', 'author', true])
    await wordpress.php(`wp_unspam_comment(${bo});`)
    await expect.poll(says, soon).toHaveLength(2)
    await wordpress.php(`wp_delete_comment(${ada}, true);`)
    await expect.poll(async () => (await says()).filter(([state]) => state === 'published'), soon).toHaveLength(1)
  })

  test('a draft of a page is shown to users who may edit it, and to nobody else', async () => {
    // In the place of “JWT Authentication”, which Debian does not have.
    await wordpress.php(`file_put_contents(WPMU_PLUGIN_DIR . '/bearer.php', <<<'PHP'
      <?php
      add_filter('determine_current_user', function ($id) {
          $said = $_SERVER['HTTP_AUTHORIZATION'] ?? '';
          return strpos($said, 'Bearer ') === 0 ? (get_user_by('login', substr($said, 7))->ID ?? 0) : $id;
      }, 99);
      PHP);`)
    const id = Number(
      await wordpress.php(`$about = get_page_by_path('about-us')->ID;
        echo wp_insert_post(['post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Soon & later', 'post_name' => 'soon', 'post_parent' => $about,
          'post_content' => '<!-- wp:paragraph --><p>Not yet.</p><!-- /wp:paragraph -->', 'meta_input' => ['recto_layout' => 'simple']]);`),
    )
    const editors = createWordpressEditors(wordpress.url)
    const { signal } = new AbortController()
    const found = await editors.page(id, 'editor', signal)
    expect(found).toMatchObject({
      title: 'Soon & later',
      layout: plugin ? 'simple' : 'standard',
      path: plugin ? '/about-us/soon' : '/soon',
    })
    expect(found !== 'sign in' && found?.body).toContain('<p>Not yet.</p>')
    expect(await editors.page(id, 'nobody', signal)).toBe('sign in')
    expect(await editors.page(99_999, 'editor', signal)).toBeNull()
    expect(await pageAt('/about-us/soon')).toBeNull()
  })

  test('its content is moved by its URL and by its export file, and neither writes twice', async () => {
    const other = await openTestLibrary()
    const move = (source: string, platform: string) =>
      importWordpress({ kysely: other.database.kysely, files: other.files }, platform, {
        ...{ source, filesFrom: wordpress.url, replace: false, dryRun: false },
      })
    const first = await move(wordpress.url, site)
    expect(first.created).toContain('the old address /2026/01/ten-years')
    expect(await move(wordpress.url, site)).toMatchObject({ created: [], updated: [] })

    const file = join(other.folder, 'export.xml')
    // Its exporter sends headers, which nobody takes here.
    await writeFile(file, await wordpress.php("require ABSPATH . 'wp-admin/includes/export.php'; @export_wp();"))
    const moved = await move(file, 'wellcome')
    expect(moved.created).toContain('the page /about-us/team')
    expect(moved.leftOut.map(({ why }) => why)).toContain('it has a password')
    expect(moved.created).toContain('the menu')
    // One that is read, and one that waits.
    expect(moved.created.filter(what => /^comment \d+ on the post \/blog\/ten-years$/.test(what))).toHaveLength(2)
    const ten = (await listPosts(other.database.kysely, 'wellcome', { section: 'blog', page: 1, show: 5 })).posts[0]
    expect(ten?.body).toMatch(/<figure[^>]*><img[^>]* src="\/files\/[^>]*><figcaption>Slates<\/figcaption><\/figure>/)
    expect(ten?.body).toContain('<p>Ten years of <a href="/about-us">us</a>.</p>')
    expect(await move(file, 'wellcome')).toMatchObject({ created: [], updated: [] })
    await other.close()
  })
})
