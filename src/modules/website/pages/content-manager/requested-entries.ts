import { data } from 'react-router'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { ListPage, ListRequest } from '../../domain/site-pages/list-request.ts'
import type { ListedEntry } from './present-state.ts'

/** Returns one page of a list of pages or posts as loader data. @throws where the list has no such page */
export function listData<Entry>(
  request: Pick<Request, 'url'>,
  { search, state, order }: ListRequest,
  { entries, page, lastPage, total, isEmpty }: ListPage<Entry>,
  present: (entry: Entry) => ListedEntry,
) {
  if (page > lastPage) throw pageNotFound()
  const isDeleted = new URL(request.url).searchParams.get('done') === 'deleted'
  const shown = { search, state, order, page, lastPage, total, isEmpty, isDeleted, entries: entries.map(present) }
  return data(shown, { headers: privateHeaders })
}
