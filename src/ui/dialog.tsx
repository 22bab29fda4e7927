import close from '@tabler/icons/outline/x.svg?raw'
import { useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'
import { Modal, type ModalProps } from './modal.tsx'

interface DialogProps extends ModalProps {
  title: string
  closeLabel: string
  /** 320 or 430 px (specification, accounts.md section 9); or as large as its content, up to the whole screen. */
  size?: 'standard' | 'wide' | 'large'
  children?: React.ReactNode
  /** Buttons at its foot. */
  actions?: React.ReactNode
}

/** A dialog over the page. Another one inside it, or beside it, opens on top. */
export function Dialog({ title, closeLabel, size = 'standard', children, actions, ...modal }: DialogProps) {
  const titleId = useId()
  return (
    <Modal {...modal} className={styles.dialog} size={size} labelledBy={titleId}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <form method="dialog" className={styles.close}>
            <Button type="submit" variant="quiet" icon={close} label={closeLabel} />
          </form>
        </div>
        <div className={styles.body}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}

interface MessageDialogProps extends ModalProps {
  title: string
  message: React.ReactNode
  okLabel: string
}

/** Shows one message with an OK button, such as that the institution was not picked from the list. */
export const MessageDialog = ({ okLabel, ...dialog }: MessageDialogProps) => (
  <AlertDialog {...dialog} size="standard">
    <Button type="submit">{okLabel}</Button>
  </AlertDialog>
)

interface AlertDialogProps extends Omit<MessageDialogProps, 'okLabel'> {
  size: 'standard' | 'wide'
  /** Its buttons: each closes it. */
  children: React.ReactNode
}

/** Says or asks something that has to be answered before anything else (ARIA: alertdialog). */
function AlertDialog({ title, message, size, children, ...modal }: AlertDialogProps) {
  const titleId = useId()
  const messageId = useId()
  return (
    <Modal
      {...modal}
      role="alertdialog"
      closesOnOutsidePress={false}
      className={styles.dialog}
      size={size}
      labelledBy={titleId}
      describedBy={messageId}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
        </div>
        <div id={messageId} className={styles.body}>
          {message}
        </div>
        <form method="dialog" className={styles.actions}>
          {children}
        </form>
      </div>
    </Modal>
  )
}

interface ConfirmDialogProps extends ModalProps {
  title: string
  message: React.ReactNode
  cancelLabel: string
  confirmLabel: string
  /** Whether confirming removes something. */
  isDangerous?: boolean
  /** Called instead of `onClose`, once it has closed. */
  onConfirm: () => void
}

/** Asks before something is done. Escape cancels, and the button that cancels has the focus. */
export function ConfirmDialog({ cancelLabel, confirmLabel, isDangerous = false, onConfirm, ...dialog }: ConfirmDialogProps) {
  const isConfirmed = useRef(false)
  return (
    <AlertDialog
      {...dialog}
      size="wide"
      onClose={() => {
        if (isConfirmed.current) onConfirm()
        else dialog.onClose?.()
        isConfirmed.current = false
      }}
    >
      <Button type="submit" variant="secondary">
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        variant={isDangerous ? 'danger' : 'primary'}
        onClick={() => {
          isConfirmed.current = true
        }}
      >
        {confirmLabel}
      </Button>
    </AlertDialog>
  )
}
