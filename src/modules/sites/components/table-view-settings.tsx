import type { ComponentProps } from 'react'
import { TableSettings } from '../../../ui/data-table/table-settings.tsx'
import { useText, withMessages } from '../text/text.tsx'
import '../text/table-messages.ts'

/** The choice of a table's columns and of the density of its rows, in the reader's language. */
export const TableViewSettings = withMessages(
  ['tables'],
  function TableViewSettings(props: Omit<ComponentProps<typeof TableSettings<string>>, 'messages'>) {
    const { t } = useText()
    return (
      <TableSettings
        {...props}
        messages={{
          title: t('table-view'),
          columns: t('table-columns'),
          density: t('table-density'),
          comfortable: t('table-comfortable'),
          compact: t('table-compact'),
          apply: t('table-apply'),
        }}
      />
    )
  },
)
