import { describe, expect, test } from 'vitest'
import { readExportFile } from './read-export-file.ts'

const item = (fields: Record<string, string | number>, more = '') =>
  `<item>${Object.entries({ 'wp:status': 'publish', 'wp:post_type': 'page', title: 'T', ...fields })
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}${more}</item>`
const meta = (key: string, value: string | number) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
const file = (
  items: string,
  { version = '<wp:wxr_version>1.2</wp:wxr_version>', home = 'https://old.example/blog' } = {},
) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Slates</title>${version}<wp:base_blog_url>${home}</wp:base_blog_url>
<wp:author><wp:author_id>4</wp:author_id><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada Roof</wp:author_display_name></wp:author>
${items}</channel></rss>`
const read = (source: string) => readExportFile(Buffer.from(source), 'export.xml')

test('pages keep their paths, or get them from their parents, and drafts stay drafts', () => {
  const { home, pages } = read(
    file(
      item({
        'wp:post_id': 2,
        'wp:post_name': 'about',
        link: 'https://old.example/blog/about/',
        'content:encoded': '<p>A ]]&gt; b</p>',
        'excerpt:encoded': 'Short',
      }) +
        item({
          'wp:post_id': 3,
          'wp:post_name': 'team',
          'wp:post_parent': 2,
          'wp:status': 'draft',
          link: 'https://old.example/blog/?page_id=3',
        }) +
        item({ 'wp:post_id': 4, 'wp:post_name': 'soon', 'wp:status': 'future', 'wp:post_date_gmt': '2030-01-05 09:00:00' }),
    ),
  )
  expect(home).toBe('https://old.example/blog')
  expect(pages.map(({ path, shown, description }) => [path, shown, description])).toEqual([
    ['/about', 'now', 'Short'],
    ['/about/team', 'not yet', null],
    ['/soon', new Date('2030-01-05T09:00:00Z'), null],
  ])
})

test('posts are read with section, author, thumbnail and date', () => {
  const { posts, authors } = read(
    file(
      item(
        {
          'wp:post_type': 'post',
          'wp:post_id': 5,
          'wp:post_name': 'Author',
          'dc:creator': 'ada',
          'wp:post_date_gmt': '2026-01-05 09:00:00',
          'content:encoded': 'One [x a="b"] two',
          'wp:comment_status': 'closed',
        },
        `<category domain="category" nicename="news">N</category>${meta('_thumbnail_id', 9)}`,
      ),
    ),
  )
  expect(authors).toEqual([{ id: 4, slug: 'ada', name: 'Ada Roof', bio: null }])
  expect(posts).toMatchObject([
    {
      section: 'news',
      slug: 'author-5',
      authorId: 4,
      image: 9,
      excerpt: 'One two',
      publishAt: new Date('2026-01-05T09:00:00Z'),
      commentsOpen: false,
    },
  ])
})

test('the main menu is found by its name, and an entry without a name has that of its page', () => {
  const entry = (id: number, menu: string, fields: string, title = '') =>
    item(
      { 'wp:post_type': 'nav_menu_item', 'wp:post_id': id, 'wp:menu_order': id, title },
      `<category domain="nav_menu" nicename="${menu}">M</category>${fields}`,
    )
  const { menu, leftOut } = read(
    file(
      item({ 'wp:post_id': 2, 'wp:post_name': 'about', title: 'About &amp; co' }) +
        entry(10, 'main', meta('_menu_item_type', 'post_type') + meta('_menu_item_object_id', 2)) +
        entry(
          11,
          'main',
          meta('_menu_item_type', 'custom') + meta('_menu_item_url', 'https://x.example/') + meta('_menu_item_menu_item_parent', 10),
          'X',
        ) +
        entry(12, 'main', meta('_menu_item_type', 'post_type') + meta('_menu_item_object_id', 99), 'Gone') +
        entry(13, 'footer', meta('_menu_item_type', 'custom') + meta('_menu_item_url', '/'), 'Home'),
    ),
  )
  expect(menu).toEqual([
    {
      text: 'About & co',
      menuOrder: 10,
      path: '/about',
      children: [{ text: 'X', menuOrder: 11, path: 'https://x.example/', children: [] }],
    },
  ])
  expect(leftOut.map(({ what }) => what)).toEqual(['the menu “footer”', 'the menu’s entry 12 “Gone”'])
})

test('content that cannot be imported is reported with its line', () => {
  const { pages, leftOut } = read(
    file(
      [
        item({ 'wp:post_id': 1, 'wp:post_type': 'product', title: 'A slate' }),
        item({ 'wp:post_id': 2, 'wp:status': 'private' }),
        item({ 'wp:post_id': 3, 'wp:post_password': 'x' }),
        item({ 'wp:post_id': 4, 'wp:status': 'trash' }),
        item({ 'wp:post_id': 'x' }),
        item({ 'wp:post_id': 6, 'wp:post_type': 'revision' }),
        item({ 'wp:post_id': 7, 'wp:post_name': 'a' }),
        item({ 'wp:post_id': 8, 'wp:post_name': 'a' }, '<wp:comment></wp:comment>'),
      ].join('\n'),
    ),
  )
  expect(pages).toHaveLength(1)
  expect(leftOut).toEqual([
    { what: 'product 1 “A slate” (line 6)', why: 'there is no place here for what is of the type product' },
    { what: 'page 2 “T” (line 7)', why: 'it is private' },
    { what: 'page 3 “T” (line 8)', why: 'it has a password' },
    { what: 'page 4 “T” (line 9)', why: 'it is in the trash' },
    { what: 'page 0 “T” (line 10)', why: 'it has no number' },
    { what: 'page 8 “T” (line 13)', why: 'another page stands at /a' },
    { what: 'one comment', why: 'in no state that is known' },
  ])
})

describe('a file that is no export is refused with the position', () => {
  test.each<[string, string, RegExp]>([
    ['no XML', 'hello', /^export\.xml: line 1, column \d+: /],
    ['another XML', '<article/>', /^export\.xml: line 1: this is no export of a WordPress: it begins with <article>/],
    ['another feed', file('', { version: '' }), /this is no export of a WordPress/],
    ['no address', file('', { home: 'javascript:alert(1)' }), /does not say the address of its WordPress/],
    ['one that is cut off', file(item({ 'wp:post_id': 1 })).slice(0, -30), /^export\.xml: line \d+, column \d+: /],
    [
      'an external entity',
      `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${file(item({ title: 'a' }, '<title>&x;</title>')).replace('<?xml version="1.0"?>\n', '')}`,
      /^export\.xml: line \d+/,
    ],
    [
      'entities without an end',
      `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa">${Array.from('bcdefgh', (name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(20)}">`).join('')}]>${file('<item><title>&h;</title></item>').replace('<?xml version="1.0"?>\n', '')}`,
      /^export\.xml: line \d+/,
    ],
    ['elements too deep', file('<a>'.repeat(400)), /deep within each other/],
  ])('it is refused: %s', (_, source, message) => expect(() => read(source)).toThrow(message))
})
