import close from '@tabler/icons/outline/x.svg?raw'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { Button } from './button.tsx'
import styles from './drawer.module.css'
import { Modal, type ModalProps } from './modal.tsx'

interface DrawerProps extends ModalProps {
  title: string
  closeLabel: string
  /** The edge of the screen it slides in from. */
  side?: 'start' | 'end'
  /** `wide` holds a form. */
  width?: 'standard' | 'wide'
  children?: React.ReactNode
}

/** A modal panel at the side of the screen, for the menu of small screens. It closes when another page opens. */
export function Drawer({ title, closeLabel, side = 'end', width, children, ...modal }: DrawerProps) {
  const titleId = useId()
  const { key } = useLocation()
  return (
    <Modal {...modal} visit={key} className={styles.drawer} size={width ?? side} labelledBy={titleId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <form method="dialog" className={styles.close}>
            <Button type="submit" variant="quiet" icon={close} label={closeLabel} />
          </form>
        </div>
        {children}
      </div>
    </Modal>
  )
}
