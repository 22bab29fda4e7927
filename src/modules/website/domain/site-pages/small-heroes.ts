/** Finds hero images that are shown larger than they are (specification, accounts.md section 8: it is logged). */
import type { AnchoredItem } from './page-body.ts'
import type { Part } from './parts.ts'
import type { PageLayout } from './site-page.ts'

export interface SmallHero {
  url: string
  /** The image's width in pixels. */
  width: number
  /** The width that it would need at its largest size on the page, in CSS pixels. */
  needed: number
}

/** Warnings for the author of a page. */
export interface PageWarnings {
  /** Content that is left out or cannot be read. */
  leftOut: readonly string[]
  smallHeroes: readonly SmallHero[]
  /** Names in placeholders such as `{{isn}}` that are no detail of the site. */
  unknownFacts: readonly string[]
}

interface PageOfHeroes {
  layout: PageLayout
  fullWidth: boolean
  anchoredMenuItems: readonly AnchoredItem[]
  parts: readonly Part[]
}

/** The minimum number of headings for a page to have a menu. */
const headingsForMenu = 3

/** The entries of a page's menu; empty where it has none. */
export const menuOfPage = ({ layout, anchoredMenuItems }: Pick<PageOfHeroes, 'layout' | 'anchoredMenuItems'>): readonly AnchoredItem[] =>
  layout === 'simple' || anchoredMenuItems.length < headingsForMenu ? [] : anchoredMenuItems

/** The maximum widths of a page's text, as in its style sheets (pages/site-page); tests/e2e/image-sizes.test.ts measures them. */
const textWidth = 704
const wholeWidth = 1344
const widthBesideMenu = ((wholeWidth - 32) * 10) / 12

function widestPlace(page: PageOfHeroes): number {
  if (!page.fullWidth || page.layout === 'simple') return textWidth
  return menuOfPage(page).length > 0 ? Math.round(widthBesideMenu) : wholeWidth
}

/** The minimum height of a hero, as in src/ui/tokens.css. */
const heroHeight = 387

/** Checks each image that fills the width of the page's text; those within other blocks are shown smaller. */
export function smallHeroes(page: PageOfHeroes): SmallHero[] {
  const place = widestPlace(page)
  const heroes = page.parts.flatMap((part): [string, SmallHero][] => {
    if (part.kind !== 'image' || !part.isHero) return []
    const { url, width, height } = part.picture
    // A low and wide image is scaled to the height and cropped at its sides.
    const needed = Math.max(place, Math.ceil((width * heroHeight) / height))
    return width < needed ? [[url, { url, width, needed }]] : []
  })
  return [...new Map(heroes).values()]
}
