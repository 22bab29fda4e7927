import type { FoundIds } from '../../data/managed-list.ts'
import { entriesPerPage, type ListPage, type ListRequest } from '../../domain/site-pages/list-request.ts'

/** @param entries of the requested page */
export const listPage = <Entry>(
  { total, all }: Pick<FoundIds<number>, 'total' | 'all'>,
  { page }: ListRequest,
  entries: Entry[],
): ListPage<Entry> => ({
  ...{ entries, page, total },
  lastPage: Math.max(1, Math.ceil(total / entriesPerPage)),
  isEmpty: all === 0,
})
