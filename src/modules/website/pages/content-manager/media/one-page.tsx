import { Link, Form as RouterForm, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { FileField } from '../../../../../ui/file-field.tsx'
import { DataTable } from '../../../../../ui/table.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { acceptedImages, imageLimits } from '../../../domain/media/image-file.ts'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './one-load.ts'
import styles from './page.module.css'
import { useFileMessages } from './use-file-messages.ts'
import '../../../../accounts/components/account-form/messages.ts'
import '../messages.ts'
import './messages.ts'

type Shown = ReturnType<typeof useLoaderData<typeof loader>>

export const ImagePage = withMessages(['content-manager', 'media-library', 'forms'], function Image() {
  const picture = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const { name, alt, url, width, height, done, isTooLarge } = picture
  return (
    <ContentFrame area="media" title={name}>
      {answered === undefined && (done === 'described' || done === 'replaced') && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t(`media-${done}`)}
        </Alert>
      )}
      {isTooLarge && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t('media-upload-too-large')}
        </Alert>
      )}
      <div className={styles.one}>
        <div>
          <figure className={styles.picture}>
            <img src={url} width={width ?? undefined} height={height ?? undefined} alt={alt} />
          </figure>
          <Sizes forms={picture.forms} />
        </div>
        <div>
          <Describe key={alt} alt={alt} />
          <Uses uses={picture.uses} />
          <Replace key={url} />
          <Remove isUsed={picture.uses.length > 0} />
        </div>
      </div>
    </ContentFrame>
  )
})

/** The error of one of the page's forms in the last response. */
function useRefusal(act: 'describe' | 'replace' | 'remove'): string | undefined {
  const answered = useActionData<typeof action>()
  const { translateKey } = useText()
  return answered?.act === act ? translateKey(answered.error.key, answered.error.values) : undefined
}
function useIsPending(act: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('act') === act
}

function Describe({ alt }: { alt: string }) {
  const { t } = useText()
  return (
    <section className={styles.part} aria-label={t('media-alt')}>
      <RouterForm method="post" noValidate>
        <input type="hidden" name="act" value="describe" />
        <TextField
          name="alt"
          id="alt"
          label={t('media-alt')}
          description={t('media-alt-help')}
          maxLength={imageLimits.altLength}
          defaultValue={alt}
          error={useRefusal('describe')}
        />
        <Checkbox name="decorative" id="decorative" label={t('media-decorative')} value="true" defaultChecked={alt === ''} />
        <Button type="submit" pending={useIsPending('describe')}>
          {t('media-save-alt')}
        </Button>
      </RouterForm>
    </section>
  )
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
            {put(`media-use-${kind}`, { title: path === null ? title : <Link to={path}>{title}</Link> })}
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
      <RouterForm method="post" encType="multipart/form-data">
        <input type="hidden" name="act" value="replace" />
        <FileField
          name="file"
          id="file"
          label={t('media-replace-file')}
          description={t('media-replace-help')}
          accept={acceptedImages}
          maxBytes={imageLimits.bytes}
          messages={useFileMessages()}
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
      <DataTable caption={t('media-sizes')}>
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
      </DataTable>
    </div>
  )
}
