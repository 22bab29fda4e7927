import { expect, test } from 'vitest'
import { themeHashOf } from './present-gateway.ts'

test('the URL of a theme’s style sheet changes with the brand, the gateway and the theme', () => {
  const theme = { accent: '#0b6e4f' }
  const hashes = [
    themeHashOf({ key: 'wellcome' }, 1, theme),
    themeHashOf({ key: 'ora' }, 1, theme),
    // The same gateway, imported again after it was removed, has another id.
    themeHashOf({ key: 'wellcome' }, 2, theme),
    themeHashOf({ key: 'wellcome' }, 1, { ...theme, hero: 'deep' }),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(themeHashOf({ key: 'wellcome' }, 1, { accent: '#0b6e4f' })).toBe(hashes[0])
  for (const hash of hashes) expect(hash).toMatch(/^[a-f0-9]{16}$/)
})
