import { useState } from 'react'
import { Button } from './button.tsx'
import { Toast, ToastAction } from './toast.tsx'

function ToastExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the toast</Button>
      {open && (
        <Toast title="Newsletter" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>New articles and calls of this platform, by mail, once a month at most.</p>
          <ToastAction>
            <Button>Subscribe</Button>
          </ToastAction>
        </Toast>
      )}
    </>
  )
}

export const gallery: { title: string; element: React.ReactNode }[] = [
  { title: 'At the corner, with an action', element: <ToastExample /> },
]
