import { useState } from 'react'
import { Link, Form as RouterForm, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Table } from '../../../../../ui/table.tsx'
import { UploadField } from '../../../../../ui/upload-field.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { uploadsPath } from '../../../../uploads/domain/upload-path.ts'
import { acceptedImages, imageLimits } from '../../../domain/media/image-file.ts'
import { mediaPurposeKey } from '../../../domain/media/media-purpose.ts'
import { ContentFrame } from '../content-frame.tsx'
import { AltText } from './alt-text.tsx'
import type { action, loader } from './one-load.ts'
import styles from './page.module.css'
import { useImageUploadMessages } from './use-file-messages.ts'
import '../../../../accounts/components/account-form/messages.ts'
import '../messages.ts'
import './messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './one-load.ts'

const useKeys = messageKeys('media-use', ['page', 'post', 'member', 'publish-page', 'author'])
const doneKeys = messageKeys('media', ['described', 'replaced'])

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

export default withMessages(['content-manager', 'media-library', 'upload-field', 'forms'], function Image() {
  const picture = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const { name, alt, url, width, height, done, isTooLarge } = picture
  return (
    <ContentFrame area="media" title={name}>
      {answered === undefined && (done === 'described' || done === 'replaced') && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t(doneKeys[done])}
        </Alert>
      )}
      {isTooLarge && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t('media-upload-too-large')}
        </Alert>
      )}
      <div className={styles.one}>
        <div>
          <figure className={styles.image}>
            <img src={url} width={width ?? undefined} height={height ?? undefined} alt={alt} />
          </figure>
          <Sizes forms={picture.forms} />
        </div>
        <div>
          <AltText image={picture} />
          <Uses uses={picture.uses} />
          <Replace key={useReplacement(done)} />
          <Remove isUsed={picture.uses.length > 0} />
        </div>
      </div>
    </ContentFrame>
  )
})

/** Another one after each replacement, also by the same image: its upload is used up. */
function useReplacement(done: string | null): string {
  const { key } = useLocation()
  const [replacement, setReplacement] = useState('')
  if (done === 'replaced' && replacement !== key) setReplacement(key)
  return replacement
}

/** The error of one of the page's forms in the last response. */
function useRefusal(act: 'replace' | 'remove'): string | undefined {
  const answered = useActionData<typeof action>()
  const { translateKey } = useText()
  const error = answered !== undefined && answered.act !== 'describe' && answered.act === act ? answered.error : undefined
  return error && translateKey(error.key, error.values)
}
function useIsPending(act: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('act') === act
}

function Uses({ uses }: { uses: Shown['uses'] }) {
  const { t, put } = useText()
  return (
    <section className={styles.part} aria-labelledby="uses">
      <h2 id="uses">{t('media-uses')}</h2>
      {uses.length === 0 && <p>{t('media-uses-none')}</p>}
      <ul>
        {uses.map(({ kind, title, path }) => (
          <li key={`${kind} ${path} ${title}`} dir="auto">
            {put(useKeys[kind], { title: path === null ? title : <Link to={path}>{title}</Link> })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Replace() {
  const { t } = useText()
  return (
    <section className={styles.part} aria-labelledby="replace">
      <h2 id="replace">{t('media-replace')}</h2>
      <RouterForm method="post" encType="multipart/form-data" className={styles.replace}>
        <input type="hidden" name="act" value="replace" />
        <UploadField
          name="file"
          id="file"
          label={t('media-replace-file')}
          description={t('media-replace-help')}
          accept={acceptedImages}
          maxBytes={imageLimits.bytes}
          target={{ endpoint: uploadsPath, purpose: mediaPurposeKey }}
          messages={useImageUploadMessages()}
          answer={useActionData<typeof action>()}
          error={useRefusal('replace')}
        />
        <Button type="submit" variant="secondary" pending={useIsPending('replace')}>
          {t('media-replace')}
        </Button>
      </RouterForm>
    </section>
  )
}

/** Asks for confirmation, since deleting an image cannot be undone. */
function Remove({ isUsed }: { isUsed: boolean }) {
  const { t } = useText()
  const refusal = useRefusal('remove')
  const pending = useIsPending('remove')
  return (
    <section className={styles.part} aria-labelledby="remove">
      <h2 id="remove">{t('media-remove')}</h2>
      {refusal !== undefined && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {refusal}
        </Alert>
      )}
      {isUsed && <p>{t('media-used')}</p>}
      {!isUsed && (
        <details className={styles.remove}>
          <summary>{t('media-remove-ask')}</summary>
          <RouterForm method="post">
            <p>{t('media-remove-help')}</p>
            <Button type="submit" name="act" value="remove" variant="danger" pending={pending}>
              {t('media-remove-now')}
            </Button>
          </RouterForm>
        </details>
      )}
    </section>
  )
}

function Sizes({ forms }: { forms: Shown['forms'] }) {
  const { t } = useText()
  return (
    <div className={styles.sizes}>
      <Table caption={t('media-sizes')}>
        <thead>
          <tr>
            <th scope="col">{t('media-size-name')}</th>
            <th scope="col">{t('media-size-pixels')}</th>
            <th scope="col">{t('media-size-type')}</th>
            <th scope="col">{t('media-size-address')}</th>
          </tr>
        </thead>
        <tbody>
          {forms.map(({ name, url, width, height, mimeType }) => (
            <tr key={name ?? ''}>
              <th scope="row">{name ?? t('media-size-whole')}</th>
              <td data-numeric>{`${width} × ${height}`}</td>
              <td>{mimeType.replace('image/', '')}</td>
              <td>
                <a href={url}>{t('media-size-open')}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
