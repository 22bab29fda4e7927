import { Alert, type AlertType } from './alert.tsx'
import { showAlert } from './alert-store.ts'
import { Button } from './button.tsx'

const labels: Record<AlertType, string> = { SUCCESS: 'Success', WARNING: 'Warning', ERROR: 'Error', INFO: 'Note' }

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Success',
    element: (
      <Alert type="SUCCESS" typeLabel={labels.SUCCESS}>
        Your details were updated.
      </Alert>
    ),
  },
  {
    title: 'Warning, with a title',
    element: (
      <Alert type="WARNING" typeLabel={labels.WARNING} title="This is not the newest version">
        A newer version answers the reviewers. <a href="#content">Read version 3</a>
      </Alert>
    ),
  },
  {
    title: 'Error that can be closed',
    element: (
      <Alert type="ERROR" typeLabel={labels.ERROR} onClose={{ label: 'Close', close: () => {} }}>
        Could not sign you up for content alerts. If it happens again, write to us, and say what you were doing when it did.
      </Alert>
    ),
  },
  {
    title: 'Note',
    element: (
      <Alert type="INFO" typeLabel={labels.INFO} announced={false}>
        Comments are moderated.
      </Alert>
    ),
  },
  {
    title: 'Floating, short and long',
    element: (
      <>
        <Button onClick={() => showAlert({ type: 'SUCCESS', message: 'Citation copied.' })}>Show for 3 seconds</Button>{' '}
        <Button
          onClick={() =>
            showAlert({ type: 'ERROR', duration: 'long', message: 'The message could not be sent. Please try again in a while.' })
          }
        >
          Show for 8 seconds
        </Button>
      </>
    ),
  },
]
