import { type ListedEntry, type ListState, listStates } from './present-state.ts'

/**
 * Of pages or posts, those that the address of their list asks for: by state, and by words in the title or the address.
 * @param addressOf the part of its path that an entry is looked for by
 */
export function askedEntries(
  request: Pick<Request, 'url'>,
  all: readonly ListedEntry[],
  addressOf = ({ path }: ListedEntry): string => path,
) {
  const asked = new URL(request.url).searchParams
  const state: ListState = listStates.find(each => each === asked.get('state')) ?? 'all'
  const search = (asked.get('search') ?? '').trim().slice(0, 200)
  const words = search.toLowerCase()
  const entries = all
    .filter(entry => state === 'all' || entry.state.kind === state)
    .filter(entry => addressOf(entry).toLowerCase().includes(words) || entry.title.toLowerCase().includes(words))
  return { state, search, entries, isEmpty: all.length === 0, isDeleted: asked.get('done') === 'deleted' }
}
