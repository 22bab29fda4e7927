import { expect, test } from 'vitest'
import { recentTitle } from './recent-title.ts'

test.each([
  ['Slates [version 2; peer review: 1 approved]', 'Slates'],
  ['On [wet] slates', 'On slates'],
  ['A [b [c] d] e', 'A e'],
  ['Is it wet [really]?', 'Is it wet?'],
  ['[Ein Titel, übersetzt.]', '[Ein Titel, übersetzt.]'],
  ['Open [bracket', 'Open [bracket'],
])('brackets are removed from the title %s (A9-21)', (title, shown) => expect(recentTitle(title)).toBe(shown))
