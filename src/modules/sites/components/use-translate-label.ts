import type { CrumbLabel } from '../domain/breadcrumbs.ts'
import type { MenuLabel } from '../domain/main-menu.ts'
import { useText } from '../text/text.tsx'

/** Says what data names by a message's key, or in words of its own. */
export function useTranslateLabel(): (label: MenuLabel | CrumbLabel) => string {
  const { translateKey } = useText()
  return label => ('key' in label ? translateKey(label.key) : label.text)
}
