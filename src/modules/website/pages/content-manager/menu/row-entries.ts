/** Reads the rows of a menu from the entries of its form, in the form's order, and the reverse. */
import { type Entries, entriesOf, entryOf } from '../../../../../core/forms/entries.ts'
import { type MenuRow, menuLimits, type RowTarget, rowTargets } from '../../../../sites/domain/navigation/menu-rows.ts'

const targetOf = (given: string): RowTarget => rowTargets.find(each => each === given) ?? 'address'

export function rowsIn(entries: Entries): MenuRow[] {
  const entry = (name: string): string => entryOf(entries, name).slice(0, menuLimits.path + 1)
  const keys = entriesOf(entries, 'row').filter(key => /^[a-z0-9]{1,10}$/.test(key))
  return [...new Set(keys)].slice(0, menuLimits.rows).map(key => {
    return {
      key,
      text: entry(`text-${key}`),
      target: targetOf(entry(`target-${key}`)),
      path: entry(`path-${key}`),
      depth: entry(`depth-${key}`) === '1' ? 1 : 0,
    }
  })
}

/** @param version of the menu that the rows began with */
export const entriesOfRows = (rows: readonly MenuRow[], version: string): Entries => ({
  version: [version],
  row: rows.map(({ key }) => key),
  ...Object.fromEntries(
    rows.flatMap(({ key, text, target, path, depth }) =>
      Object.entries({ text, target, path, depth }).map(([field, value]) => [`${field}-${key}`, [String(value)]] as const),
    ),
  ),
})

/** The rows as lines, for comparing menus: keys differ between forms that have the same rows. */
export const menuTexts = (entries: Entries): Entries => ({
  menu: rowsIn(entries).map(({ text, target, path, depth }) => {
    const line = target === 'heading' ? text : `${text} → ${target === 'address' ? path : target}`
    return depth === 1 ? `– ${line}` : line
  }),
})

/** Adds a row with an unused key at the end. */
export function withNewRow(rows: readonly MenuRow[]): MenuRow[] {
  if (rows.length >= menuLimits.rows) return [...rows]
  const taken = new Set(rows.map(({ key }) => key))
  let number = rows.length + 1
  while (taken.has(`n${number}`)) number += 1
  return [...rows, { key: `n${number}`, text: '', target: 'address', path: '', depth: 0 }]
}
