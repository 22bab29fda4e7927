import { Button } from '../../../ui/button.tsx'
import styles from './toolbar.module.css'

interface ToolProps {
  icon: string
  /** The accessible name of a tool that shows only its icon. */
  label?: string
  /** Whether the tool applies to the selection already; left out for tools that are no toggles. */
  on?: boolean
  /** Whether the tool is unavailable at the moment. It stays focusable. */
  off?: boolean
  onPress: () => void
  children?: React.ReactNode
}

/** A button of the editor's toolbars. Pressing it with the pointer keeps the selection of the text. */
export function Tool({ icon, label, on, off = false, onPress, children }: ToolProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is not operated; the button within is.
    <span className={styles.tool} data-on={on || undefined} title={label} onMouseDown={event => event.preventDefault()}>
      <Button
        variant="quiet"
        size="small"
        icon={icon}
        label={label}
        aria-pressed={on}
        aria-disabled={off || undefined}
        onClick={() => {
          if (!off) onPress()
        }}
      >
        {children}
      </Button>
    </span>
  )
}
