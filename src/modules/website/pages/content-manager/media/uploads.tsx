import upload from '@tabler/icons/outline/upload.svg?raw'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { fileProblem } from '../../../../../ui/file-problem.ts'
import { Icon } from '../../../../../ui/icon.tsx'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { acceptedImages, altProblem, imageLimits } from '../../../domain/media/image-file.ts'
import { imageValues } from './image-entries.ts'
import { sendImage } from './send-image.ts'
import { type ChosenImage, UploadCard } from './upload-card.tsx'
import styles from './uploads.module.css'

/** Accepts dropped or selected images with their alternative texts, and uploads them one by one with a progress bar. */
export function Uploads() {
  const { t } = useText()
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const [added, setAdded] = useState(0)
  const [isSending, setSending] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  const change = (key: string, part: Partial<ChosenImage>) =>
    setChosen(all => all.map(each => (each.key === key ? { ...each, ...part } : each)))

  const add = (files: readonly File[]) => {
    setAdded(0)
    setChosen(all => [...all, ...files.map(newImage)].slice(0, imageLimits.files))
  }

  async function send() {
    const checked = chosen.map(each => ({ ...each, error: chosenImageError(each) }))
    setChosen(checked)
    const ready = checked.filter(({ error }) => error === null)
    setSending(true)
    setAdded(0)
    for (const { key, file, alt, isDecorative } of ready) {
      const error = await sendImage({ file, alt, isDecorative, onProgress: progress => change(key, { progress }) })
      if (error === null) {
        setChosen(all => all.filter(each => each.key !== key))
        setAdded(count => count + 1)
      } else change(key, { error, progress: null })
    }
    // The form must be rendered before one of its fields can get the focus.
    flushSync(() => setSending(false))
    // The first error gets the focus, so that screen reader users notice it.
    list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (ready.length > 0) await revalidate()
  }

  return (
    <div className={styles.uploads} data-hydrated={hydrated || undefined}>
      <DropZone disabled={!hydrated || isSending} onFiles={add} />
      <div role="status">
        {added > 0 && !isSending && (
          <Alert type="SUCCESS" typeLabel={t('alert-success')} announced={false}>
            {t('media-added', { count: added })}
          </Alert>
        )}
      </div>
      {chosen.length > 0 && (
        <form
          className={styles.chosen}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!isSending) void send()
          }}
        >
          <ul className={styles.cards} ref={list}>
            {chosen.map(picture => (
              <UploadCard
                key={picture.key}
                picture={picture}
                disabled={isSending}
                onChange={part => change(picture.key, part)}
                onRemove={() => setChosen(all => all.filter(({ key }) => key !== picture.key))}
              />
            ))}
          </ul>
          <Button type="submit" pending={isSending}>
            {t('media-upload-count', { count: chosen.length })}
          </Button>
        </form>
      )}
    </div>
  )
}

let made = 0
const newImage = (file: File): ChosenImage => {
  made += 1
  return { key: String(made), file, alt: '', isDecorative: false, progress: null, error: null }
}

/** Errors that are known before the upload. */
function chosenImageError({ file, alt, isDecorative }: ChosenImage): ValidationError | null {
  const problem = fileProblem([file], { maxBytes: imageLimits.bytes })
  if (problem !== null) return { key: `media-problem-${problem.kind}`, values: imageValues(file.name) }
  const invalid = altProblem({ alt, isDecorative })
  return invalid && { key: `media-alt-${invalid}`, values: { most: imageLimits.altLength } }
}

function DropZone({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  // Takes over files that were selected before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are taken up once.
  useEffect(() => take(), [])

  function take() {
    const files = [...(input.current?.files ?? [])]
    if (files.length === 0) return
    onFiles(files)
    // The same file can then be selected again.
    if (input.current) input.current.value = ''
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers alone; the field inside does the same by keyboard.
    <div
      className={styles.zone}
      data-over={over || undefined}
      onDragOver={event => {
        if (disabled) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      }}
    >
      <Icon svg={upload} size={28} />
      <label htmlFor={id} className={styles.prompt}>
        {t('media-drop')}
      </label>
      <p className={styles.limits} id={`${id}-limits`}>
        {t('media-limits', imageValues(''))}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptedImages}
        multiple
        disabled={disabled}
        aria-describedby={`${id}-limits`}
        onChange={take}
      />
    </div>
  )
}
