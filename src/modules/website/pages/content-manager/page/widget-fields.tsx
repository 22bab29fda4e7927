import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Select } from '../../../../../ui/select.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { maxWidgets } from '../../../domain/site-pages/forms/page-limits.ts'
import { widgetTypes } from '../../../domain/site-pages/site-page.ts'
import styles from '../edit-form.module.css'
import { sideKeys } from '../side-keys.ts'
import { SourceField } from '../source-field.tsx'

const widgetKeys = messageKeys('content', widgetTypes)

/** The widgets of one sidebar, and an empty one. */
export function WidgetFields({ side, entries }: { side: 'left' | 'right'; entries: Entries }) {
  const { t } = useText()
  const used = Array.from({ length: maxWidgets }, (_, place) => entryOf(entries, `${side}-text-${place}`) !== '')
  const rows = Math.min(maxWidgets, used.lastIndexOf(true) + 2)
  return Array.from({ length: rows }, (_, place) => {
    const name = t('content-widget', { side: t(sideKeys[side]), number: place + 1 })
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name than its number.
      <fieldset key={place} className={styles.widget}>
        <legend>{name}</legend>
        <Select
          name={`${side}-type-${place}`}
          label={name}
          labelHidden
          defaultValue={entryOf(entries, `${side}-type-${place}`)}
          options={[
            { value: '', label: t('content-widget-none') },
            ...widgetTypes.map(type => ({ value: type, label: t(widgetKeys[type]) })),
          ]}
        />
        <SourceField
          name={`${side}-text-${place}`}
          label={t('content-widget-text', { name })}
          defaultValue={entryOf(entries, `${side}-text-${place}`)}
        />
        {place === rows - 1 && <p className={styles.help}>{t('content-widget-help')}</p>}
      </fieldset>
    )
  })
}
