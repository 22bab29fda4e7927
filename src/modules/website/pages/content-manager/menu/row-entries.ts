/** Reads the rows of a menu from its form, in the form's order. */
import { type MenuRow, menuLimits, type RowTarget, rowTargets } from '../../../../sites/domain/navigation/menu-rows.ts'

const targetOf = (given: string): RowTarget => rowTargets.find(each => each === given) ?? 'address'

export function rowsIn(form: FormData): MenuRow[] {
  const entry = (name: string): string => {
    const given = form.get(name)
    return typeof given === 'string' ? given.slice(0, menuLimits.path + 1) : ''
  }
  const keys = form.getAll('row').flatMap(key => (typeof key === 'string' && /^[a-z0-9]{1,10}$/.test(key) ? [key] : []))
  return [...new Set(keys)].slice(0, menuLimits.rows).map(key => {
    const target = targetOf(entry(`target-${key}`))
    return {
      key,
      text: entry(`text-${key}`),
      target,
      path: target === 'address' ? entry(`path-${key}`) : '',
      depth: entry(`depth-${key}`) === '1' ? 1 : 0,
    }
  })
}

/** Adds a row with an unused key at the end. */
export function withNewRow(rows: readonly MenuRow[]): MenuRow[] {
  if (rows.length >= menuLimits.rows) return [...rows]
  const taken = new Set(rows.map(({ key }) => key))
  let number = rows.length + 1
  while (taken.has(`n${number}`)) number += 1
  return [...rows, { key: `n${number}`, text: '', target: 'address', path: '', depth: 0 }]
}
