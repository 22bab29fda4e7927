import { Form } from 'react-router'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { FileField } from '../../../../../ui/file-field.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { acceptedImages, imageLimits } from '../../../domain/media/image-file.ts'
import { plainRows } from './image-entries.ts'
import styles from './page.module.css'
import { useFileMessages } from './use-file-messages.ts'

/** Uploads a few images at a time, without JavaScript. */
export function PlainUploads() {
  const { t } = useText()
  const messages = useFileMessages()
  return (
    <noscript>
      <Form method="post" encType="multipart/form-data" className={styles.plain}>
        {Array.from({ length: plainRows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are empty and all the same.
          <fieldset key={row} className={styles.row}>
            <legend>{t('media-picture-number', { number: row + 1 })}</legend>
            <FileField name={`file-${row}`} label={t('media-file')} accept={acceptedImages} messages={messages} required={row === 0} />
            <TextField name={`alt-${row}`} label={t('media-alt')} description={t('media-alt-help')} maxLength={imageLimits.altLength} />
            <Checkbox name={`decorative-${row}`} label={t('media-decorative')} value="true" />
          </fieldset>
        ))}
        <Button type="submit">{t('media-upload')}</Button>
      </Form>
    </noscript>
  )
}
