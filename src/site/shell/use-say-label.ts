import type { CrumbLabel } from '../../domain/platform/breadcrumbs.ts'
import type { MenuLabel } from '../../domain/platform/main-menu.ts'
import { useText } from '../text/text.tsx'

/** Says what data names by a message's key, or in words of its own. */
export function useSayLabel(): (label: MenuLabel | CrumbLabel) => string {
  const { sayKey } = useText()
  return label => ('key' in label ? sayKey(label.key) : label.text)
}
