import { join } from 'node:path'
import sharp from 'sharp'
import { openPage, printPdf, warnOfOverflow } from '../lib/browser.ts'
import { writeItem } from '../lib/item.ts'
import { layBody } from './bodies.ts'
import { forestPlots } from './content/forest-plots.ts'
import { harbourLedgers } from './content/harbour-ledgers.ts'
import { headacheDiaries } from './content/headache-diaries.ts'
import { peatlandRewetting } from './content/peatland-rewetting.ts'
import { sourdough } from './content/sourdough.ts'
import { villageBattery } from './content/village-battery.ts'
import type { Deck, Page } from './deck.ts'
import { deckHtml, writePptx } from './render.ts'

async function layOut(deck: Deck): Promise<Page[]> {
  const pages = [deck.theme.title(deck)]
  for (const slide of deck.slides) {
    const n = pages.length + 1
    if (slide.kind === 'section') pages.push(deck.theme.section(deck, slide.title, slide.text ?? '', n))
    else if (slide.kind === 'statement') pages.push(deck.theme.statement(deck, slide.text, slide.source, n))
    else if (slide.kind === 'end') pages.push(deck.theme.end(deck, slide.title, slide.points, n))
    else {
      const { ground, boxes, area, colours } = deck.theme.frame(deck, slide.title, n)
      pages.push({ ground, boxes: [...boxes, ...(await layBody(slide, area, colours, deck.theme))] })
    }
  }
  return pages
}

function buildDeck(deck: Deck): [string, (directory: string) => Promise<void>] {
  const { facts } = deck
  return [
    facts.slug,
    async directory => {
      const pages = await layOut(deck)
      const page = await openPage(deckHtml(facts.title, pages), 1280, 720)
      await warnOfOverflow(page, facts.slug)
      await printPdf(page, join(directory, 'slides.pdf'), { width: '13.333in', height: '7.5in' })
      const first = await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 720 } })
      await page.close()
      await sharp(first).resize({ width: 800 }).webp({ quality: 88 }).toFile(join(directory, 'thumbnail.webp'))
      await writePptx(
        join(directory, 'slides.pptx'),
        facts.title,
        facts.authors.map(a => `${a.givenName} ${a.familyName}`).join(', '),
        pages,
      )
      writeItem(directory, 'SLIDE', facts, [
        { path: 'slides.pdf', role: 'main', label: `Slides (PDF, ${pages.length} pages)`, language: 'en' },
        { path: 'slides.pptx', role: 'source', label: 'Slides (PowerPoint)', language: 'en' },
        { path: 'thumbnail.webp', role: 'thumbnail', label: 'Preview of the first slide', language: null },
      ])
    },
  ]
}

export const decks = [forestPlots, sourdough, villageBattery, harbourLedgers, headacheDiaries, peatlandRewetting].map(buildDeck)
