import { Toast } from '../../../ui/toast.tsx'
import { useText } from '../../text/text.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpThanks } from './sign-up-thanks.tsx'

interface SignUpPanelProps {
  thanks: boolean
  /** A selector of what ends the page. */
  pageEnd: string
  onClose: () => void
  onSuccess: () => void
}

/** What the tab opens to; a script of its own, since most readers never open it. */
export default function SignUpPanel({ thanks, pageEnd, onClose, onSuccess }: SignUpPanelProps) {
  const { say } = useText()
  return (
    <Toast title={say('updates-title')} closeLabel={say(thanks ? 'close' : 'updates-close')} onClose={onClose}>
      {thanks ? <SignUpThanks /> : <SignUpForm pageEnd={pageEnd} onSuccess={onSuccess} />}
    </Toast>
  )
}
