/** The chosen pages or posts of a list are handled as their own forms handle one. */
import type { ActionFunctionArgs } from 'react-router'
import type { AnyId } from '../../../../core/ids/id.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { PublicationState } from '../../../../core/revisions/publication-state.ts'
import type { RefusedRow } from '../../../sites/domain/chosen-rows.ts'
import { chosenRowsAction } from '../../../sites/pages/chosen-rows.ts'
import { entriesPerPage } from '../../domain/site-pages/list-request.ts'
import { chosenEntryActs } from './chosen-entry-acts.ts'

interface ChosenEntries<SomeId extends AnyId> {
  /** Whoever may not change it is not told what became of it. */
  hide: (id: SomeId) => Promise<RefusedRow | null>
  remove: (id: SomeId) => Promise<RefusedRow | null>
}

/** The action of a list. Without a script, the answer to `delete` asks first. */
export const chosenEntriesAction = <SomeId extends AnyId>(args: ActionFunctionArgs, entries: ChosenEntries<SomeId>) =>
  chosenRowsAction(args, {
    acts: chosenEntryActs,
    asksBefore: ['delete'],
    max: entriesPerPage,
    idOf: text => parseId<SomeId>(text),
    actOn: (act, id) => (act === 'delete' ? entries.remove(id) : entries.hide(id)),
  })

/** These can be taken offline. */
export const isOnline = (state: PublicationState): boolean =>
  state.kind === 'published' || (state.kind === 'scheduled' && state.isPublished)
