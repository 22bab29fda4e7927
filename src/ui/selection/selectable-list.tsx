import { type ReactNode, useRef } from 'react'
import styles from './selection.module.css'
import { SelectionBar, type SelectionMessages } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'

interface SelectableListProps extends SelectionMessages {
  /** The name under which the form around the list sends the keys of the chosen rows. */
  name: string
  /** Another answer to what was done with them ends the choice. */
  answer?: string | undefined
  /** Fields and buttons that do something with them. */
  actions: ReactNode
  /** A `RecordList` whose entries have a `RowChoice`. */
  children: ReactNode
}

/** A list of records some of which can be chosen, in the form that does something with them. */
export function SelectableList({ name, answer, actions, children, ...messages }: SelectableListProps) {
  const list = useRef<HTMLDivElement>(null)
  const selection = useSelection(list, name, answer)
  return (
    <div ref={list} onChange={selection.onChange}>
      <SelectionBar {...messages} selection={selection}>
        {actions}
      </SelectionBar>
      {children}
    </div>
  )
}

/** The box that chooses a record. @param label `Choose the comment by Ada Roof` */
export function RowChoice({ label, ...box }: { name: string; value: string; label: string; defaultChecked?: boolean }) {
  return (
    <span className={styles.choice}>
      <input {...box} type="checkbox" aria-label={label} data-row />
    </span>
  )
}
