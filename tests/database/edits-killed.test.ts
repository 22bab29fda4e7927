/** A process in which editors write pages, posts, images and menus is killed at many moments: each edit is done whole, and once. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { openFileStore } from '../../src/core/files/file-store.ts'
import { listPosts } from '../../src/modules/website/data/blog-post.ts'
import { listMedia } from '../../src/modules/website/data/site-content.ts'
import { findSitePage } from '../../src/modules/website/data/site-page.ts'
import { createOnServer } from '../support/database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-edits-killed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const rounds = 12
const stepsInRound = 7
const kills = 10

interface Run {
  child: ChildProcess
  output: () => string
  isOver: () => boolean
  ended: Promise<number | null>
}

function start(directory: string, databaseUrl: string | null): Run {
  const given = [String(rounds), directory, ...(databaseUrl === null ? [] : [databaseUrl])]
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/editing-process.ts'), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  let over = false
  child.stdout?.on('data', chunk => {
    output += String(chunk)
  })
  const ended = new Promise<number | null>(done => {
    child.once('close', code => {
      over = true
      done(code)
    })
  })
  return { child, output: () => output, isOver: () => over, ended }
}

const stepsIn = (run: Run): number => run.output().split('\n').length - 1

/** Each run is killed a step later within a round than the one before, at another moment of that step. */
async function killAndContinue(directory: string, databaseUrl: string | null): Promise<number> {
  let killed = 0
  for (let number = 0; number < kills; number += 1) {
    const run = start(directory, databaseUrl)
    while (!run.isOver() && stepsIn(run) < 1 + (number % stepsInRound)) await wait(1)
    await wait((number * 7) % 40)
    if (!run.isOver() && run.child.kill('SIGKILL')) killed += 1
    await run.ended
  }
  const last = start(directory, databaseUrl)
  expect(await last.ended, last.output()).toBe(0)
  expect(last.output()).toMatch(/done\n$/)
  return killed
}

async function expectWholeAndOnce(directory: string, databaseUrl: string | null): Promise<void> {
  const database = await openDatabase({ databaseUrl, directory })
  const { kysely } = database
  const all = Array.from({ length: rounds }, (_, round) => round)
  const repeated = (names: readonly string[]) => all.flatMap(round => names.map(name => `${round} ${name}`)).toSorted()
  try {
    // Each state once; the way that a page leaves where it stood is a state of a page of its own.
    const states = await kysely.selectFrom('site_page_revision').select('title').where('redirect_to', 'is', null).execute()
    expect(states.map(({ title }) => title).toSorted()).toEqual(repeated(['page', 'moved', 'scheduled']))
    for (const round of all) {
      const shown = await findSitePage(kysely, 'f1000research', `/later-${round}`)
      expect([shown?.title, shown?.redirectTo]).toEqual([`${round} scheduled`, null])
      expect((await findSitePage(kysely, 'f1000research', `/moved-${round}`))?.redirectTo).toBe(`/later-${round}`)
      expect((await findSitePage(kysely, 'f1000research', `/page-${round}`))?.redirectTo).toBe(`/moved-${round}`)
    }
    // Where a page's schedule came due before its form was sent again, the page has moved on, and left a way at its second path too.
    const places = all.flatMap(round => [`/page-${round}`, `/moved-${round}`, `/later-${round}`])
    const taken = await kysely.selectFrom('site_page').select('path').execute()
    expect(taken.map(({ path }) => path).filter(path => !places.includes(path))).toEqual([])

    const posts = await kysely.selectFrom('blog_post_revision').select('title').execute()
    expect(posts.map(({ title }) => title).toSorted()).toEqual(repeated(['post', 'post later']))
    const { posts: seen } = await listPosts(kysely, 'f1000research', { section: 'blog', page: 1, show: 100 })
    expect(seen.map(({ title }) => title).toSorted()).toEqual(repeated(['post later']))
    expect(await kysely.selectFrom('blog_author').select('id').execute()).toHaveLength(1)

    const menu = await kysely.selectFrom('site_menu_item').select(['text', 'menu_order']).orderBy('menu_order').execute()
    expect(menu).toEqual([0, 1, 2].map(place => ({ text: `${rounds - 1}`, menu_order: place })))

    const media = await listMedia(kysely, 'f1000research')
    expect(media.map(({ name }) => name).toSorted()).toEqual(all.map(round => `picture-${round}.png`).toSorted())
    const files = openFileStore(directory)
    const hashIn = (url: string): string => url.split('/')[2] ?? ''
    for (const { url, sizes } of media) {
      expect(Object.keys(sizes).toSorted()).toEqual(['medium', 'medium_large', 'thumbnail'])
      for (const each of [url, ...Object.values(sizes).map(size => size.url)]) expect(await files.stat(hashIn(each)), each).not.toBeNull()
    }
  } finally {
    await database.close()
  }
}

const postgres = process.env.TEST_DATABASE_URL
test.skipIf(postgres)(
  'edits survive killed processes on the embedded database (skipped where TEST_DATABASE_URL is set)',
  { timeout: 600_000 },
  async () => {
    const directory = join(folder, 'embedded')
    expect(await killAndContinue(directory, null)).toBeGreaterThan(kills / 2)
    await expectWholeAndOnce(directory, null)
  },
)

test.skipIf(!postgres)(
  'edits survive killed processes on a server (skipped where TEST_DATABASE_URL is not set)',
  { timeout: 600_000 },
  async () => {
    const { url, drop } = await createOnServer(postgres ?? '')
    const directory = join(folder, 'server')
    try {
      expect(await killAndContinue(directory, url)).toBeGreaterThan(kills / 2)
      await expectWholeAndOnce(directory, url)
    } finally {
      await drop()
    }
  },
)
