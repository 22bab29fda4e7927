/** Large sans titles on colour fields; the title slide is all colour, its picture rising from the foot. */
import type { Box, Deck, Theme } from '../deck.ts'
import { contact, meeting, people, places, sample } from './words.ts'

const foot = (deck: Deck, n: number, colour: string): Box[] => [{ kind: 'text', tag: 'p', lines: [`${n}`], x: 12.0, y: 6.95, w: 0.7, h: 0.3, size: 12, colour, align: 'right', bold: true }, { kind: 'text', tag: 'p', lines: [deck.shortTitle], x: 0.7, y: 6.95, w: 8, h: 0.3, size: 12, colour }]

export const bold: Theme = {
  serifTitles: false,
  title: (deck) => ({
    ground: deck.colours.accent,
    boxes: [
      { kind: 'image', x: 0, y: 3.9, w: 13.333, h: 3.6, svg: deck.art(deck.colours, 1280, 346), alt: '', fill: true },
      { kind: 'text', tag: 'h1', lines: [deck.facts.title], x: 0.7, y: 0.5, w: 11.9, h: 2.15, size: 48, colour: deck.colours.onAccent, bold: true, leading: 1.0 },
      { kind: 'text', tag: 'p', lines: [people(deck)], x: 0.7, y: 2.72, w: 11.9, h: 0.42, size: 20, colour: deck.colours.onAccent, bold: true },
      { kind: 'text', tag: 'p', lines: [places(deck), meeting(deck)], x: 0.7, y: 3.14, w: 11.9, h: 0.66, size: 14, colour: deck.colours.onAccent, leading: 1.25 },
      { kind: 'rect', x: 0, y: 7.12, w: 13.333, h: 0.38, fill: deck.colours.ink },
      { kind: 'text', tag: 'p', lines: [sample], x: 0.7, y: 7.12, w: 11.9, h: 0.38, size: 11.5, colour: '#ffffff', valign: 'middle' },
    ],
  }),
  section: (deck, title, text, n) => ({
    ground: deck.colours.second,
    boxes: [
      { kind: 'text', tag: 'h2', lines: [title], x: 0.7, y: 0.7, w: 11.5, h: 3.2, size: 66, colour: '#ffffff', bold: true, leading: 0.98 },
      { kind: 'text', tag: 'p', lines: [text], x: 0.7, y: 4.2, w: 9, h: 2, size: 24, colour: '#ffffff', leading: 1.3 },
      ...foot(deck, n, '#ffffff'),
    ],
  }),
  statement: (deck, text, source, n) => ({
    ground: deck.colours.accent,
    boxes: [
      { kind: 'text', tag: 'p', lines: [text], x: 0.7, y: 0.8, w: 11.8, h: 4.5, size: 50, colour: deck.colours.onAccent, bold: true, leading: 1.06 },
      { kind: 'text', tag: 'p', lines: [source], x: 0.7, y: 5.6, w: 10, h: 0.9, size: 20, colour: deck.colours.onAccent, leading: 1.25 },
      ...foot(deck, n, deck.colours.onAccent),
    ],
  }),
  frame: (deck, title, n) => ({
    ground: deck.colours.paper,
    colours: deck.colours,
    area: { x: 0.7, y: 1.95, w: 12.0, h: 4.75 },
    boxes: [
      { kind: 'rect', x: 0, y: 0, w: 13.333, h: 0.22, fill: deck.colours.accent },
      { kind: 'text', tag: 'h2', lines: [title], x: 0.7, y: 0.5, w: 11.9, h: 1.2, size: 35, colour: deck.colours.ink, bold: true, leading: 1.02, valign: 'middle' },
      ...foot(deck, n, deck.colours.muted),
    ],
  }),
  end: (deck, title, points, n) => ({
    ground: deck.colours.soft,
    boxes: [
      { kind: 'rect', x: 0, y: 0, w: 13.333, h: 1.7, fill: deck.colours.accent },
      { kind: 'text', tag: 'h2', lines: [title], x: 0.7, y: 0.35, w: 11.9, h: 1.0, size: 42, colour: deck.colours.onAccent, bold: true, valign: 'middle' },
      { kind: 'text', tag: 'ul', lines: points, x: 0.7, y: 2.15, w: 11.2, h: 3.6, size: 26, colour: deck.colours.ink, leading: 1.25, gap: 14 },
      { kind: 'text', tag: 'p', lines: [contact(deck), sample], x: 0.7, y: 5.95, w: 11.9, h: 0.75, size: 14, colour: deck.colours.ink, leading: 1.4 },
      ...foot(deck, n, deck.colours.ink),
    ],
  }),
}
