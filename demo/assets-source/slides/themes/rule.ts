/** White ground, hairlines, a running head; serif titles; the title slide has its picture as a band in the middle. */
import type { Box, Theme } from '../deck.ts'
import { contact, meeting, people, places, sample } from './words.ts'

export const rule: Theme = {
  serifTitles: true,
  title: (deck) => ({
    ground: deck.colours.paper,
    boxes: [
      { kind: 'text', tag: 'h1', lines: [deck.facts.title], x: 0.9, y: 0.4, w: 11.5, h: 2.2, size: 42, colour: deck.colours.accent, serif: true, bold: true, leading: 1.12, valign: 'bottom' },
      { kind: 'image', x: 0, y: 2.75, w: 13.333, h: 2.6, svg: deck.art(deck.colours, 1280, 250), alt: '', fill: true },
      { kind: 'text', tag: 'p', lines: [people(deck)], x: 0.9, y: 5.65, w: 11.5, h: 0.4, size: 19, colour: deck.colours.ink, bold: true },
      { kind: 'text', tag: 'p', lines: [places(deck), meeting(deck)], x: 0.9, y: 6.06, w: 11.5, h: 0.7, size: 14, colour: deck.colours.ink, leading: 1.3 },
      { kind: 'text', tag: 'p', lines: [sample], x: 0.9, y: 6.92, w: 11.5, h: 0.3, size: 11.5, colour: deck.colours.muted },
    ],
  }),
  section: (deck, title, text, n) => ({
    ground: deck.colours.soft,
    boxes: [
      ...head(deck.shortTitle, n, deck.colours.muted, deck.colours.muted),
      { kind: 'text', tag: 'h2', lines: [title], x: 0.9, y: 2.2, w: 10.5, h: 1.6, size: 48, colour: deck.colours.accent, serif: true, bold: true, valign: 'bottom', leading: 1.05 },
      { kind: 'text', tag: 'p', lines: [text], x: 0.9, y: 4.05, w: 8.5, h: 1.5, size: 22, colour: deck.colours.ink, leading: 1.3 },
    ],
  }),
  statement: (deck, text, source, n) => ({
    ground: deck.colours.paper,
    boxes: [
      ...head(deck.shortTitle, n, deck.colours.muted, deck.colours.muted),
      { kind: 'rect', x: 0.9, y: 1.75, w: 1.4, h: 0.09, fill: deck.colours.second },
      { kind: 'text', tag: 'p', lines: [text], x: 0.9, y: 2.05, w: 11.2, h: 3.3, size: 40, colour: deck.colours.accent, serif: true, leading: 1.18 },
      { kind: 'text', tag: 'p', lines: [source], x: 0.9, y: 5.65, w: 10, h: 0.8, size: 17, colour: deck.colours.ink },
    ],
  }),
  frame: (deck, title, n) => ({
    ground: deck.colours.paper,
    colours: deck.colours,
    area: { x: 0.9, y: 1.95, w: 11.53, h: 4.95 },
    boxes: [...head(deck.shortTitle, n, deck.colours.muted, deck.colours.muted), { kind: 'text', tag: 'h2', lines: [title], x: 0.9, y: 0.78, w: 11.5, h: 0.95, size: 31, colour: deck.colours.accent, serif: true, bold: true, leading: 1.08, valign: 'middle' }],
  }),
  end: (deck, title, points, n) => ({
    ground: deck.colours.accent,
    boxes: [
      ...head(deck.shortTitle, n, deck.colours.onAccent, deck.colours.onAccent),
      { kind: 'text', tag: 'h2', lines: [title], x: 0.9, y: 0.85, w: 11.5, h: 0.9, size: 36, colour: deck.colours.onAccent, serif: true, bold: true },
      { kind: 'text', tag: 'ul', lines: points, x: 0.9, y: 2.0, w: 10.6, h: 3.9, size: 24, colour: deck.colours.onAccent, leading: 1.28, gap: 14 },
      { kind: 'text', tag: 'p', lines: [contact(deck), sample], x: 0.9, y: 6.35, w: 11.5, h: 0.75, size: 14, colour: deck.colours.onAccent, leading: 1.4 },
    ],
  }),
}

function head(short: string, n: number, colour: string, line: string): Box[] {
  return [
    { kind: 'text', tag: 'p', lines: [short], x: 0.9, y: 0.28, w: 9, h: 0.3, size: 12, colour },
    { kind: 'text', tag: 'p', lines: [String(n)], x: 11.43, y: 0.28, w: 1, h: 0.3, size: 12, colour, align: 'right' },
    { kind: 'rect', x: 0.9, y: 0.62, w: 11.53, h: 0.012, fill: line },
  ]
}
