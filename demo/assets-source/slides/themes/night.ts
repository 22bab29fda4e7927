/** Light on dark, sans, a thin line that grows along the foot as the talk goes on. */
import type { Box, Deck, Theme } from '../deck.ts'
import { contact, meeting, people, places, sample } from './words.ts'

function foot(deck: Deck, n: number): Box[] {
  const c = deck.colours
  const all = deck.slides.length + 1
  return [
    { kind: 'rect', x: 0, y: 7.42, w: 13.333, h: 0.08, fill: c.soft },
    { kind: 'rect', x: 0, y: 7.42, w: (13.333 * n) / all, h: 0.08, fill: c.accent },
    {
      kind: 'text',
      tag: 'p',
      lines: [`${deck.shortTitle} · ${n}`],
      x: 7.5,
      y: 6.98,
      w: 5.1,
      h: 0.3,
      size: 11.5,
      colour: c.muted,
      align: 'right',
    },
  ]
}

export const night: Theme = {
  serifTitles: false,
  title: deck => ({
    ground: deck.colours.paper,
    boxes: [
      { kind: 'image', x: 0, y: 0, w: 13.333, h: 7.5, svg: deck.art(deck.colours, 1280, 720), alt: '', fill: true },
      {
        kind: 'text',
        tag: 'h1',
        lines: [deck.facts.title],
        x: 0.75,
        y: 0.7,
        w: 8.6,
        h: 2.6,
        size: 50,
        colour: '#ffffff',
        bold: true,
        leading: 1.0,
      },
      { kind: 'text', tag: 'p', lines: [people(deck)], x: 0.75, y: 3.35, w: 8, h: 0.45, size: 20, colour: deck.colours.accent, bold: true },
      {
        kind: 'text',
        tag: 'p',
        lines: [places(deck), meeting(deck)],
        x: 0.75,
        y: 3.85,
        w: 8,
        h: 0.8,
        size: 14,
        colour: deck.colours.ink,
        leading: 1.3,
      },
      { kind: 'text', tag: 'p', lines: [sample], x: 0.75, y: 6.95, w: 9, h: 0.3, size: 11.5, colour: deck.colours.ink },
    ],
  }),
  section: (deck, title, text, n) => ({
    ground: deck.colours.accent,
    boxes: [
      {
        kind: 'text',
        tag: 'h2',
        lines: [title],
        x: 0.75,
        y: 3.0,
        w: 11,
        h: 2,
        size: 60,
        colour: deck.colours.onAccent,
        bold: true,
        leading: 1,
        valign: 'bottom',
      },
      { kind: 'text', tag: 'p', lines: [text], x: 0.75, y: 5.2, w: 10, h: 1.2, size: 23, colour: deck.colours.onAccent, leading: 1.3 },
      {
        kind: 'text',
        tag: 'p',
        lines: [String(n)],
        x: 11.6,
        y: 6.98,
        w: 1,
        h: 0.3,
        size: 11.5,
        colour: deck.colours.onAccent,
        align: 'right',
      },
    ],
  }),
  statement: (deck, text, source, n) => ({
    ground: deck.colours.paper,
    boxes: [
      {
        kind: 'text',
        tag: 'p',
        lines: [text],
        x: 0.75,
        y: 1.2,
        w: 11.5,
        h: 4,
        size: 46,
        colour: deck.colours.accent,
        bold: true,
        leading: 1.1,
      },
      { kind: 'text', tag: 'p', lines: [source], x: 0.75, y: 5.4, w: 10, h: 0.9, size: 19, colour: deck.colours.ink, leading: 1.3 },
      ...foot(deck, n),
    ],
  }),
  frame: (deck, title, n) => ({
    ground: deck.colours.paper,
    colours: deck.colours,
    area: { x: 0.75, y: 1.75, w: 11.85, h: 5.0 },
    boxes: [
      {
        kind: 'text',
        tag: 'h2',
        lines: [title],
        x: 0.75,
        y: 0.5,
        w: 11.8,
        h: 0.95,
        size: 33,
        colour: '#ffffff',
        bold: true,
        leading: 1.05,
        valign: 'middle',
      },
      ...foot(deck, n),
    ],
  }),
  end: (deck, title, points, n) => ({
    ground: deck.colours.paper,
    boxes: [
      { kind: 'text', tag: 'h2', lines: [title], x: 0.75, y: 0.6, w: 11.8, h: 0.95, size: 44, colour: deck.colours.accent, bold: true },
      { kind: 'text', tag: 'ul', lines: points, x: 0.75, y: 1.95, w: 10.8, h: 3.9, size: 25, colour: '#ffffff', leading: 1.28, gap: 15 },
      {
        kind: 'text',
        tag: 'p',
        lines: [contact(deck), sample],
        x: 0.75,
        y: 6.1,
        w: 11,
        h: 0.75,
        size: 14,
        colour: deck.colours.ink,
        leading: 1.4,
      },
      ...foot(deck, n),
    ],
  }),
}
