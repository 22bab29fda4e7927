import { data } from 'react-router'
import { privateHeaders } from '../../../accounts/pages/guard.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import type { ListAsked, ListPage } from '../../domain/site-pages/asked-list.ts'
import type { ListedEntry } from './present-state.ts'

/** A page of the list of pages or posts, as data. @throws where the list does not go that far */
export function listData<Entry>(
  request: Pick<Request, 'url'>,
  { search, state, order }: ListAsked,
  { entries, page, lastPage, total, isEmpty }: ListPage<Entry>,
  present: (entry: Entry) => ListedEntry,
) {
  if (page > lastPage) throw pageNotFound()
  const isDeleted = new URL(request.url).searchParams.get('done') === 'deleted'
  const shown = { search, state, order, page, lastPage, total, isEmpty, isDeleted, entries: entries.map(present) }
  return data(shown, { headers: privateHeaders })
}
