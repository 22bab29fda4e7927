import type { FoundIds } from '../../data/managed-list.ts'
import { entriesPerPage, type ListAsked, type ListPage } from '../../domain/site-pages/asked-list.ts'

/** @param entries of the requested page */
export const listPage = <Entry>({ total, all }: FoundIds, { page }: ListAsked, entries: Entry[]): ListPage<Entry> => ({
  ...{ entries, page, total },
  lastPage: Math.max(1, Math.ceil(total / entriesPerPage)),
  isEmpty: all === 0,
})
