import type { SelectionMessages } from '../../../../ui/selection/selection-bar.tsx'
import { useText } from '../../text/text.tsx'
import '../../text/table-messages.ts'

/** The texts above a list whose rows can be chosen. Needs the messages `tables`. */
export function useSelectionMessages(): SelectionMessages {
  const { t } = useText()
  return {
    allLabel: t('chosen-all'),
    clearLabel: t('chosen-clear'),
    countText: count => t('chosen-count', { count }),
  }
}
