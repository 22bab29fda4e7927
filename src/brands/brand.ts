/**
 * A brand: data, text and artwork over the defaults. Its folder is named for its platform's key and holds
 *
 *   brand.ts     exports `brand`
 *   tokens.css   other values for tokens of src/ui/tokens.css, and the faces of its type by importing a sheet of src/ui/fonts
 *   text.ts      exports `text`: other words for messages of the default brand, in every language
 *   mark.svg     its sign, square: in the masthead and as the icon of the browser's tab
 *   hero.svg     the artwork of its front page, named in tokens.css as --hero-art
 *
 * and the logos that its footer shows. No component asks which brand it is in.
 */

import type { Language } from '../core/text/languages.ts'
import type { MenuItem } from '../modules/sites/domain/navigation/main-menu.ts'
import type { PlatformSettings } from '../modules/sites/domain/platform-info.ts'
import type { Messages } from '../modules/sites/text/message-keys.ts'

/**
 * The layouts of the front page's first screen; its colours, type and artwork come from the tokens.
 * split: words on the left, artwork on the right. centred: words in the middle, artwork all around. sheet: artwork from edge to edge,
 * words on a sheet of paper over it. band: words on a plain background, artwork as a band beneath them. quiet: large words, and a fine line
 * of artwork.
 */
export const heroLayouts = ['split', 'centred', 'sheet', 'band', 'quiet'] as const
export type HeroLayout = (typeof heroLayouts)[number]

export const networks = ['x', 'linkedin', 'facebook', 'bluesky', 'mastodon', 'youtube'] as const
export type Network = (typeof networks)[number]

export interface PartnerLogo {
  name: string
  /** A file in the brand's folder. */
  file: string
  /** The partner's own site. */
  href: string | null
  /** CSS pixels, as shown. */
  width: number
  height: number
}

export interface Brand {
  platform: PlatformSettings
  /** `commission`: with an extra bar above that holds a search form, and the Commission's block of links (specification, accounts.md section 2). */
  masthead: 'standard' | 'commission'
  footer: 'standard' | 'commission'
  /** Null: the front page begins with its content. */
  hero: { layout: HeroLayout; showsIssn: boolean } | null
  partnerLogos: readonly PartnerLogo[]
  /** Null: the menu of the default brand. */
  menu: readonly MenuItem[] | null
  /** The publisher's accounts on other networks, which the footer shows. */
  follow: readonly { name: string; icon: Network; href: string }[]
}

/** Texts are in ICU MessageFormat. A message that a brand changes has to be given in every language, so that no page mixes two. */
export type BrandText = { readonly [Key in keyof Messages]?: Readonly<Record<Language, string>> }
