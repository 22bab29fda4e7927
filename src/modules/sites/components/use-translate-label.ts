import type { CrumbLabel } from '../domain/navigation/breadcrumbs.ts'
import type { MenuLabel } from '../domain/navigation/main-menu.ts'
import { useText } from '../text/text.tsx'

/** Translates a label, which is a message key or a text. */
export function useTranslateLabel(): (label: MenuLabel | CrumbLabel) => string {
  const { translateKey } = useText()
  return label => ('key' in label ? translateKey(label.key) : label.text)
}
