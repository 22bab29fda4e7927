import { createContext, use } from 'react'
import { href } from '../../../../core/http/href.ts'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import type { PageData } from '../../domain/site-pages/site-page.ts'

/** Data that are still loading; the block shows a placeholder meanwhile. */
export type DataState = { state: 'loading' } | { state: 'ready'; data: PageData }

export const noData: PageData = { members: null, memberSubjects: null, recentArticles: null, subjects: null, statistics: null }

/** Data of a page's blocks that are not part of the page itself. */
export const PageDataContext = createContext<DataState>({ state: 'ready', data: noData })
/** Targets of blocks that link to the newest articles and to the publish page, on pages within a part of the site. */
export interface PagePlace {
  browse: string
  /** Null where submissions are not possible. */
  publish: string | null
}

/** Null on pages of the whole site. */
export const PagePlaceContext = createContext<PagePlace | null>(null)

export function usePagePlace(): PagePlace {
  const site = useSite()
  return use(PagePlaceContext) ?? { browse: href('/browse'), publish: site ? submitDestination(site.platform) : null }
}

export const usePageData = (): DataState => use(PageDataContext)
