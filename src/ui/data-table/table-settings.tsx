import adjustments from '@tabler/icons/outline/adjustments-horizontal.svg?raw'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Icon } from '../icon.tsx'
import { RadioGroup } from '../radio-group.tsx'
import styles from './table-settings.module.css'
import { densities, type TableView, type ViewColumn } from './table-view.ts'

interface TableSettingsProps<Key extends string> {
  /** The path of the page, to which the form is sent. */
  path: string
  columns: readonly (ViewColumn<Key> & { label: string })[]
  view: TableView<Key>
  /** Parameters of the page that stay as they are: its search, filters and sorting. */
  params: readonly (readonly [name: string, value: string])[]
  messages: { title: string; columns: string; density: string; comfortable: string; compact: string; apply: string }
}

/** Chooses the columns of a table and the density of its rows, by a form that changes the URL. */
export function TableSettings<Key extends string>({ path, columns, view, params, messages }: TableSettingsProps<Key>) {
  return (
    <details className={styles.settings}>
      <summary>
        <Icon svg={adjustments} />
        {messages.title}
      </summary>
      <form action={path} method="get" className={styles.form}>
        {params.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come several times, and nothing is reordered.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="columns" value="" />
        <fieldset className={styles.columns}>
          <legend>{messages.columns}</legend>
          {columns
            .filter(({ isFixed }) => isFixed !== true)
            .map(({ key, label }) => (
              <Checkbox
                key={key}
                id={`column-${key}`}
                name="columns"
                value={key}
                label={label}
                defaultChecked={view.columns.includes(key)}
              />
            ))}
        </fieldset>
        <RadioGroup
          name="density"
          label={messages.density}
          defaultValue={view.density}
          options={densities.map(each => ({ value: each, label: messages[each] }))}
        />
        <Button type="submit" variant="secondary" size="small">
          {messages.apply}
        </Button>
      </form>
    </details>
  )
}
