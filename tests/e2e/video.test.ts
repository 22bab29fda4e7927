/** What the page adds to the browser's own player of films. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { hydrated, type OpenPage, pathOf, test } from '../support/browser.ts'

const film = 'How a stoma opens'

async function openFilm(openPage: OpenPage, path?: string): Promise<Page> {
  const page = await openPage()
  await page.goto(path ?? (await pathOf(film)))
  await hydrated(page)
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
  return page
}
const time = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
const chapters = (page: Page) => page.getByRole('navigation', { name: 'Chapters' })
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })

describe('chapters and transcript of a video', () => {
  test('they seek to their time in the video, and mark the current one', async ({ openPage }) => {
    const page = await openFilm(openPage)
    await chapters(page).getByRole('link', { name: 'Water' }).click()
    await expect.poll(() => time(page)).toBeCloseTo(12.5, 1)
    await expect.poll(() => chapters(page).locator('[aria-current]').innerText()).toContain('Water')
    await expect.poll(() => transcript(page).locator('[aria-current]').innerText()).toContain('Three: water follows the potassium')
    await transcript(page).getByRole('link', { name: 'the cells swell' }).click()
    await expect.poll(() => time(page)).toBeCloseTo(18, 1)
    await expect.poll(() => chapters(page).locator('[aria-current]').innerText()).toContain('Swelling')
    expect(new URL(page.url()).pathname).toBe(await pathOf(film))
  })

  test('they are searched, and shown in another language', async ({ openPage }) => {
    const page = await openFilm(openPage)
    const lines = transcript(page).getByRole('listitem')
    const all = await lines.count()
    await transcript(page).getByRole('searchbox').fill('POTASSIUM')
    await expect.poll(() => lines.count()).toBeLessThan(all)
    expect(await transcript(page).locator('mark').allInnerTexts()).toEqual(['Potassium', 'potassium'])
    await transcript(page).getByRole('status').getByText('2 lines found').waitFor({ state: 'attached' })
    await transcript(page).getByRole('searchbox').fill('')
    await transcript(page).getByRole('combobox').selectOption({ label: 'Español' })
    await transcript(page).getByText('la luz azul').waitFor()
    expect(await transcript(page).getByRole('list').getAttribute('lang')).toBe('es')
  })

  test('without a script they are shown, and link into the file', async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(await pathOf(film))
    expect(await transcript(page).getByRole('listitem').count()).toBe(7)
    expect(await chapters(page).getByRole('link').nth(3).getAttribute('href')).toMatch(/\/video\.mp4#t=12\.5$/)
    expect(await page.getByRole('searchbox', { name: 'Search in the transcript' }).count()).toBe(0)
  })
})

describe('the player of a video', () => {
  test('it has keys for play, seeking, captions and speed (R2.1-07)', async ({ openPage }) => {
    const page = await openFilm(openPage)
    const video = page.locator('video')
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true
    })
    await chapters(page).getByRole('link').first().focus()
    const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
    await page.keyboard.press('k')
    await expect.poll(paused).toBe(false)
    await page.keyboard.press('k')
    await expect.poll(paused).toBe(true)
    const before = await time(page)
    await page.keyboard.press('l')
    await expect.poll(() => time(page)).toBeCloseTo(before + 10, 0)
    await page.keyboard.press('j')
    await expect.poll(() => time(page)).toBeCloseTo(before, 0)
    const showing = () =>
      video.evaluate((element: HTMLVideoElement) =>
        [...element.textTracks].filter(track => track.kind === 'captions' && track.mode === 'showing').map(track => track.language),
      )
    expect(await showing()).toEqual(['en'])
    await page.keyboard.press('c')
    expect(await showing()).toEqual([])
    await page.keyboard.press('c')
    expect(await showing()).toEqual(['en'])
    await page.keyboard.press('>')
    await expect.poll(() => page.getByLabel('Speed').inputValue()).toBe('1.25')
  })

  test('the chosen speed is kept for the next video', async ({ openPage }) => {
    const page = await openFilm(openPage)
    const rate = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate)
    await page.getByLabel('Speed').selectOption('1.5')
    await expect.poll(rate).toBe(1.5)
    await page.goto(await pathOf('Thirty years of a river'))
    await hydrated(page)
    await expect.poll(rate).toBe(1.5)
    expect(await page.getByLabel('Speed').inputValue()).toBe('1.5')
  })
})

test('axe finds no violation on a page with a video', async ({ openPage }) => {
  const page = await openFilm(openPage)
  await transcript(page).getByRole('searchbox').fill('water')
  expect(await violations(page)).toEqual([])
})
