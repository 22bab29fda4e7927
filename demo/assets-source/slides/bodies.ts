/** Lays the body of a slide into the area that its theme leaves free. */
import type { Area, Box, Colours, Slide, Theme } from './deck.ts'

type Body = Exclude<Slide, { kind: 'section' | 'statement' | 'end' }>

export async function layBody(slide: Body, area: Area, c: Colours, theme: Theme): Promise<Box[]> {
  const { x, y, w, h } = area
  const serif = theme.serifTitles
  const strong = c.text ?? c.accent
  switch (slide.kind) {
    case 'points': {
      const wide = slide.aside === undefined
      const list: Box = {
        kind: 'text',
        tag: 'ul',
        lines: slide.points,
        x,
        y,
        w: wide ? w : w * 0.62,
        h,
        size: wide ? 28 : 25,
        colour: c.ink,
        leading: 1.24,
        gap: wide ? 20 : 15,
      }
      if (slide.aside === undefined) return [list]
      const ax = x + w * 0.67
      return [
        list,
        { kind: 'rect', x: ax, y: y + 0.05, w: 0.06, h: h * 0.8, fill: c.accent },
        {
          kind: 'text',
          tag: 'p',
          lines: [slide.aside],
          x: ax + 0.3,
          y,
          w: w * 0.33 - 0.3,
          h: h * 0.85,
          size: 26,
          colour: strong,
          serif,
          leading: 1.22,
          bold: !serif,
        },
      ]
    }
    case 'picture': {
      const svg = await slide.picture.draw(c)
      const note: Box[] =
        slide.note === undefined
          ? []
          : [{ kind: 'text', tag: 'p', lines: [slide.note], x, y: y + h - 0.36, w, h: 0.36, size: 12.5, colour: c.muted, valign: 'bottom' }]
      const free = slide.note === undefined ? h : h - 0.48
      if (slide.wide)
        return [
          { kind: 'image', x, y, w, h: free - 1.15, svg, alt: slide.picture.alt },
          {
            kind: 'text',
            tag: 'p',
            lines: [slide.text],
            x,
            y: y + free - 1.02,
            w: Math.min(w, 11),
            h: 1.02,
            size: 18.5,
            colour: c.ink,
            leading: 1.25,
          },
          ...note,
        ]
      const iw = w * 0.7
      return [
        { kind: 'image', x, y, w: iw, h: free, svg, alt: slide.picture.alt },
        {
          kind: 'text',
          tag: 'p',
          lines: slide.text.split('\n\n'),
          x: x + iw + 0.35,
          y: y + 0.15,
          w: w - iw - 0.35,
          h: free - 0.15,
          size: 21,
          colour: c.ink,
          leading: 1.28,
          gap: 12,
        },
        ...note,
      ]
    }
    case 'stats': {
      const n = slide.stats.length
      const cw = (w - 0.35 * (n - 1)) / n
      return [
        ...slide.stats.flatMap(({ value, label }, i): Box[] => {
          const cx = x + i * (cw + 0.35)
          return [
            { kind: 'rect', x: cx, y, w: cw, h: h * 0.6, fill: c.soft },
            {
              kind: 'text',
              tag: 'p',
              lines: [value],
              x: cx + 0.28,
              y: y + 0.3,
              w: cw - 0.4,
              h: 1.15,
              size: n > 2 ? 58 : 66,
              colour: strong,
              bold: true,
              serif,
              leading: 1,
            },
            {
              kind: 'text',
              tag: 'p',
              lines: [label],
              x: cx + 0.28,
              y: y + 1.5,
              w: cw - 0.56,
              h: h * 0.6 - 1.65,
              size: 19,
              colour: c.ink,
              leading: 1.2,
            },
          ]
        }),
        {
          kind: 'text',
          tag: 'p',
          lines: [slide.text],
          x,
          y: y + h * 0.6 + 0.3,
          w: Math.min(w, 10.5),
          h: h * 0.4 - 0.3,
          size: 23,
          colour: c.ink,
          leading: 1.28,
        },
      ]
    }
    case 'table':
      return [
        {
          kind: 'table',
          x,
          y,
          w,
          h: h - 0.55,
          header: slide.header,
          rows: slide.rows,
          widths: slide.widths,
          size: slide.rows.length > 6 ? 13.5 : slide.rows.length < 4 ? 21 : w > 9 ? 19 : 20,
          colours: c,
        },
        { kind: 'text', tag: 'p', lines: [slide.note], x, y: y + h - 0.45, w, h: 0.45, size: 14, colour: c.muted, valign: 'bottom' },
      ]
    case 'compare': {
      const cw = (w - 0.5) / 2
      return slide.sides.flatMap((side, i): Box[] => {
        const cx = x + i * (cw + 0.5)
        return [
          { kind: 'rect', x: cx, y, w: cw, h: 0.08, fill: i === 0 ? c.accent : c.second },
          {
            kind: 'text',
            tag: 'h2',
            lines: [side.heading],
            x: cx,
            y: y + 0.22,
            w: cw,
            h: 0.55,
            size: 28,
            colour: i === 0 ? strong : c.second,
            bold: true,
            serif,
          },
          {
            kind: 'text',
            tag: 'ul',
            lines: side.points,
            x: cx,
            y: y + 0.9,
            w: cw,
            h: h - 0.9,
            size: w > 9 ? 26 : 25,
            colour: c.ink,
            leading: 1.24,
            gap: 16,
          },
        ]
      })
    }
    case 'steps': {
      const n = slide.steps.length
      const cw = (w - 0.3 * (n - 1)) / n
      return slide.steps.flatMap(({ heading, text }, i): Box[] => {
        const cx = x + i * (cw + 0.3)
        return [
          { kind: 'rect', x: cx, y: y + 0.78, w: i === n - 1 ? cw : cw + 0.3, h: 0.04, fill: c.accent },
          { kind: 'rect', x: cx, y: y + 0.68, w: 0.24, h: 0.24, fill: c.accent },
          {
            kind: 'text',
            tag: 'p',
            lines: [String(i + 1)],
            x: cx,
            y: y - 0.1,
            w: 0.9,
            h: 0.7,
            size: 34,
            colour: c.second,
            bold: true,
            serif,
          },
          {
            kind: 'text',
            tag: 'h2',
            lines: [heading],
            x: cx,
            y: y + 1.1,
            w: cw,
            h: 0.8,
            size: 24,
            colour: c.ink,
            bold: true,
            leading: 1.12,
          },
          {
            kind: 'text',
            tag: 'p',
            lines: [text],
            x: cx,
            y: y + 1.75,
            w: cw - 0.05,
            h: h - 1.75,
            size: w > 9 ? 21 : 19,
            colour: c.ink,
            leading: 1.3,
          },
        ]
      })
    }
  }
}
