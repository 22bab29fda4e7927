import alertTriangle from '@tabler/icons/outline/alert-triangle.svg?raw'
import circleCheck from '@tabler/icons/outline/circle-check.svg?raw'
import circleX from '@tabler/icons/outline/circle-x.svg?raw'
import infoCircle from '@tabler/icons/outline/info-circle.svg?raw'
import close from '@tabler/icons/outline/x.svg?raw'
import styles from './alert.module.css'
import { Icon } from './icon.tsx'

/** The types of the specification (accounts.md section 2), and INFO for what is neither good nor bad. */
export type AlertType = 'SUCCESS' | 'WARNING' | 'ERROR' | 'INFO'

const icons: Record<AlertType, string> = { SUCCESS: circleCheck, WARNING: alertTriangle, ERROR: circleX, INFO: infoCircle }

interface AlertProps {
  type: AlertType
  /** The name of the type for readers who do not see icon and colour: 'Error'. */
  typeLabel: string
  title?: string | undefined
  children?: React.ReactNode
  /** Read out when it appears. Off for a note that belongs to the page, and inside a region that is read out itself. */
  announced?: boolean
  onClose?: { label: string; close: () => void } | undefined
  floating?: boolean
}

/** A message in its place on the page: what happened, or what to consider. */
export function Alert({ type, typeLabel, title, children, announced = true, onClose, floating = false }: AlertProps) {
  return (
    <div
      className={styles.alert}
      data-type={type}
      data-floating={floating}
      role={announced ? (type === 'ERROR' ? 'alert' : 'status') : undefined}
    >
      <Icon svg={icons[type]} label={typeLabel} size={22} />
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={onClose.label} onClick={onClose.close}>
          <Icon svg={close} />
        </button>
      )}
    </div>
  )
}
