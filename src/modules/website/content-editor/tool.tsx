import { Button } from '../../../ui/button.tsx'
import styles from './toolbar.module.css'

interface ToolProps {
  icon: string
  /** Says what a tool does that shows its icon alone. */
  label?: string
  /** Whether what it does is done where the selection is; left out for what is done each time. */
  on?: boolean
  /** It has nothing to do just now. It keeps its place and the focus. */
  off?: boolean
  onPress: () => void
  children?: React.ReactNode
}

/** A button of the editor's bars. A press by the pointer leaves the text's selection where it is. */
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
