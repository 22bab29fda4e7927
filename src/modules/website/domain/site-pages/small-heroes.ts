/** Hero images that are drawn larger than they are (specification, accounts.md section 8: it is logged). */
import type { AnchoredItem } from './page-body.ts'
import type { Part } from './parts.ts'
import type { PageLayout } from './site-page.ts'

export interface SmallHero {
  url: string
  /** In pixels. */
  width: number
  /** How wide it would have to be for the widest place that it gets, in CSS pixels. */
  needed: number
}

/** For who writes a page. */
export interface PageWarnings {
  /** What of its text is left out, or cannot be read. */
  leftOut: readonly string[]
  smallHeroes: readonly SmallHero[]
}

interface PageOfHeroes {
  layout: PageLayout
  fullWidth: boolean
  anchoredMenuItems: readonly AnchoredItem[]
  parts: readonly Part[]
}

/** From this many headings on a page has a menu of them. */
const headingsForMenu = 3

/** What the menu of a page names; empty where it has none. */
export const menuOfPage = ({ layout, anchoredMenuItems }: Pick<PageOfHeroes, 'layout' | 'anchoredMenuItems'>): readonly AnchoredItem[] =>
  layout === 'simple' || anchoredMenuItems.length < headingsForMenu ? [] : anchoredMenuItems

/** How wide the text of a page is at most, as its style sheets have it (site/pages/site-page); tests/e2e/image-sizes.test.ts measures it. */
const textWidth = 704
const wholeWidth = 1344
const besideMenu = ((wholeWidth - 32) * 10) / 12

function widestPlace(page: PageOfHeroes): number {
  if (!page.fullWidth || page.layout === 'simple') return textWidth
  return menuOfPage(page).length > 0 ? Math.round(besideMenu) : wholeWidth
}

/** A token of src/ui/tokens.css: a hero is never lower. */
const heroHeight = 387

/** Of the images that fill the page's text from side to side; what stands within other blocks is drawn smaller. Each image once. */
export function smallHeroes(page: PageOfHeroes): SmallHero[] {
  const place = widestPlace(page)
  const heroes = page.parts.flatMap((part): [string, SmallHero][] => {
    if (part.kind !== 'image' || !part.isHero) return []
    const { url, width, height } = part.picture
    // A wide and low one is cut at its sides, and so drawn by its height.
    const needed = Math.max(place, Math.ceil((width * heroHeight) / height))
    return width < needed ? [[url, { url, width, needed }]] : []
  })
  return [...new Map(heroes).values()]
}
