import type { CrumbLabel } from '../../sites/domain/breadcrumbs.ts'
import type { MenuLabel } from '../../sites/domain/main-menu.ts'
import { useText } from '../../sites/text/text.tsx'

/** Says what data names by a message's key, or in words of its own. */
export function useTranslateLabel(): (label: MenuLabel | CrumbLabel) => string {
  const { translateKey } = useText()
  return label => ('key' in label ? translateKey(label.key) : label.text)
}
