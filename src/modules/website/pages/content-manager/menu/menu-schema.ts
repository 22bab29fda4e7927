/** The schema of the form of the menu is used in the browser and on the server. */
import type { FieldErrors } from '../../../../../core/forms/message-keys.ts'
import { textsByName } from '../../../../../core/forms/schema-errors.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { menuLimits, menuProblems, type RowProblem, rowProblems } from '../../../../sites/domain/navigation/menu-rows.ts'
import { rowsIn } from './row-entries.ts'

const problemKeys = messageKeys('menu-problem', rowProblems)
/** Errors of the text; all others belong to the URL. */
const ofText: readonly RowProblem[] = ['no-text', 'long-text', 'banned-text', 'same-text']

export const menuSchema = textsByName(texts => {
  const names = Object.keys(texts)
  const entries = Object.fromEntries(names.map(name => [name, [texts[name] ?? '']]))
  // The fields are in the order of the form: of the field that all rows have, a schema sees one entry.
  const row = names.flatMap(name => (name.startsWith('text-') ? [name.slice('text-'.length)] : []))
  const errors: Record<string, FieldErrors[string]> = {}
  const problems = menuProblems(rowsIn({ ...entries, row }))
  for (const key of row) {
    const problem = problems.get(key)
    if (problem === undefined) continue
    errors[`${ofText.includes(problem) ? 'text' : 'path'}-${key}`] = { key: problemKeys[problem], values: { most: menuLimits.text } }
  }
  return errors
})
