import { expect, test } from 'vitest'
import { paletteOf } from './palette.ts'

test.each<[string, string[], Record<string, { light: string; dark: string }>]>([
  ['a pair', [':root { --ink: light-dark(#111, #eee); }'], { ink: { light: '#111', dark: '#eee' } }],
  ['one colour for both', [':root{--ink:#111}'], { ink: { light: '#111', dark: '#111' } }],
  [
    'colours with parentheses of their own',
    [':root { --scrim: light-dark(rgb(16 24 36 / 45%), rgb(0, 0, 0)); }'],
    { scrim: { light: 'rgb(16 24 36 / 45%)', dark: 'rgb(0, 0, 0)' } },
  ],
  [
    'a token that is another, also one that comes later',
    [':root { --focus: var(--accent); --accent: light-dark(#123, #abc) }'],
    { focus: { light: '#123', dark: '#abc' }, accent: { light: '#123', dark: '#abc' } },
  ],
  [
    'a token within a pair',
    [':root { --a: light-dark(#123, #abc); --b: light-dark(#fff, var(--a)); }'],
    { a: { light: '#123', dark: '#abc' }, b: { light: '#fff', dark: '#abc' } },
  ],
  [
    'a brand over the house: what refers to a token follows it',
    [':root { --accent: #111; --focus: var(--accent); }', ':root { --accent: #222; }'],
    { accent: { light: '#222', dark: '#222' }, focus: { light: '#222', dark: '#222' } },
  ],
  ['a fallback', [':root { --a: var(--none, #123); }'], { a: { light: '#123', dark: '#123' } }],
  [
    'nothing of comments, of other rules, of media, of what is no colour',
    [
      `/* :root { --a: #111; } */ .x { --b: #222; } @media print { :root { --c: #333; } }
       :root { --d: 1rem; --e: url("data:image/svg+xml;x"); --f: #444; }`,
    ],
    { f: { light: '#444', dark: '#444' } },
  ],
  [
    'colours after an imported sheet',
    ['@import "../../ui/fonts/lora.css";\n\n:root { --ink: #111; }'],
    { ink: { light: '#111', dark: '#111' } },
  ],
  ['nothing of tokens that refer to themselves', [':root { --a: var(--b); --b: var(--a); --c: var(--none); }'], {}],
])('the palette is read from CSS: %s', (_case, sheets, palette) => {
  expect(Object.fromEntries(paletteOf(sheets))).toEqual(palette)
})
