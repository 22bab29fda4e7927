import { useEffect, useRef } from 'react'
import './modal.css'

export interface ModalProps {
  /** Lets a `ModalButton` open it, before and without script too. */
  id?: string
  /** Controlled by a parent. Without it, a `ModalButton` opens the dialog. */
  open?: boolean
  /** Called when it has closed: by Escape, its close button, a press outside, or `open`. */
  onClose?: () => void
}

interface ModalFrameProps extends ModalProps {
  className: string | undefined
  size?: string
  labelledBy: string
  describedBy?: string | undefined
  role?: 'alertdialog'
  /** It closes when this value changes, such as on a navigation. */
  visit?: string
  /** Whether a press outside closes it. */
  closesOnOutsidePress?: boolean
  children: React.ReactNode
}

/**
 * The native modal dialog: the browser traps the focus, closes it on Escape and restores the focus. A nested one
 * is on top. Dialog and Drawer render it.
 */
export function Modal({
  id,
  open,
  onClose,
  className,
  size,
  labelledBy,
  describedBy,
  role,
  visit,
  closesOnOutsidePress = true,
  children,
}: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null || open === undefined) return
    if (open && !element.open) showModal(element)
    if (!open && element.open) element.close()
  }, [open])
  // A dialog that leaves the page while it is open gives focus back too.
  useEffect(() => {
    const element = dialog.current
    return () => {
      if (element?.open) element.close()
    }
  }, [])
  const visited = useRef(visit)
  useEffect(() => {
    if (visited.current !== visit) dialog.current?.close()
    visited.current = visit
  }, [visit])
  useEffect(() => {
    const element = dialog.current
    if (element === null || !closesOnOutsidePress) return
    let pressedOutside = false
    // The content fills the dialog, so that an event on the dialog itself was outside. A press that begins inside, to select text, closes
    // nothing.
    const press = (event: PointerEvent) => {
      pressedOutside = event.target === element
    }
    const click = (event: MouseEvent) => {
      if (pressedOutside && event.target === element) element.close()
    }
    element.addEventListener('pointerdown', press)
    element.addEventListener('click', click)
    return () => {
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('click', click)
    }
  }, [closesOnOutsidePress])
  return (
    <dialog
      ref={dialog}
      id={id}
      role={role}
      className={className}
      data-size={size}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={event => {
        // It was opened again before the browser's close event.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose?.()
      }}
    >
      {children}
    </dialog>
  )
}

/** The page behind keeps the width that its scrollbar takes, if it has one (modal.css). */
function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  // Behind an open dialog the page has no scrollbar to measure.
  if (document.querySelector('dialog:modal') === null) root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth)
  dialog.showModal()
}

interface ModalButtonProps extends Omit<React.ComponentProps<'button'>, 'type' | 'onClick'> {
  /** Id of the Dialog or Drawer that it opens. */
  opens: string
}

/** Opens a dialog or drawer by its id: by script, or by the browser where it supports invoker commands. */
export function ModalButton({ opens, ...rest }: ModalButtonProps) {
  const command = { command: 'show-modal', commandfor: opens }
  return (
    <button
      {...rest}
      {...command}
      type="button"
      aria-haspopup="dialog"
      onClick={event => {
        const dialog = document.getElementById(opens)
        if (!(dialog instanceof HTMLDialogElement)) return
        event.preventDefault()
        if (!dialog.open) showModal(dialog)
      }}
    />
  )
}
