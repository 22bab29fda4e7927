import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRevalidator } from 'react-router'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { DropZone, dropZoneInput } from '../../../../../ui/drop-zone.tsx'
import { fileProblem } from '../../../../../ui/file-problem.ts'
import { useHydrated } from '../../../../../ui/use-hydrated.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { LeaveGuard } from '../../../../sites/components/leaving/leave-guard.tsx'
import type { UnsavedWork } from '../../../../sites/components/leaving/unsaved-work.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { altError } from '../../../domain/media/alt-schema.ts'
import { acceptedImages, imageLimits } from '../../../domain/media/image-file.ts'
import { type ChosenImage, ChosenImageCard } from './chosen-image-card.tsx'
import { imageValues, problemKeys } from './image-entries.ts'
import { type ImageTransfer, sendImage } from './send-image.ts'
import styles from './uploads.module.css'

/** Accepts dropped or selected images with their alternative texts, and uploads them one by one: each can be paused and cancelled. */
export function Uploads() {
  const { t } = useText()
  const hydrated = useHydrated()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<readonly ChosenImage[]>([])
  const [added, setAdded] = useState(0)
  const [isSending, setSending] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)

  const unsent = useRef({ count: 0, isSending, t })
  unsent.current = { count: chosen.filter(({ error }) => !isRefusedFile(error)).length, isSending, t }
  const [work] = useState<UnsavedWork>(() => ({
    isUnsaved: () => unsent.current.count > 0,
    async store() {
      const { count, isSending: isUnderWay, t: translate } = unsent.current
      return {
        title: translate('media-leave-title'),
        text: translate(isUnderWay ? 'media-leave-sending' : 'media-leave-chosen', { count }),
      }
    },
  }))
  const leaving = useRef<AbortController | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const change = (key: string, part: Partial<ChosenImage>) =>
    setChosen(all => all.map(each => (each.key === key ? { ...each, ...part } : each)))

  const add = (files: readonly File[]) => {
    setAdded(0)
    setChosen(all => [...all, ...files.map(newImage)].slice(0, imageLimits.files))
  }

  /** The button that had the focus goes with its image. */
  function removeWithFocus(key: string) {
    const hadFocus = form.current?.contains(document.activeElement) === true
    flushSync(() => setChosen(all => all.filter(each => each.key !== key)))
    if (hadFocus && !form.current?.contains(document.activeElement)) (form.current ?? status.current)?.focus()
  }

  async function send() {
    const checked = chosen.map(each => ({ ...each, error: chosenImageError(each) }))
    setChosen(checked)
    const ready = checked.filter(({ error }) => error === null)
    const signal = leaving.current?.signal
    setSending(true)
    setAdded(0)
    for (const { key, file, alt, isDecorative } of ready) {
      const onTransfer = (transfer: ImageTransfer | null) => change(key, { transfer: transfer ?? 'storing' })
      const outcome = await sendImage({ file, alt, isDecorative, signal, onTransfer })
      if (signal?.aborted) return
      if (outcome.kind === 'failed') change(key, { error: outcome.error, transfer: null })
      else removeWithFocus(key)
      if (outcome.kind === 'stored') setAdded(count => count + 1)
    }
    // The form must be rendered before one of its fields can get the focus.
    flushSync(() => setSending(false))
    // The first error gets the focus, so that screen reader users notice it.
    list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (ready.length > 0) await revalidate()
  }

  return (
    <div className={styles.uploads} data-hydrated={hydrated || undefined}>
      <LeaveGuard work={work} />
      <ImagesField disabled={!hydrated || isSending} onFiles={add} />
      <div role="status" ref={status} tabIndex={-1}>
        {added > 0 && !isSending && (
          <Alert type="SUCCESS" typeLabel={t('alert-success')} announced={false}>
            {t('media-added', { count: added })}
          </Alert>
        )}
      </div>
      {chosen.length > 0 && (
        <form
          ref={form}
          tabIndex={-1}
          className={styles.chosen}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            if (!isSending) void send()
          }}
        >
          <ul className={styles.cards} ref={list}>
            {chosen.map(picture => (
              <ChosenImageCard
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

/** Whether the file itself was refused: it cannot be uploaded, and nothing is lost with it. */
const isRefusedFile = (error: ValidationError | null): boolean => error?.key.startsWith('media-problem-') === true

let made = 0
const newImage = (file: File): ChosenImage => {
  made += 1
  return { key: String(made), file, alt: '', isDecorative: false, transfer: null, error: null }
}

/** Errors that are known before the upload. */
function chosenImageError({ file, alt, isDecorative }: ChosenImage): ValidationError | null {
  const problem = fileProblem([file], { maxBytes: imageLimits.bytes })
  if (problem !== null) return { key: problemKeys[problem.kind], values: imageValues(file.name) }
  return altError({ alt, isDecorative })
}

function ImagesField({ disabled, onFiles }: { disabled: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
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
    <DropZone
      isLarge
      multiple
      disabled={disabled}
      prompt={<label htmlFor={id}>{t('media-drop')}</label>}
      onFiles={files => onFiles([...files])}
    >
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
        className={dropZoneInput}
        aria-describedby={`${id}-limits`}
        onChange={take}
      />
    </DropZone>
  )
}
