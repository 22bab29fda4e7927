import { Toast } from '../../../../ui/toast.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpThanks } from './sign-up-thanks.tsx'

interface SignUpPanelProps {
  thanks: boolean
  /** Whether the reader opened the panel: one that appears by itself must not take the focus. */
  takesFocus: boolean
  /** A selector of what ends the page. */
  pageEnd: string
  onClose: () => void
  onSuccess: () => void
}

/** The box with the form; a script of its own, since a small screen has it behind a button. */
export default function SignUpPanel({ thanks, takesFocus, pageEnd, onClose, onSuccess }: SignUpPanelProps) {
  const { t } = useText()
  return (
    <Toast title={t('updates-title')} closeLabel={t(thanks ? 'close' : 'updates-close')} onClose={onClose}>
      {thanks ? <SignUpThanks /> : <SignUpForm takesFocus={takesFocus} pageEnd={pageEnd} onSuccess={onSuccess} />}
    </Toast>
  )
}
