import { useState } from 'react'
import { Button, buttonLook } from './button.tsx'
import { ConfirmDialog, Dialog, MessageDialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { ModalButton } from './modal.tsx'

function NestedDialogs() {
  const [open, setOpen] = useState(false)
  const [warning, setWarning] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog with a child</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="wide"
        title="Your institution"
        closeLabel="Close"
        actions={<Button onClick={() => setWarning(true)}>Save</Button>}
      >
        <p>A wide dialog. Saving opens another one over it, and closing that leads back to the button that opened it.</p>
        <MessageDialog
          open={warning}
          onClose={() => setWarning(false)}
          title="No institution selected"
          message="Please pick your institution from the list that appears as you type."
          okLabel="OK"
        />
      </Dialog>
    </>
  )
}

function Confirmation() {
  const [open, setOpen] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete 3 pages
      </Button>
      <p role="status">{isDeleted && '3 pages were deleted.'}</p>
      <ConfirmDialog
        open={open}
        isDangerous
        title="Delete 3 pages?"
        message="This cannot be undone."
        cancelLabel="Keep them"
        confirmLabel="Yes, delete 3 pages"
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false)
          setDeleted(true)
        }}
      />
    </>
  )
}

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Standard width, opened without script too',
    element: (
      <>
        <ModalButton opens="gallery-dialog" {...buttonLook()}>
          Open a dialog
        </ModalButton>
        <Dialog id="gallery-dialog" title="How to cite this article" closeLabel="Close">
          <p>Roof A, Tile B. Lichens on slate. 2024, 7:1374.</p>
        </Dialog>
      </>
    ),
  },
  {
    title: 'More than the screen holds',
    element: (
      <>
        <ModalButton opens="gallery-long-dialog" {...buttonLook()}>
          Open a long dialog
        </ModalButton>
        <Dialog
          id="gallery-long-dialog"
          size="wide"
          title="A title that is long enough to need a second line in a dialog"
          closeLabel="Close"
        >
          {Array.from({ length: 14 }, (_, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same lines every time.
            <p key={number}>Terms go on for as long as they have to, and the dialog scrolls within itself.</p>
          ))}
        </Dialog>
      </>
    ),
  },
  { title: 'A question before something is done', element: <Confirmation /> },
  { title: 'Dialog and child dialog', element: <NestedDialogs /> },
  {
    title: 'Drawer',
    element: (
      <>
        <ModalButton opens="gallery-drawer" {...buttonLook()}>
          Open a drawer
        </ModalButton>
        <Drawer id="gallery-drawer" title="Menu" closeLabel="Close menu">
          <p>What the small screen has no room for.</p>
        </Drawer>
      </>
    ),
  },
]
