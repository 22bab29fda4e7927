import { data } from 'react-router'
import { readChosenResult } from '../../../sites/domain/chosen-rows.ts'
import { toLastPage } from '../../../sites/pages/chosen-rows.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import type { ListPage, ListRequest } from '../../domain/site-pages/list-request.ts'
import { chosenEntryActs } from './chosen-entry-acts.ts'
import type { ListedEntry } from './present-state.ts'

/** Returns one page of a list of pages or posts as loader data. @throws where the list has no such page */
export function listData<Entry>(
  request: Pick<Request, 'url'>,
  { search, state, order }: ListRequest,
  { entries, page, lastPage, total, isEmpty }: ListPage<Entry>,
  present: (entry: Entry) => ListedEntry,
) {
  const { searchParams } = new URL(request.url)
  const result = readChosenResult(searchParams, chosenEntryActs)
  if (page > lastPage) throw result === null ? pageNotFound() : toLastPage({ request }, lastPage)
  const isDeleted = searchParams.get('done') === 'deleted'
  const shown = { search, state, order, page, lastPage, total, isEmpty, isDeleted, result, entries: entries.map(present) }
  return data(shown, { headers: privateHeaders })
}
