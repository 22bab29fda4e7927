/**
 * This is what was done with the chosen rows of a list: each was decided about as if it were the only one. It is told in the query of the
 * list.
 */

/**
 * `late`: it was changed meanwhile, so that it is not possible any more. `failed`: by an error of the server, after which nothing was tried
 * with the rows that follow (`untried`).
 */
export const notDoneReasons = ['late', 'forbidden', 'conflict', 'missing', 'failed', 'untried'] as const
export type NotDoneReason = (typeof notDoneReasons)[number]
/** Why one row was not changed by the server's decision about it. */
export type RefusedRow = Exclude<NotDoneReason, 'failed' | 'untried'>

export type RowId = number | string

export interface ChosenResult<Act extends string, Id extends RowId = number> {
  act: Act
  /** This counts those that it was done with. */
  done: number
  /** Which these are, where one of the chosen rows failed; else none is named. */
  doneIds: Id[]
  /** The ids of the others. */
  notDone: { id: Id; reason: NotDoneReason }[]
}

/** The answer of a list's action where nothing was done: a message, or what it asks about first. */
export interface ChosenAnswer<Act extends string = string> {
  refused: 'chosen-none' | 'chosen-too-many' | null
  /** Rows that may be chosen at once. */
  max: number
  toConfirm: { act: Act; ids: string[] } | null
}

/** The field of a form with the id of a chosen row. */
export const chosenRowField = 'row'

const doneParam = 'changed'

/** The query of the list, with the result in place of a former one. */
export function chosenResultParams({ act, done, doneIds, notDone }: ChosenResult<string, RowId>, list: URLSearchParams): URLSearchParams {
  const params = withoutResult(list)
  params.set('done', act)
  params.set('count', String(done))
  if (doneIds.length > 0) params.set(doneParam, doneIds.join('.'))
  for (const reason of notDoneReasons) {
    const ids = notDone.filter(each => each.reason === reason).map(({ id }) => id)
    if (ids.length > 0) params.set(reason, ids.join('.'))
  }
  return params
}

export function withoutResult(list: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(list)
  for (const name of ['done', 'count', doneParam, ...notDoneReasons]) params.delete(name)
  return params
}

const maxShown = 200

const numericId = (text: string): number | null => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null)
const uuid = (text: string): string | null => (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null)
/** How the ids of rows are written. */
export const rowIds = { numeric: numericId, uuid }

/** @returns null where nothing was done, or the query says something else */
export function readChosenResult<Act extends string>(params: URLSearchParams, acts: readonly Act[]): ChosenResult<Act> | null {
  return readResultOf(params, acts, rowIds.numeric)
}

/** The same of rows whose ids are no numbers. */
export function readResultOf<Act extends string, Id extends RowId>(
  params: URLSearchParams,
  acts: readonly Act[],
  idOf: (text: string) => Id | null,
): ChosenResult<Act, Id> | null {
  const act = acts.find(each => each === params.get('done'))
  const count = params.get('count') ?? ''
  if (act === undefined || !/^\d{1,3}$/.test(count)) return null
  const idsOf = (name: string): Id[] =>
    (params.get(name) ?? '')
      .split('.')
      .slice(0, maxShown)
      .flatMap(text => idOf(text) ?? [])
  const notDone = notDoneReasons.flatMap(reason => idsOf(reason).map(id => ({ id, reason })))
  return { act, done: Number(count), doneIds: idsOf(doneParam), notDone }
}
