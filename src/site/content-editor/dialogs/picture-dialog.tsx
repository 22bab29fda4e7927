import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import control from '../../../ui/control.module.css'
import { Field } from '../../../ui/field.tsx'
import { createSuggester } from '../../../ui/suggestions.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useText } from '../../text/text.tsx'
import type { EditorPicture, MediaLibrary } from '../questions.ts'
import styles from './dialogs.module.css'
import { OverPage, takesFocus } from './over-page.tsx'

interface PictureDialogProps {
  media: MediaLibrary
  /** `alt` is empty for decoration. */
  onChoose: (picture: EditorPicture, alt: string) => void
  onClose: () => void
}

const longestAlt = 300
/** From the last letter typed to the search, in milliseconds. */
const pauseInTyping = 250

type Found = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; pictures: readonly EditorPicture[] }

/** A picture of the media library, or a new one for it, with what it tells those who do not see it. */
export function PictureDialog({ media, onChoose, onClose }: PictureDialogProps) {
  const { say } = useText()
  const id = useId()
  const [found, search] = useSearch(media)
  const [chosen, setChosen] = useState<EditorPicture | null>(null)
  const alt = useRef<HTMLInputElement>(null)
  const [decorative, setDecorative] = useState(false)
  const [problems, setProblems] = useState<{ picture?: string; alt?: string; file?: string }>({})
  const [uploading, setUploading] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const words = (): string => alt.current?.value.trim() ?? ''
  const choose = (picture: EditorPicture): void => {
    setChosen(picture)
    if (alt.current && words() === '') alt.current.value = picture.alt
    setProblems({})
  }
  const altProblem = (): string | undefined => (words() === '' && !decorative ? say('editor-picture-alt-problem') : undefined)
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    const [picture, text] = [chosen ? undefined : say('editor-picture-problem'), altProblem()]
    setProblems({ ...(picture && { picture }), ...(text && { alt: text }) })
    if (chosen && !text) onChoose(chosen, decorative ? '' : words())
    else document.getElementById(picture ? `${id}-search` : `${id}-alt`)?.focus()
  }
  const upload = async (): Promise<void> => {
    const sent = file.current?.files?.[0]
    const text = altProblem()
    setProblems({ ...(!sent && { file: say('editor-picture-file-problem') }), ...(text && { alt: text }) })
    if (!sent || text) return document.getElementById(sent ? `${id}-alt` : `${id}-file`)?.focus()
    setUploading(true)
    const answer = await media.upload(sent, decorative ? '' : words()).catch(() => ({ problem: say('editor-picture-failed') }))
    setUploading(false)
    if ('problem' in answer) setProblems({ file: answer.problem })
    else setChosen(answer)
  }
  return (
    <OverPage title={say('editor-picture-choose')} size="large" onClose={onClose} done={say('editor-apply')} formId={id}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={takesFocus}
          id={`${id}-search`}
          name="search"
          type="search"
          autoComplete="off"
          label={say('editor-picture-find')}
          error={problems.picture}
          onChange={event => search(event.currentTarget.value)}
          onKeyDown={event => {
            // Enter looks for it, and does not choose what is not there yet.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <p role="status" className={found.kind === 'ready' && found.pictures.length > 0 ? 'visually-hidden' : undefined}>
          {found.kind === 'loading' && say('editor-picture-loading')}
          {found.kind === 'failed' && say('editor-picture-failed')}
          {found.kind === 'ready' && found.pictures.length === 0 && say('editor-picture-none')}
        </p>
        {found.kind === 'ready' && <Pictures pictures={found.pictures} chosen={chosen} onChoose={choose} />}
        {chosen && <p role="status">{say('editor-picture-selected', { name: chosen.name })}</p>}
        <TextField
          id={`${id}-alt`}
          name="alt"
          maxLength={longestAlt}
          label={say('editor-picture-alt')}
          description={say('editor-picture-alt-help')}
          error={problems.alt}
          ref={alt}
          disabled={decorative}
        />
        <Checkbox
          name="decorative"
          label={say('editor-picture-decorative')}
          onChange={event => setDecorative(event.currentTarget.checked)}
        />
        <details className={styles.upload}>
          <summary>{say('editor-picture-new')}</summary>
          <Field id={`${id}-file`} name="file" label={say('editor-picture-file')} error={problems.file}>
            {wiring => <input {...wiring} ref={file} type="file" accept="image/*" className={control.control} />}
          </Field>
          <Button variant="secondary" pending={uploading} onClick={() => void upload()}>
            {say('editor-picture-upload')}
          </Button>
        </details>
      </form>
    </OverPage>
  )
}

interface PicturesProps {
  pictures: readonly EditorPicture[]
  chosen: EditorPicture | null
  onChoose: (picture: EditorPicture) => void
}
function Pictures({ pictures, chosen, onChoose }: PicturesProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map(picture => (
        <li key={picture.id}>
          <button type="button" className={styles.picture} aria-pressed={picture.id === chosen?.id} onClick={() => onChoose(picture)}>
            <img src={picture.thumbnailUrl} alt="" width={120} height={90} />
            <span>{picture.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What the library has: all of it at first, then what is asked for, after a pause in typing. */
function useSearch(media: MediaLibrary): [Found, (text: string) => void] {
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const [suggester] = useState(() =>
    createSuggester<EditorPicture>(text => media.list(text), {
      minimumLength: 0,
      limit: 60,
      pause: signal => waitFor(pauseInTyping, signal),
      tell: state =>
        setFound(
          state.kind === 'ready'
            ? { kind: 'ready', pictures: state.suggestions }
            : { kind: state.kind === 'failed' ? 'failed' : 'loading' },
        ),
    }),
  )
  useEffect(() => {
    void suggester.query('')
    return suggester.stop
  }, [suggester])
  return [found, text => void suggester.query(text)]
}

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
