import type { MenuItem } from '../../../sites/domain/navigation/main-menu.ts'
import type { MenuItemRow } from '../../data/site-content.ts'

/** @returns null without items */
export function buildMenu(rows: readonly MenuItemRow[]): MenuItem[] | null {
  if (rows.length === 0) return null
  const beneath = Map.groupBy(rows, ({ parentId }) => parentId)
  const grow = (parent: number | null): MenuItem[] =>
    (beneath.get(parent) ?? []).map(({ id, path, placeholder, text, menuOrder }) => ({
      ...(path !== null && { path }),
      ...(placeholder !== null && { placeholder }),
      ...{ text, menuOrder, children: grow(id) },
    }))
  return grow(null)
}
