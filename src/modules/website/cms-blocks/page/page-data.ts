import { createContext, use } from 'react'
import { submitDestination } from '../../../sites/domain/submit-destination.ts'
import { useSite } from '../../../sites/pages/use-site.ts'
import type { PageData } from '../../domain/site-pages/site-page.ts'

/** A part that is on its way has no data yet: the block shows its loader. */
export type DataState = { state: 'loading' } | { state: 'ready'; data: PageData }

export const noData: PageData = { members: null, memberSubjects: null, recentArticles: null, subjects: null, statistics: null }

/** What the blocks of a page show that does not stand in it. */
export const PageDataContext = createContext<DataState>({ state: 'ready', data: noData })
/** Where blocks lead that lead to what is newest and to publishing, on pages within a part of the site. */
export interface PagePlace {
  browse: string
  /** Null where nothing can be submitted. */
  publish: string | null
}

/** Null on pages of the whole site. */
export const PagePlaceContext = createContext<PagePlace | null>(null)

export function usePagePlace(): PagePlace {
  const site = useSite()
  return use(PagePlaceContext) ?? { browse: '/browse', publish: site ? submitDestination(site.platform) : null }
}

export const usePageData = (): DataState => use(PageDataContext)
