import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/field.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { EditorImage, MediaLibrary } from '../questions.ts'
import styles from './dialogs.module.css'
import { ImageDialog } from './image-dialog.tsx'

interface ImageSettingFieldProps {
  id: string
  name: string
  label: string
  error: string | undefined
  required: boolean | undefined
  /** The image's id in the library; empty for none. */
  value: string
  media: MediaLibrary
  onImage: (image: EditorImage | null) => void
}

/** A setting that is an image of the media library, with a button to choose another one. */
export function ImageSettingField({ id, name, label, error, required, value, media, onImage }: ImageSettingFieldProps) {
  const { t } = useText()
  const [number, setNumber] = useState(value)
  const [image, setImage] = useState<EditorImage | null>(null)
  const [choosing, setChoosing] = useState(false)
  const choose = (chosen: EditorImage | null): void => {
    setNumber(chosen ? String(chosen.id) : '')
    setImage(chosen)
    onImage(chosen)
    setChoosing(false)
  }
  const shown = image ? image.name : number === '' ? t('editor-picture-none-set') : t('editor-picture-numbered', { id: number })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and rules of its own.
    <div role="group" aria-labelledby={`${id}-label`} className={styles.imageSetting}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <input type="hidden" name={name} value={number} />
      <div className={styles.chosen}>
        {image && <img src={image.thumbnailUrl} alt="" width={48} height={48} />}
        <span>{shown}</span>
        <Button id={id} variant="secondary" size="small" aria-describedby={`${id}-error`} onClick={() => setChoosing(true)}>
          {t('editor-picture-choose')}
        </Button>
        {!required && number !== '' && (
          <Button variant="quiet" size="small" onClick={() => choose(null)}>
            {t('editor-picture-take-away')}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {choosing && <ImageDialog media={media} onChoose={(chosen, alt) => choose({ ...chosen, alt })} onClose={() => setChoosing(false)} />}
    </div>
  )
}
