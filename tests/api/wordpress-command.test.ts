/** `recto wordpress import`, and what it says. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followText, importText, unfollowText } from '../../src/cli/commands/wordpress.ts'
import { describeError } from '../../src/main/terminal-commands/describe-error.ts'
import { wordpressFollow, wordpressImport, wordpressUnfollow } from '../../src/main/terminal-commands/wordpress-commands.ts'
import { findSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { type FakeWordpress, page, post, startFakeWordpress } from '../support/fake-wordpress.ts'

let library: TestApp
let wordpress: FakeWordpress
beforeEach(async () => {
  library = await buildTestApp()
  wordpress = await startFakeWordpress()
})
afterEach(async () => {
  await wordpress.close()
  await library.close()
})
const run = (over: object) => {
  const work = wordpressImport.prepare({ source: wordpress.url, filesFrom: null, platform: null, replace: false, dryRun: false, ...over })
  if (work === null) throw new Error('This is not what the command takes.')
  return work(library).then(
    result => importText(wordpressImport.result.parse(result), 'dryRun' in over),
    (error: unknown) => describeError(error),
  )
}

test('the command reports imported, expected and skipped content', async () => {
  wordpress.pages = [page(2, 'about', '<p>About</p>')]
  wordpress.posts = [post(5, 'ten-years', { content: { rendered: '', protected: true } })]
  expect(await run({ dryRun: true })).toBe(`${wordpress.url}:
  + the page /about (would be new)
  ✗ the post ${wordpress.url}/2026/05/ten-years/ is left out: it has a password
1 would be new, 0 would be changed, 0 unchanged, 1 left out.
Nothing was stored (dry run).`)
  expect(await run({ platform: 'wellcome' })).toContain('1 new, 0 changed, 0 unchanged, 1 left out.')
  expect(await findSitePage(library.database.kysely, 'wellcome', '/about')).not.toBeNull()
  expect(await run({ platform: 'wellcome' })).toContain('0 new, 0 changed, 1 unchanged, 1 left out.')
})

test('posts of a section that the site does not show are stored, and reported', async () => {
  wordpress.posts = [post(5, 'ten-years')]
  const output = await run({})
  expect(output).toContain('+ the post /blog/ten-years')
  expect(output).toContain(
    '! /blog: the platform does not show these posts until its feature is on (features.blog.enabled in RECTO_PLATFORMS)',
  )
  expect(await run({ platform: 'wellcome' })).not.toContain('does not show')
})

test('an error is reported in one line with advice', async () => {
  const folder = library.config.dataDirectory
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'broken.xml')
  await writeFile(file, '<rss><channel>')
  expect(await run({ source: file })).toMatchObject({ exitCode: 2, message: expect.stringMatching(/^broken\.xml: line 1, column \d+: /) })
  expect(await run({ source: join(folder, 'nowhere.xml') })).toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('there is no such file'),
  })
  expect(await run({ source: 'https://ada:secret@example.org' })).toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('must be the address of a WordPress'),
  })
  expect(await run({ platform: 'nobody' })).toEqual({ exitCode: 2, message: 'There is no platform “nobody”.' })
  wordpress.mood = 'no-rest'
  expect(await run({})).toEqual({
    exitCode: 1,
    message: `${wordpress.url}/wp-json/wp/v2/posts answered 401: The REST API on this site is for members.`,
  })
})

test('following is stopped and restarted by one command', async () => {
  const sites = new Map([['wellcome', wordpress.url]])
  const settled = { ...library, config: { ...library.config, wordpress: { sites, secret: null } } }
  const print = (command: typeof wordpressFollow, text: typeof followText, platform: string | null) =>
    command
      .prepare({ platform })?.(settled)
      .then(
        result => text(command.result.parse(result)),
        (error: unknown) => describeError(error),
      )
  expect(await print(wordpressUnfollow, unfollowText, 'wellcome')).toBe(
    `“wellcome” does not follow ${wordpress.url} any more. What came from it stays, and is edited here.`,
  )
  expect(await print(wordpressUnfollow, unfollowText, 'wellcome')).toBe(`“wellcome” did not follow ${wordpress.url}.`)
  expect(await print(wordpressFollow, followText, 'wellcome')).toBe(`“wellcome” follows ${wordpress.url} again.`)
  expect(await print(wordpressFollow, followText, 'wellcome')).toBe(`“wellcome” follows ${wordpress.url} already.`)
  expect(await print(wordpressUnfollow, unfollowText, null)).toEqual({
    exitCode: 2,
    message: 'The platform “f1000research” follows no WordPress: RECTO_WORDPRESS names none for it.',
  })
})
