import { expect, test } from 'vitest'
import { mailtoUrl } from './mailto-url.ts'

test('a mailto URL has its lines, and no value can add a header', () => {
  const url = mailtoUrl('editors+a@example.org', {
    subject: 'A poster\r\nBcc: others@example.org',
    lines: ['Subject: Earth & sea?', '', 'Grüße'],
  })
  expect(url).toMatch(/^mailto:editors%2Ba@example\.org\?subject=/)
  const { searchParams } = new URL(url)
  expect([...searchParams]).toEqual([
    ['subject', 'A poster Bcc: others@example.org'],
    ['body', 'Subject: Earth & sea?\r\n\r\nGrüße'],
  ])
})
