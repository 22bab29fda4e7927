import { expect, test } from 'vitest'
import { createEmailLogos, logoOfEmail, logoSource, withInlineLogo } from './email-logo.ts'

const drawn: string[] = []
const find = createEmailLogos(platform => {
  if (platform === 'gone') return undefined
  drawn.push(platform)
  return Promise.resolve(Buffer.from(`logo of ${platform}`))
})
const emailOf = (platform: string) => `<p><img src="${logoSource(platform)}" alt="">Slate</p>`

test('an email gets the logo of its own site, which is drawn once', async () => {
  const logo = await logoOfEmail(emailOf('slate-2'), find)
  expect(logo).toEqual({ contentId: 'logo.slate-2@recto', png: Buffer.from('logo of slate-2') })
  await logoOfEmail(emailOf('slate-2'), find)
  expect(drawn).toEqual(['slate-2'])
})

test.each([
  ['queued before emails had logos', '<p>Slate</p>'],
  ['of a site that is gone', emailOf('gone')],
])('an email %s has none, and is shown as it is', async (_, html) => {
  expect(await logoOfEmail(html, find)).toBeNull()
  expect(await withInlineLogo(html, find)).toBe(html)
})

test('a page shows the email with the image itself', async () => {
  const picture = Buffer.from('logo of slate').toString('base64')
  expect(await withInlineLogo(emailOf('slate'), find)).toBe(`<p><img src="data:image/png;base64,${picture}" alt="">Slate</p>`)
})
