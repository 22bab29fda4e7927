import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import control from '../../../../ui/control.module.css'
import { Field } from '../../../../ui/field.tsx'
import { createSuggester } from '../../../../ui/suggestions.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { EditorImage, MediaLibrary } from '../questions.ts'
import styles from './dialogs.module.css'
import { OverPage, takesFocus } from './over-page.tsx'

interface ImageDialogProps {
  media: MediaLibrary
  /** `alt` is empty for decorative images. */
  onChoose: (image: EditorImage, alt: string) => void
  onClose: () => void
}

const maxAltLength = 300
/** Milliseconds from the last key to the search. */
const pauseInTyping = 250

type Found = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; images: readonly EditorImage[] }

/** Chooses an image of the media library, or uploads a new one, and asks for its alternative text. */
export function ImageDialog({ media, onChoose, onClose }: ImageDialogProps) {
  const { t } = useText()
  const id = useId()
  const [found, search] = useSearch(media)
  const [chosen, setChosen] = useState<EditorImage | null>(null)
  const alt = useRef<HTMLInputElement>(null)
  const [decorative, setDecorative] = useState(false)
  const [problems, setProblems] = useState<{ image?: string; alt?: string; file?: string }>({})
  const [uploading, setUploading] = useState(false)
  const file = useRef<HTMLInputElement>(null)

  const words = (): string => alt.current?.value.trim() ?? ''
  const choose = (image: EditorImage): void => {
    setChosen(image)
    if (alt.current && words() === '') alt.current.value = image.alt
    setProblems({})
  }
  const altProblem = (): string | undefined => (words() === '' && !decorative ? t('editor-picture-alt-problem') : undefined)
  const submit = (event: React.FormEvent): void => {
    event.preventDefault()
    const [image, text] = [chosen ? undefined : t('editor-picture-problem'), altProblem()]
    setProblems({ ...(image && { image }), ...(text && { alt: text }) })
    if (chosen && !text) onChoose(chosen, decorative ? '' : words())
    else document.getElementById(image ? `${id}-search` : `${id}-alt`)?.focus()
  }
  const upload = async (): Promise<void> => {
    if (media.upload === null) return
    const sent = file.current?.files?.[0]
    const text = altProblem()
    setProblems({ ...(!sent && { file: t('editor-picture-file-problem') }), ...(text && { alt: text }) })
    if (!sent || text) return document.getElementById(sent ? `${id}-alt` : `${id}-file`)?.focus()
    setUploading(true)
    const answer = await media.upload(sent, decorative ? '' : words()).catch(() => ({ problem: t('editor-picture-failed') }))
    setUploading(false)
    if ('problem' in answer) setProblems({ file: answer.problem })
    else setChosen(answer)
  }
  return (
    <OverPage title={t('editor-picture-choose')} size="large" onClose={onClose} done={t('editor-apply')} formId={id}>
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={takesFocus}
          id={`${id}-search`}
          name="search"
          type="search"
          autoComplete="off"
          label={t('editor-picture-find')}
          error={problems.image}
          onChange={event => search(event.currentTarget.value)}
          onKeyDown={event => {
            // Enter starts the search instead of submitting the dialog.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        <p role="status" className={found.kind === 'ready' && found.images.length > 0 ? 'visually-hidden' : undefined}>
          {found.kind === 'loading' && t('editor-picture-loading')}
          {found.kind === 'failed' && t('editor-picture-failed')}
          {found.kind === 'ready' && found.images.length === 0 && t('editor-picture-none')}
        </p>
        {found.kind === 'ready' && <Images images={found.images} chosen={chosen} onChoose={choose} />}
        {chosen && <p role="status">{t('editor-picture-selected', { name: chosen.name })}</p>}
        <TextField
          id={`${id}-alt`}
          name="alt"
          maxLength={maxAltLength}
          label={t('editor-picture-alt')}
          description={t('editor-picture-alt-help')}
          error={problems.alt}
          ref={alt}
          disabled={decorative}
        />
        <Checkbox name="decorative" label={t('editor-picture-decorative')} onChange={event => setDecorative(event.currentTarget.checked)} />
        {media.upload !== null && (
          <details className={styles.upload}>
            <summary>{t('editor-picture-new')}</summary>
            <Field id={`${id}-file`} name="file" label={t('editor-picture-file')} error={problems.file}>
              {wiring => <input {...wiring} ref={file} type="file" accept="image/*" className={control.control} />}
            </Field>
            <Button variant="secondary" pending={uploading} onClick={() => void upload()}>
              {t('editor-picture-upload')}
            </Button>
          </details>
        )}
      </form>
    </OverPage>
  )
}

interface ImagesProps {
  images: readonly EditorImage[]
  chosen: EditorImage | null
  onChoose: (image: EditorImage) => void
}
function Images({ images, chosen, onChoose }: ImagesProps) {
  return (
    <ul className={styles.images}>
      {images.map(image => (
        <li key={image.id}>
          <button type="button" className={styles.image} aria-pressed={image.id === chosen?.id} onClick={() => onChoose(image)}>
            <img src={image.thumbnailUrl} alt="" width={120} height={90} />
            <span>{image.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Lists the whole library initially, then the results of a search after a pause in typing. */
function useSearch(media: MediaLibrary): [Found, (text: string) => void] {
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const [suggester] = useState(() =>
    createSuggester<EditorImage>(text => media.list(text), {
      minimumLength: 0,
      limit: 60,
      pause: signal => waitFor(pauseInTyping, signal),
      onState: state =>
        setFound(
          state.kind === 'ready' ? { kind: 'ready', images: state.suggestions } : { kind: state.kind === 'failed' ? 'failed' : 'loading' },
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
