import type { MenuItem } from '../../../sites/domain/navigation/main-menu.ts'
import type { ExportItem } from './export-items.ts'

/**
 * Chooses the main menu of an export file: the one with this name, otherwise the one with the most entries. The file does not say which one
 * the header shows. Null where there is none.
 */
export function readExportMenu(
  items: readonly ExportItem[],
  places: ReadonlyMap<number, { url: string; title: string }>,
  leaveOut: (what: string, why: string) => void,
): MenuItem[] | null {
  const entries = items.filter(({ type, status }) => type === 'nav_menu_item' && status === 'publish')
  const menus = Map.groupBy(entries, ({ categories }) => categories.find(({ domain }) => domain === 'nav_menu')?.slug ?? '')
  const byFitness = [...menus].toSorted(([one, first], [other, second]) => fitness(other) - fitness(one) || second.length - first.length)
  const [chosen, ...others] = byFitness
  for (const [name] of others) leaveOut(`the menu “${name}”`, `there is one main menu here, and “${chosen?.[0] ?? ''}” became it`)
  if (chosen === undefined) return null
  const beneath = Map.groupBy(chosen[1], ({ meta }) => Number(meta.get('_menu_item_menu_item_parent') ?? 0))
  const seen = new Set<number>()
  const grow = (parent: number): MenuItem[] =>
    (beneath.get(parent) ?? []).flatMap((entry): MenuItem[] => {
      // A circle of parents would have no end.
      if (seen.has(entry.id)) return []
      seen.add(entry.id)
      const target = Number(entry.meta.get('_menu_item_object_id') ?? 0)
      const isPage = entry.meta.get('_menu_item_type') === 'post_type'
      const place = places.get(target)
      const path = isPage ? place?.url : entry.meta.get('_menu_item_url')
      // An entry without a name gets its page's title.
      const text = entry.title || (isPage ? place?.title : undefined)
      const children = grow(entry.id)
      if (isPage && path === undefined) leaveOut(`the menu’s entry ${entry.id} “${entry.title}”`, 'what it leads to did not come along')
      if ((isPage && path === undefined) || !text) return children
      return [{ text, menuOrder: entry.order, ...(path !== undefined && path !== '' && path !== '#' && { path }), children }]
    })
  return grow(0)
}

const fitness = (name: string): number => (/^(?:main|primary|header|top)/.test(name) ? 1 : 0)
