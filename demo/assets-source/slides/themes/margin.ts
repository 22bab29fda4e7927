/** Titles stand in a wide left margin, content to the right of a rule; serif; the title slide gives its right half to the picture. */
import type { Box, Deck, Theme } from '../deck.ts'
import { contact, meeting, people, places, sample } from './words.ts'

function side(deck: Deck, n: number): Box[] {
  const c = deck.colours
  return [
    { kind: 'rect', x: 0, y: 0, w: 3.75, h: 7.5, fill: c.soft },
    { kind: 'text', tag: 'p', lines: [deck.shortTitle], x: 0.5, y: 6.8, w: 2.5, h: 0.35, size: 11.5, colour: c.muted, valign: 'bottom' },
    { kind: 'text', tag: 'p', lines: [String(n)], x: 2.75, y: 6.8, w: 0.6, h: 0.35, size: 11.5, colour: c.muted, align: 'right', valign: 'bottom' },
  ]
}

export const margin: Theme = {
  serifTitles: true,
  title: (deck) => ({
    ground: deck.colours.paper,
    boxes: [
      { kind: 'image', x: 6.9, y: 0, w: 6.433, h: 7.5, svg: deck.art(deck.colours, 618, 720), alt: '', fill: true },
      { kind: 'rect', x: 0.7, y: 0.75, w: 0.9, h: 0.1, fill: deck.colours.accent },
      { kind: 'text', tag: 'h1', lines: [deck.facts.title], x: 0.7, y: 1.1, w: 5.75, h: 3.5, size: 38, colour: deck.colours.ink, serif: true, bold: true, leading: 1.08 },
      { kind: 'text', tag: 'p', lines: [people(deck)], x: 0.7, y: 4.75, w: 5.7, h: 0.75, size: 18, colour: deck.colours.accent, bold: true, leading: 1.2, valign: 'bottom' },
      { kind: 'text', tag: 'p', lines: [places(deck), meeting(deck)], x: 0.7, y: 5.58, w: 5.7, h: 1.05, size: 13, colour: deck.colours.ink, leading: 1.3 },
      { kind: 'text', tag: 'p', lines: [sample], x: 0.7, y: 6.75, w: 5.7, h: 0.4, size: 11, colour: deck.colours.muted, valign: 'bottom' },
    ],
  }),
  section: (deck, title, text, n) => ({
    ground: deck.colours.accent,
    boxes: [
      { kind: 'text', tag: 'h2', lines: [title], x: 0.9, y: 1.4, w: 10.5, h: 2.6, size: 50, colour: deck.colours.onAccent, serif: true, bold: true, leading: 1.14, valign: 'bottom' },
      { kind: 'text', tag: 'p', lines: [text], x: 0.9, y: 4.1, w: 8.6, h: 1.6, size: 22, colour: deck.colours.onAccent, leading: 1.3 },
      { kind: 'text', tag: 'p', lines: [String(n)], x: 11.4, y: 6.8, w: 1, h: 0.35, size: 11.5, colour: deck.colours.onAccent, align: 'right' },
    ],
  }),
  statement: (deck, text, source, n) => ({
    ground: deck.colours.paper,
    boxes: [
      ...side(deck, n),
      { kind: 'text', tag: 'p', lines: ['“'], x: 0.45, y: 0.5, w: 2.5, h: 3.2, size: 170, colour: deck.colours.accent, serif: true, leading: 1 },
      { kind: 'text', tag: 'p', lines: [text], x: 4.3, y: 0.9, w: 8.2, h: 4.6, size: 32, colour: deck.colours.ink, serif: true, leading: 1.25 },
      { kind: 'text', tag: 'p', lines: [source], x: 4.3, y: 5.75, w: 8.2, h: 0.9, size: 16, colour: deck.colours.accent, leading: 1.3 },
    ],
  }),
  frame: (deck, title, n) => ({
    ground: deck.colours.paper,
    colours: deck.colours,
    area: { x: 4.3, y: 0.75, w: 8.4, h: 6.2 },
    boxes: [...side(deck, n), { kind: 'rect', x: 0.5, y: 0.75, w: 0.6, h: 0.09, fill: deck.colours.accent }, { kind: 'text', tag: 'h2', lines: [title], x: 0.5, y: 1.0, w: 2.95, h: 4.5, size: 26, colour: deck.colours.ink, serif: true, bold: true, leading: 1.12 }],
  }),
  end: (deck, title, points, n) => ({
    ground: deck.colours.paper,
    boxes: [
      { kind: 'rect', x: 0, y: 0, w: 3.75, h: 7.5, fill: deck.colours.accent },
      { kind: 'text', tag: 'h2', lines: [title], x: 0.5, y: 0.75, w: 2.95, h: 3, size: 30, colour: deck.colours.onAccent, serif: true, bold: true, leading: 1.1 },
      { kind: 'text', tag: 'ol', lines: points, x: 4.3, y: 0.75, w: 8.2, h: 4.9, size: 23, colour: deck.colours.ink, leading: 1.3, gap: 15 },
      { kind: 'text', tag: 'p', lines: [contact(deck), sample], x: 4.3, y: 6.2, w: 8.2, h: 0.8, size: 13, colour: deck.colours.muted, leading: 1.4, valign: 'bottom' },
      { kind: 'text', tag: 'p', lines: [String(n)], x: 0.5, y: 6.8, w: 1, h: 0.35, size: 11.5, colour: deck.colours.onAccent, valign: 'bottom' },
    ],
  }),
}
