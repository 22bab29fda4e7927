/** What an editor asks of the list of pages or of posts: which, in what order, and which part of it. */
export const listStates = ['all', 'published', 'draft', 'scheduled'] as const
export type ListState = (typeof listStates)[number]

export const listOrders = ['path', 'title', 'changed'] as const
export type ListOrder = (typeof listOrders)[number]

/** Entries on one page of a list. */
export const entriesPerPage = 50

export interface ListAsked {
  state: ListState
  /** Stands in the title or the address; anything where it is empty. */
  search: string
  /** By address, by title, or what was changed last first. */
  order: ListOrder
  /** From 1 on. */
  page: number
}

/** @param usual the order where none is asked for */
export function readListAsked(asked: URLSearchParams, usual: ListOrder): ListAsked {
  const page = asked.get('page') ?? ''
  return {
    state: listStates.find(each => each === asked.get('state')) ?? 'all',
    search: (asked.get('search') ?? '').trim().slice(0, 200),
    order: listOrders.find(each => each === asked.get('order')) ?? usual,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** One page of a list. */
export interface ListPage<Entry> {
  entries: Entry[]
  page: number
  /** 1 where there is nothing. */
  lastPage: number
  /** On all pages. */
  total: number
  /** There is nothing at all, whatever is asked for. */
  isEmpty: boolean
}
