/** Forms that do something with the chosen rows of a list, for actions. */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import type { AnyId } from '../../../core/ids/id.ts'
import { parseId } from '../../../core/ids/parse-id.ts'
import {
  type ChosenAnswer,
  type ChosenResult,
  chosenResultParams,
  chosenRowField,
  type RefusedRow,
  type RowId,
} from '../domain/chosen-rows.ts'
import { pageRequestContext } from './context.ts'
import { pageNotFound } from './failures.ts'
import { pageOf, privateHeaders } from './guard.ts'

/** `readIdsOf` for rows of which the id is a number. */
export const readChosenIds = <SomeId extends AnyId>(form: FormData, max: number) => readIdsOf(form, max, text => parseId<SomeId>(text))

/**
 * The ids of the chosen rows, each once.
 * @param max rows of a page of the list. @returns a message where there are none or more. @throws where one is no id
 */
export function readIdsOf<Id extends RowId>(
  form: FormData,
  max: number,
  idOf: (text: string) => Id | null,
): Id[] | 'chosen-none' | 'chosen-too-many' {
  const texts = form.getAll(chosenRowField).slice(0, max + 1)
  const ids = texts.map(text => (typeof text === 'string' ? idOf(text) : null))
  if (ids.includes(null)) throw pageNotFound()
  if (ids.length > max) return 'chosen-too-many'
  return ids.length === 0 ? 'chosen-none' : [...new Set(ids.filter(id => id !== null))]
}

type ActionArgs = Pick<ActionFunctionArgs, 'request' | 'context'>

/**
 * Rows are handled one after the other, each in its own transaction. After an error of the server, which is logged, nothing is tried with
 * those that follow.
 * @param actOn does it with one row. @returns why it was not done; null: it was
 */
export async function actOnChosen<Id extends RowId, Act extends string>(
  { request, context }: ActionArgs,
  ids: readonly Id[],
  act: Act,
  actOn: (id: Id) => Promise<RefusedRow | null>,
): Promise<ChosenResult<Act, Id>> {
  const doneIds: Id[] = []
  const notDone: ChosenResult<Act, Id>['notDone'] = []
  for (const [place, id] of ids.entries()) {
    try {
      const reason = await actOn(id)
      if (reason === null) doneIds.push(id)
      else notDone.push({ id, reason })
    } catch (error) {
      context.get(pageRequestContext).logFailure(error, `POST ${new URL(request.url).pathname}: ${act}, row ${id}`)
      const untried = ids.slice(place + 1).map(each => ({ id: each, reason: 'untried' as const }))
      return { act, done: doneIds.length, doneIds, notDone: [...notDone, { id, reason: 'failed' }, ...untried] }
    }
  }
  return { act, done: doneIds.length, doneIds: [], notDone }
}

interface ChosenRows<Id extends RowId, Act extends string> {
  acts: readonly Act[]
  /** Those of which the answer asks first, where the browser has not (`ChosenForm`). */
  asksBefore: readonly Act[]
  max: number
  idOf: (text: string) => Id | null
  actOn: (act: Act, id: Id) => Promise<RefusedRow | null>
}

/** The action of a list whose form is a `ChosenForm`. @returns what the list shows instead of a result */
export async function chosenRowsAction<Id extends RowId, Act extends string>(args: ActionArgs, rows: ChosenRows<Id, Act>) {
  const { max } = rows
  const form = await args.request.formData()
  const act = rows.acts.find(each => each === form.get('act'))
  if (act === undefined) throw pageNotFound()
  const ids = readIdsOf(form, max, rows.idOf)
  const answer = (shown: ChosenAnswer<Act>, status: number) => data(shown, { status, headers: privateHeaders })
  if (typeof ids === 'string') return answer({ refused: ids, max, toConfirm: null }, 422)
  if (rows.asksBefore.includes(act) && form.get('confirmed') !== 'yes')
    return answer({ refused: null, max, toConfirm: { act, ids: ids.map(String) } }, 200)
  return toListWithResult(args, await actOnChosen(args, ids, act, id => rows.actOn(act, id)))
}

/** Leads back to the list, whose loader reads the result (`readChosenResult`). */
export function toListWithResult({ request }: Pick<ActionFunctionArgs, 'request'>, result: ChosenResult<string, RowId>) {
  const params = chosenResultParams(result, new URL(request.url).searchParams)
  return redirect(`${pageOf({ url: request.url, method: 'POST' })}?${params}`, { status: 303, headers: privateHeaders })
}

/** This is for the loader: rows that are not on the list any more may have been all of its last page. */
export function toLastPage({ request }: { request: Pick<Request, 'url'> }, lastPage: number) {
  const { searchParams } = new URL(request.url)
  searchParams.set('page', String(lastPage))
  return redirect(`${pageOf({ url: request.url, method: 'POST' })}?${searchParams}`, { headers: privateHeaders })
}
