import { type RefObject, useEffect, useRef, useState } from 'react'
import { askLatest } from './ask-latest.ts'
import { previewFrame } from './preview-frame.ts'
import { type PreviewAnswer, requestPreview } from './request-preview.ts'

/** Why the preview does not show the form's current values. */
export type Hindrance = Exclude<PreviewAnswer, { kind: 'picture' }>

interface PreviewOptions {
  /** Nothing is requested while the preview is hidden. */
  isShown: boolean
  path: string
  /** The element around the form. */
  place: RefObject<HTMLElement | null>
  frame: RefObject<HTMLIFrameElement | null>
  /** Changes when the form belongs to another page or post, whose values must be read again. */
  of: string
}

/** Keeps a preview frame up to date with the form beside it. */
export function usePreview({ isShown, path, place, frame, of }: PreviewOptions) {
  const [isBusy, setIsBusy] = useState(false)
  const [hindrance, setHindrance] = useState<Hindrance | null>(null)
  const current = useRef({ soon() {}, again() {} })

  useEffect(() => {
    const around = place.current
    if (!isShown || around === null || frame.current === null) return
    const picture = previewFrame(frame.current)
    let last = ''
    let isEdited = false
    const asking = askLatest({
      read() {
        const form = around.querySelector('form')
        if (form === null) return null
        const texts = textsOf(form)
        const said = JSON.stringify([...texts])
        if (said === last) return null
        last = said
        return texts
      },
      ask: (texts, signal) => requestPreview(path, texts, signal),
      onRequested: () => setIsBusy(true),
      onAnswer(answer) {
        setIsBusy(false)
        // What is missing from a form that nobody has begun to fill in is no error yet.
        setHindrance(answer.kind === 'picture' || (answer.kind === 'wrong' && !isEdited) ? null : answer)
        if (answer.kind === 'picture') picture.show(answer.html)
      },
    })
    const again = () => {
      last = ''
      asking.now()
    }
    const edited = () => {
      isEdited = true
      asking.soon()
    }
    current.current = { soon: asking.soon, again }
    around.addEventListener('input', edited)
    around.addEventListener('change', edited)
    again()
    return () => {
      asking.stop()
      current.current = { soon() {}, again() {} }
      around.removeEventListener('input', edited)
      around.removeEventListener('change', edited)
    }
  }, [isShown, path, place, frame])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form stands there.
  useEffect(() => current.current.soon(), [of])

  return { isBusy, hindrance, again: () => current.current.again() }
}

/** The form's values without files. */
function textsOf(form: HTMLFormElement): FormData {
  const texts = new FormData()
  for (const [name, entry] of new FormData(form)) if (typeof entry === 'string') texts.append(name, entry)
  return texts
}
