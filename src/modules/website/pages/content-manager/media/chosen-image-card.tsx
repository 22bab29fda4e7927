import close from '@tabler/icons/outline/x.svg?raw'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { UploadCard } from '../../../../../ui/upload-field.tsx'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { useText } from '../../../../sites/text/text.tsx'
import { imageLimits } from '../../../domain/media/image-file.ts'
import type { ImageTransfer } from './send-image.ts'
import styles from './uploads.module.css'
import { useFileMessages, useImageUploadMessages } from './use-file-messages.ts'

export interface ChosenImage {
  key: string
  file: File
  alt: string
  isDecorative: boolean
  /** `storing`: it has arrived. Null: it is not being sent. */
  transfer: ImageTransfer | 'storing' | null
  error: ValidationError | null
}

interface ChosenImageCardProps {
  picture: ChosenImage
  disabled: boolean
  onChange: (part: Partial<ChosenImage>) => void
  onRemove: () => void
}

/** An image before and during the upload, with a preview and its alternative text. */
export function ChosenImageCard({ picture, disabled, onChange, onRemove }: ChosenImageCardProps) {
  const { t, translateKey } = useText()
  const { size } = useFileMessages()
  const { key, file, alt, isDecorative, transfer, error } = picture
  const messages = useImageUploadMessages()
  const isSending = transfer !== null && transfer !== 'storing'
  return (
    <li className={styles.card}>
      <Preview file={file} />
      <div className={styles.text}>
        {isSending ? (
          <UploadCard state={transfer.state} messages={messages} controls={transfer.controls} />
        ) : (
          <p className={styles.file}>
            <span className={styles.fileName} dir="auto">
              {file.name}
            </span>
            <span className={styles.size}>{size(file.size)}</span>
            <Button
              variant="quiet"
              size="small"
              icon={close}
              label={t('media-leave-out', { name: file.name })}
              disabled={disabled}
              onClick={onRemove}
            />
          </p>
        )}
        <TextField
          id={`alt-${key}`}
          name="alt"
          label={t('media-alt')}
          description={t('media-alt-help')}
          defaultValue={alt}
          maxLength={imageLimits.altLength}
          disabled={disabled || isDecorative}
          error={error === null ? undefined : translateKey(error.key, error.values)}
          onChange={event => onChange({ alt: event.currentTarget.value, error: null })}
        />
        <Checkbox
          id={`decorative-${key}`}
          name="decorative"
          label={t('media-decorative')}
          defaultChecked={isDecorative}
          disabled={disabled}
          onChange={event => {
            const { checked } = event.currentTarget
            onChange({ isDecorative: checked, error: null, ...(checked && { alt: '' }) })
          }}
        />
        {transfer === 'storing' && <progress className={styles.progress} value={1} aria-label={t('media-sending', { name: file.name })} />}
      </div>
    </li>
  )
}

const previewWidth = 192

/** Draws the preview on a canvas, because the Content-Security-Policy allows only images of the site. Unreadable files show nothing. */
function Preview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isExpired = false
    createImageBitmap(file, { resizeWidth: previewWidth, resizeQuality: 'medium' }).then(
      picture => {
        if (isExpired || canvas.current === null) return
        canvas.current.width = picture.width
        canvas.current.height = picture.height
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0)
      },
      () => undefined,
    )
    return () => {
      isExpired = true
    }
  }, [file])
  return <canvas ref={canvas} className={styles.preview} width={previewWidth} height={previewWidth} />
}
