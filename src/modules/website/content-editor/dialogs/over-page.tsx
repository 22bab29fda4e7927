import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormOfFields } from '../../../../ui/form-context.ts'
import { useText } from '../../../sites/text/text.tsx'

interface OverPageProps {
  title: string
  size?: 'standard' | 'wide' | 'large'
  onClose: () => void
  /** The label of the confirmation button; left out where the dialog has none. */
  done?: string
  /** The id of the dialog's form that the button submits. */
  formId?: string
  children: ReactNode
}

const stop = (event: { stopPropagation(): void }): void => event.stopPropagation()

/**
 * A dialog of the editor. It is rendered at the end of the page, because the editor is a field of a form, and forms cannot be nested.
 * Events in the dialog do not reach that form.
 */
export function OverPage({ title, size = 'wide', onClose, done, formId, children }: OverPageProps) {
  const { t } = useText()
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in the dialog so that nobody else does.
    <div onSubmit={stop} onChange={stop} onInput={stop} onBlur={stop} onFocus={stop} onKeyDown={stop}>
      <FormOfFields value={null}>
        <Dialog
          open
          size={size}
          title={title}
          closeLabel={t('editor-close')}
          onClose={onClose}
          actions={done !== undefined && formId !== undefined && <DialogButton form={formId}>{done}</DialogButton>}
        >
          {children}
        </Dialog>
      </FormOfFields>
    </div>,
    document.body,
  )
}

function DialogButton({ form, children }: { form: string; children: string }) {
  return (
    <Button type="submit" form={form}>
      {children}
    </Button>
  )
}

/** Marks the control that gets the focus: `showModal` looks for the attribute, which React does not write. */
export const takesFocus = (control: HTMLElement | null): void => control?.setAttribute('autofocus', '')
