/**
 * Extension points of pages. A page that shows something of modules above its own declares a point, by declaration merging: in `PageParts`
 * what is shown there, in `PartLoaders` what its loader calls for it. `src/site` fills the points, so that the page's module imports
 * nothing of those modules.
 */
import { type ComponentType, createContext, use } from 'react'
import { createContext as createLoaderContext } from 'react-router'
import type { MenuItem } from '../domain/navigation/main-menu.ts'
import type { SiteSettings } from '../domain/site-settings.ts'
import type { PageContext } from './context.ts'

/** The components by the names of the points. */
export interface PageParts extends Record<never, never> {}
/** The functions of loaders. */
export interface PartLoaders {
  /** The menu by the site's editors; null where the site has its brand's. */
  menu: (context: PageContext) => Promise<readonly MenuItem[] | null>
  /** Whether the site lists any gateway, collection or community gateway. */
  hasGateways: (context: PageContext) => Promise<boolean>
  /** The broadest subjects with publications, the largest first. */
  largestSubjects: (context: PageContext) => Promise<readonly { name: string; path: string }[]>
  siteSettings: (context: PageContext) => Promise<SiteSettings>
}

/** Set for each request in src/site/server.ts. */
export const partLoaders = createLoaderContext<PartLoaders>()

const FilledParts = createContext<Partial<PageParts>>({})

/** This fills a point of the page that is shown; undefined: nothing does. */
export const usePart = <Name extends keyof PageParts>(name: Name): PageParts[Name] | undefined => use(FilledParts)[name]

/** Fills points of a page. A route in src/site does that, so that a page comes with the scripts of its own parts alone. */
export const withParts = (Page: ComponentType, parts: Partial<PageParts>): ComponentType =>
  function PageWithParts() {
    return (
      <FilledParts value={parts}>
        <Page />
      </FilledParts>
    )
  }
