/** Images of the media library in running text and in blocks: which of their forms a browser takes on a telephone and on a wide screen. */
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import type { Part } from '../../src/modules/website/domain/site-pages/parts.ts'
import { smallHeroes } from '../../src/modules/website/domain/site-pages/small-heroes.ts'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

/** A platform that no other test writes to. */
const baseURL = inject('site').replace('localhost', 'bioethics.localhost')

const sea = '/sea'
/** Where no larger form of the image is on the page, which a browser may show in place of a smaller one. */
const calmSea = '/calm-sea'
/** Pages as wide as the screen, without and with a menu. */
const wideSeas = { '/wide-sea': '', '/wide-sea-with-menu': '<h2 id="ebb">Ebb</h2><h2 id="flow">Flow</h2><h2 id="foam">Foam</h2>' }

/** A page with one image three times: in a block on top, in the text, as a portrait; and the wide ones. */
async function writePages(openPage: OpenPage): Promise<void> {
  const signedIn = async (path: string, javaScriptEnabled: boolean) => {
    const page = await openPage({ baseURL, javaScriptEnabled })
    await page.goto(path)
    await page.getByLabel('Email address').fill(superEditor.email)
    await page.getByLabel('Password', { exact: true }).fill(testPassword)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await page.waitForURL(`**${path}`)
    return page
  }
  const library = await signedIn('/my/content/media', true)
  await hydrated(library)
  const content = sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#30506a' } }).png()
  await library
    .getByLabel('Drop images here, or choose files')
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: await content.toBuffer() })
  await library.getByLabel('Alternative text', { exact: true }).first().fill('The sea')
  await library.getByRole('button', { name: 'Add 1 image' }).press('Enter')
  const picture = library.locator('main a[href^="/my/content/media/"]').first()
  const id = /media\/(\d+)/.exec((await picture.getAttribute('href')) ?? '')?.[1] ?? ''
  // A job makes the forms: of this one all but the largest.
  await expect
    .poll(async () => {
      await library.goto(`/my/content/media/${id}`)
      return await library.getByRole('row').count()
    })
    .toBe(['head', 'thumbnail', 'medium', 'medium_large', 'large', '1536x1536', 'whole'].length)
  const page = await signedIn('/my/content/pages/new', false)
  const write = async (path: string, body: string, isWide = false) => {
    await page.goto('/my/content/pages/new')
    await page.getByLabel('Address').fill(path)
    await page.getByLabel('Title').fill('The sea')
    await page.locator('textarea[name="body"]').fill(body)
    await page.locator('input[name="fullWidth"]').setChecked(isWide)
    await page.locator('button[value="publish"]').click()
    await page.waitForURL('**done=published**')
  }
  const hero = `<div data-block="image" data-media-id="${id}" data-is-hero="true"></div>`
  const text = `<p>Text.</p><p><img src="${id}" alt="Waves"></p>
     <blockquote data-block="customer-quote" data-image-id="${id}" data-name="Ines"><p>Blue.</p></blockquote>`
  await write(sea, hero + text)
  await write(calmSea, text)
  for (const [path, headings] of Object.entries(wideSeas)) await write(path, hero + headings, true)
}

test('a phone loads small images, a wide screen larger ones, only the hero eagerly, and at the documented width', async ({ openPage }) => {
  await writePages(openPage)
  const taken = async (width: number, path: string, loading: (string | null)[]) => {
    const page = await openPage({ baseURL, viewport: { width, height: 900 } })
    await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
    await hydrated(page)
    const images = page.locator('main img[srcset]')
    await images.last().scrollIntoViewIfNeeded()
    const widths = () =>
      images.evaluateAll(all =>
        all.map(each => {
          if (!(each instanceof HTMLImageElement)) return 0
          const forms = each.srcset.split(', ').map(form => form.split(' '))
          return Number(forms.find(([url = '']) => new URL(url, location.href).href === each.currentSrc)?.[1]?.slice(0, -1))
        }),
      )
    await expect.poll(async () => (await widths()).every(each => each > 0)).toBe(true)
    expect(await images.evaluateAll(all => all.map(each => each.getAttribute('loading')))).toEqual(loading)
    // No image moves what is around it when it comes.
    expect(await images.evaluateAll(all => all.map(each => each.hasAttribute('width') && each.hasAttribute('height')))).not.toContain(false)
    return await widths()
  }
  // A browser may show a small image from a larger form that the page has fetched by then.
  const small = (larger: number) => expect.toSatisfy(width => width === 300 || width === larger)
  const [onStage, below] = [null, 'lazy']
  expect(await taken(375, sea, [onStage, below, below])).toEqual([768, 768, small(768)])
  expect((await taken(1600, sea, [onStage, below, below]))[0]).toBe(1536)
  expect(await taken(1600, calmSea, [below, below])).toEqual([768, small(768)])

  // What an editor is told of a hero that is too small (website/domain/site-pages/small-heroes) is what is drawn.
  const page = await openPage({ baseURL })
  for (const path of [sea, ...Object.keys(wideSeas)]) {
    await page.goto(path)
    const drawn: number[] = []
    for (const width of [375, 959, 960, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      drawn.push(await page.locator('figure[data-hero] img').evaluate(each => each.getBoundingClientRect().width))
    }
    const found = smallHeroes({
      ...{ layout: 'standard', fullWidth: path !== sea },
      anchoredMenuItems: path === '/wide-sea-with-menu' ? ['Ebb', 'Flow', 'Foam'].map(text => ({ refId: text, text })) : [],
      parts: [tiny],
    })
    expect([path, found.map(({ needed }) => needed)]).toEqual([path, [Math.round(Math.max(...drawn))]])
  }
})

const tiny: Part = {
  ...{ kind: 'image', picture: { url: '', width: 1, height: 1, alt: '' }, caption: null, isHero: true, fullCoverage: false },
  ...{ minHeight: 0, horizontal: 'center', vertical: 'center', spacing: 0 },
}
