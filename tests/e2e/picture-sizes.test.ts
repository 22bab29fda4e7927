/** Pictures of the media library in running text and in blocks: which of their forms a browser takes on a telephone and on a wide screen. */
import sharp from 'sharp'
import { expect, inject } from 'vitest'
import { hydrated, type OpenPage, test } from '../support/browser.ts'
import { superEditor, testPassword } from '../support/site-people.ts'

/** A platform that no other test writes to. */
const baseURL = inject('site').replace('localhost', 'bioethics.localhost')

/** A page with one picture three times: in a block on top, in the text, as a portrait. @returns its address */
async function writePage(openPage: OpenPage): Promise<string> {
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
    .getByLabel('Drop pictures here, or choose them')
    .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: await content.toBuffer() })
  await library.getByLabel('Alternative text').first().fill('The sea')
  await library.getByRole('button', { name: 'Add 1 picture' }).press('Enter')
  const picture = library.locator('main a[href^="/my/content/media/"]').first()
  const id = /media\/(\d+)/.exec((await picture.getAttribute('href')) ?? '')?.[1] ?? ''
  const page = await signedIn('/my/content/pages/new', false)
  await page.getByLabel('Address').fill('/sea')
  await page.getByLabel('Title').fill('The sea')
  await page.locator('textarea[name="body"]').fill(
    `<div data-block="image" data-media-id="${id}" data-is-hero="true"></div><p>Text.</p><p><img src="${id}" alt="Waves"></p>
     <blockquote data-block="customer-quote" data-image-id="${id}" data-name="Ines"><p>Blue.</p></blockquote>`,
  )
  await page.locator('button[value="publish"]').click()
  await page.waitForURL('**done=published**')
  return '/sea'
}

test('a telephone takes small forms, a wide screen larger ones, and only the stage at once', { timeout: 90_000 }, async ({ openPage }) => {
  const path = await writePage(openPage)
  const taken = async (width: number) => {
    const page = await openPage({ baseURL, viewport: { width, height: 900 } })
    await expect.poll(async () => (await page.goto(path))?.status()).toBe(200)
    await hydrated(page)
    const pictures = page.locator('main img[srcset]')
    await pictures.last().scrollIntoViewIfNeeded()
    const widths = () =>
      pictures.evaluateAll(all =>
        all.map(each => {
          if (!(each instanceof HTMLImageElement)) return 0
          const forms = each.srcset.split(', ').map(form => form.split(' '))
          return Number(forms.find(([address = '']) => new URL(address, location.href).href === each.currentSrc)?.[1]?.slice(0, -1))
        }),
      )
    await expect.poll(async () => (await widths()).every(each => each > 0)).toBe(true)
    expect(await pictures.evaluateAll(all => all.map(each => each.getAttribute('loading')))).toEqual([null, 'lazy', 'lazy'])
    // No picture moves what is around it when it comes.
    expect(await pictures.evaluateAll(all => all.map(each => each.hasAttribute('width') && each.hasAttribute('height')))).not.toContain(
      false,
    )
    return await widths()
  }
  // A browser may show a small picture from a larger form that the page has fetched by then.
  const small = (larger: number) => expect.toSatisfy(width => width === 300 || width === larger)
  expect(await taken(375)).toEqual([768, 768, small(768)])
  expect(await taken(1600)).toEqual([1536, 768, small(768)])
})
