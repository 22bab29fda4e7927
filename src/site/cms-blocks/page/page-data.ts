import { createContext, use } from 'react'
import type { PageData } from '../../../domain/site-pages/site-page.ts'

/** A part that is on its way has no data yet: the block shows its loader. */
export type DataState = { state: 'loading' } | { state: 'ready'; data: PageData }

export const noData: PageData = { members: null, memberSubjects: null, recentArticles: null, subjects: null, statistics: null }

/** What the blocks of a page show that does not stand in it. */
export const PageDataContext = createContext<DataState>({ state: 'ready', data: noData })
export const usePageData = (): DataState => use(PageDataContext)
