import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { useText } from '../../text/text.tsx'
import type { EditorPicture, MediaLibrary } from '../questions.ts'
import styles from './dialogs.module.css'
import { PictureDialog } from './picture-dialog.tsx'

interface PictureSettingFieldProps {
  id: string
  name: string
  label: string
  error: string | undefined
  required: boolean | undefined
  /** The picture's number in the library; empty for none. */
  value: string
  media: MediaLibrary
  onPicture: (picture: EditorPicture | null) => void
}

/** A picture of the media library as a setting: which one it is, and a button to choose another. */
export function PictureSettingField({ id, name, label, error, required, value, media, onPicture }: PictureSettingFieldProps) {
  const { say } = useText()
  const [number, setNumber] = useState(value)
  const [picture, setPicture] = useState<EditorPicture | null>(null)
  const [choosing, setChoosing] = useState(false)
  const choose = (chosen: EditorPicture | null): void => {
    setNumber(chosen ? String(chosen.id) : '')
    setPicture(chosen)
    onPicture(chosen)
    setChoosing(false)
  }
  const shown = picture ? picture.name : number === '' ? say('editor-picture-none-set') : say('editor-picture-numbered', { id: number })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and rules of its own.
    <div role="group" aria-labelledby={`${id}-label`} className={styles.pictureSetting}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <input type="hidden" name={name} value={number} />
      <div className={styles.chosen}>
        {picture && <img src={picture.thumbnailUrl} alt="" width={48} height={48} />}
        <span>{shown}</span>
        <Button id={id} variant="secondary" size="small" aria-describedby={`${id}-error`} onClick={() => setChoosing(true)}>
          {say('editor-picture-choose')}
        </Button>
        {!required && number !== '' && (
          <Button variant="quiet" size="small" onClick={() => choose(null)}>
            {say('editor-picture-take-away')}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {choosing && (
        <PictureDialog media={media} onChoose={(chosen, alt) => choose({ ...chosen, alt })} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}
