/**
 * Kills the browser at random moments while somebody types into one of six forms. It is a failure where the same browser has lost more than
 * the last second of typing; what another device lacks is measured. `--count N`: how many kills. The database is a temporary one on the
 * server that DATABASE_URL names, else embedded.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { z } from 'zod'
import { type RunningServer, startServer } from '../../tools/bench/child.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { percentile } from '../../tools/bench/timing.ts'
import { buildSite } from '../build-site.ts'
import { findBrowser } from '../find-browser.ts'
import { type Campaign, randomOf } from './campaign.ts'
import { credentials, fillLibrary, signIn } from './demo-with-editor.ts'
import { acceptedLoss, type Killed, killWhileTyping, type TypedForm } from './killed-browser.ts'

export const typingCampaign: Campaign = {
  usualCount: 50,
  async run({ seed, from, to, onFailure, onDone }) {
    buildSite()
    const library = await makeLibrary(process.env.DATABASE_URL || null)
    let server: RunningServer | null = null
    let profile: string | null = null
    const killed: (Killed & { form: string })[] = []
    try {
      // A site with a blog.
      const environment = { ...library.environment, RECTO_SITE: 'wellcome' }
      await fillLibrary(environment)
      server = await startServer(environment)
      profile = await mkdtemp(join(tmpdir(), 'recto-profile-'))
      const forms = await findForms(server.origin)
      for (let index = from; index < to; index += 1) {
        const form = forms[index % forms.length]
        if (form === undefined) throw new Error('There is no form.')
        const killing = { origin: server.origin, browser: findBrowser(), profile, credentials, form, random: randomOf(seed, index) }
        const outcome = await killWhileTyping(killing)
        killed.push({ ...outcome, form: form.name })
        if (outcome.lost.sameBrowser > acceptedLoss)
          onFailure(`case ${index} of seed ${seed}, ${form.name}: of “${outcome.typed}” the last ${outcome.lost.sameBrowser} ms were lost`)
        onDone(index)
      }
    } finally {
      await server?.stop()
      await library.remove()
      if (profile !== null) await rm(profile, { recursive: true, force: true })
    }
    return tableOf(killed)
  },
}

function tableOf(killed: readonly (Killed & { form: string })[]): string[] {
  const names = [...new Set(killed.map(({ form }) => form))]
  const row = (name: string, of: readonly Killed[]) => {
    const characters = of.reduce((sum, { typed }) => sum + typed.length, 0)
    const measured = [of.map(({ lost }) => lost.sameBrowser), of.map(({ lost }) => lost.otherDevice)].flatMap(lost => [
      percentile(lost, 0.5),
      Math.max(...lost),
    ])
    return `| ${[name, of.length, characters, ...measured].join(' | ')} |`
  }
  return [
    'Milliseconds before the kill whose text was lost, at the middle and at most: in the same browser, and on another device.',
    '| Form | Kills | Characters | Same browser | Most | Other device | Most |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...names.map(name =>
      row(
        name,
        killed.filter(({ form }) => form === name),
      ),
    ),
    row('all', killed),
  ]
}

/** A page that is there, three objects that are new, and an image. */
async function findForms(origin: string): Promise<TypedForm[]> {
  const cookie = await signIn(origin)
  const list = await fetch(`${origin}/my/content`, { headers: { cookie } })
  const page = /href="(\/my\/content\/pages\/[1-9]\d*)"/.exec(await list.text())?.[1] ?? '/my/content/pages/new'
  const name = (opened: Page) => opened.locator('[name=name]')
  return [
    { name: 'page', path: page, field: opened => opened.locator('[contenteditable=true]').first() },
    { name: 'post', path: '/my/content/posts/new', field: opened => opened.locator('[name=title]') },
    { name: 'author', path: '/my/content/authors/new', field: name },
    { name: 'member', path: '/my/content/board/new', field: name },
    { name: 'menu', path: '/my/content/menu', field: opened => opened.locator('[name^=text-]').first() },
    { name: 'image', path: `/my/content/media/${await addImage(origin, cookie)}`, field: opened => opened.locator('[name=alt]') },
  ]
}

/** @returns its id */
async function addImage(origin: string, cookie: string): Promise<number> {
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a03030' } })
    .jpeg()
    .toBuffer()
  const answer = await fetch(`${origin}/wp-json/wp/v2/media?alt_text=Roof`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="roof.jpg"' },
    body: new Uint8Array(image),
  })
  if (answer.status !== 201) throw new Error(`The image was answered ${answer.status}: ${await answer.text()}`)
  return z.object({ id: z.int() }).parse(await answer.json()).id
}
