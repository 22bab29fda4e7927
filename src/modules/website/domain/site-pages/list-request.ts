/** The query of an editor's list of pages or posts: filters, order and page. */
export const listStates = ['all', 'published', 'draft', 'scheduled'] as const
export type ListState = (typeof listStates)[number]

export const listOrders = ['path', 'title', 'changed'] as const
export type ListOrder = (typeof listOrders)[number]

/** Entries per page of a list. */
export const entriesPerPage = 50

export interface ListRequest {
  state: ListState
  /** Searched in title and path; empty for all. */
  search: string
  /** Sorts by path, by title, or by the latest change. */
  order: ListOrder
  /** Starts at 1. */
  page: number
}

/** @param usual the default order */
export function readListRequest(searchParams: URLSearchParams, usual: ListOrder): ListRequest {
  const page = searchParams.get('page') ?? ''
  return {
    state: listStates.find(each => each === searchParams.get('state')) ?? 'all',
    search: (searchParams.get('search') ?? '').trim().slice(0, 200),
    order: listOrders.find(each => each === searchParams.get('order')) ?? usual,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** One page of a list. */
export interface ListPage<Entry> {
  entries: Entry[]
  page: number
  /** 1 where the list is empty. */
  lastPage: number
  /** The number of entries on all pages. */
  total: number
  /** Whether there are no entries at all, whatever the filters. */
  isEmpty: boolean
}
