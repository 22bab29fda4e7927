import { describe, expect } from 'vitest'
import { listDemo, test } from '../support/browser.ts'

describe('the page of a video', () => {
  test('it plays, and seeks by requesting only that part of the file (R1-01, R2.1-07, R2.1-08, R6-01)', async ({ openPage }) => {
    const page = await openPage()
    const ranges: string[] = []
    page.on('response', response => {
      if (response.url().endsWith('.mp4')) ranges.push(`${response.status()} ${response.headers()['content-range'] ?? ''}`)
    })
    const [item] = (await listDemo()).filter(each => each.contentType === 'VIDEO')
    await page.goto(item?.path ?? '')
    const video = page.locator('video')
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true
      return element.play()
    })
    const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(time).toBeGreaterThan(0.2)
    const late = await video.evaluate((element: HTMLVideoElement) => element.duration * 0.8)
    expect(late).toBeGreaterThan(5)
    await video.evaluate((element: HTMLVideoElement, position) => {
      element.currentTime = position
    }, late)
    await expect.poll(time).toBeGreaterThan(late)
    expect(ranges.length).toBeGreaterThan(0)
    for (const range of ranges) expect(range).toMatch(/^206 bytes \d+-\d+\/\d+$/)
    const source = await video.locator('source').getAttribute('src')
    const part = await page.request.get(source ?? '', { headers: { Range: 'bytes=1000-1999' } })
    expect([part.status(), (await part.body()).length]).toEqual([206, 1000])
  })

  test('it has captions in its language that load, and a poster image', async ({ openPage }) => {
    const page = await openPage()
    for (const item of (await listDemo()).filter(each => each.contentType === 'VIDEO')) {
      await page.goto(item.path)
      const video = page.locator('video')
      expect(await video.getAttribute('controls')).not.toBeNull()
      expect((await page.request.get((await video.getAttribute('poster')) ?? '')).headers()['content-type']).toMatch(/^image\//)
      const cues = () =>
        video.evaluate((element: HTMLVideoElement) =>
          [...element.textTracks]
            .filter(track => track.mode === 'showing')
            .map(track => [track.kind, track.language, track.cues?.length ?? 0]),
        )
      await expect.poll(cues, { message: item.path }).toEqual([['captions', 'en', expect.any(Number)]])
      await expect.poll(async () => Number((await cues())[0]?.[2])).toBeGreaterThan(2)
      expect(await video.locator('track').count()).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('pages of posters, slides and documents', () => {
  test('without a script they show an image that links to a working PDF (R1-01, R2.1-04, R2.1-05, R2.1-06, R2.1-08, R6-01)', async ({
    openPage,
  }) => {
    const page = await openPage({ javaScriptEnabled: false })
    const items = (await listDemo()).filter(({ contentType }) => ['POSTER', 'SLIDE', 'DOCUMENT'].includes(contentType))
    expect(items.length).toBeGreaterThanOrEqual(16)
    for (const { path } of items) {
      await page.goto(path)
      const image = page.locator('main a > img')
      await image.evaluate((image: HTMLImageElement) => image.decode())
      expect(await image.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBeGreaterThan(200)
      const pdf = await page.request.get((await page.locator('main a:has(> img)').getAttribute('href')) ?? '')
      expect([pdf.status(), pdf.headers()['content-type']], path).toEqual([200, 'application/pdf'])
      const bytes = await pdf.body()
      expect(bytes.subarray(0, 5).toString(), path).toBe('%PDF-')
      expect(bytes.subarray(-1024).toString('latin1'), path).toContain('%%EOF')
      for (const file of await page.getByRole('region', { name: 'Files' }).getByRole('link').all()) {
        expect((await page.request.head((await file.getAttribute('href')) ?? '')).status(), path).toBe(200)
      }
    }
  })
})
