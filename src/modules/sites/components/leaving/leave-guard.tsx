/** Asks before a page with unsaved work is left: in a dialog before a link within the site or Back, and by the browser otherwise. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { useText, withMessages } from '../../text/text.tsx'
import { addUnsavedWork, isFirstWork, type LeaveQuestion, type UnsavedWork, unsavedWorks, watchUnsavedWork } from './unsaved-work.ts'
import '../autosave/messages.ts'

/** @param work the same object while the page is open */
export function LeaveGuard({ work }: { work: UnsavedWork }) {
  useEffect(() => addUnsavedWork(work), [work])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (work.isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [work])
  const isFirst = useSyncExternalStore(
    watchUnsavedWork,
    () => isFirstWork(work),
    () => false,
  )
  return isFirst && <LeaveDialog />
}

const LeaveDialog = withMessages(['autosave'], function LeaveDialog() {
  const { t } = useText()
  const [question, setQuestion] = useState<LeaveQuestion | null>(null)
  // The same path with another query is the same page, with its forms.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsavedWorks().length > 0,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const attempt = { isCurrent: true }
    void (async () => {
      const questions = await Promise.all(unsavedWorks().map(work => work.store()))
      // Another link was followed meanwhile.
      if (!attempt.isCurrent) return
      const first = questions.find(each => each !== null)
      if (first === undefined) blocker.proceed()
      else setQuestion(first)
    })()
    return () => {
      attempt.isCurrent = false
    }
  }, [blocker])
  return (
    <ConfirmDialog
      open={question !== null}
      title={question?.title ?? ''}
      message={question?.text}
      cancelLabel={t('leave-stay')}
      confirmLabel={t('leave-leave')}
      onClose={() => {
        setQuestion(null)
        blocker.reset?.()
      }}
      onConfirm={() => {
        setQuestion(null)
        blocker.proceed?.()
      }}
    />
  )
})
