import { expect, test } from 'vitest'
import { mailtoUrl } from './mailto-url.ts'

test('a letter has its lines, and nothing in it can be another header', () => {
  const address = mailtoUrl('editors+a@example.org', {
    subject: 'A poster\r\nBcc: others@example.org',
    lines: ['Subject: Earth & sea?', '', 'Grüße'],
  })
  expect(address).toMatch(/^mailto:editors%2Ba@example\.org\?subject=/)
  const { searchParams } = new URL(address)
  expect([...searchParams]).toEqual([
    ['subject', 'A poster Bcc: others@example.org'],
    ['body', 'Subject: Earth & sea?\r\n\r\nGrüße'],
  ])
})
