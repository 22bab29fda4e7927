import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Pagination } from '../../../../../ui/pagination.tsx'
import { SearchField } from '../../../../../ui/search-field.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import { PlainUploads } from './plain-uploads.tsx'
import { Uploads } from './uploads.tsx'
import '../../../../accounts/components/account-form/messages.ts'
import '../messages.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const path = href('/my/content/media')

export default withMessages(['content-manager', 'media-library', 'upload-field', 'forms', 'lists', 'autosave'], function MediaLibrary() {
  const { images, search, page, lastPage, total, added, isRemoved, isTooLarge } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { t, translateKey } = useText()
  const addedNow = answered?.added ?? added
  const hrefOf = (each: number) => {
    const searchParams = new URLSearchParams({ ...(search !== '' && { search }), ...(each > 1 && { page: String(each) }) })
    return searchParams.size === 0 ? path : `${path}?${searchParams}`
  }
  return (
    <ContentFrame area="media">
      <p className={styles.lead}>{t('media-lead')}</p>
      {addedNow > 0 && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('media-added', { count: addedNow })}
        </Alert>
      )}
      {isRemoved && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('media-removed')}
        </Alert>
      )}
      {answered !== undefined && (
        <Alert type="ERROR" typeLabel={t('alert-error')} title={t('media-refused')}>
          {answered.refused.length === 0 && <p>{t('media-no-file')}</p>}
          <ul className={styles.refused}>
            {answered.refused.map(({ name, error }) => (
              <li key={name} dir="auto">
                {name}: {translateKey(error.key, error.values)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isTooLarge && (
        <Alert type="ERROR" typeLabel={t('alert-error')}>
          {t('media-upload-too-large')}
        </Alert>
      )}
      <section className={styles.add} aria-labelledby="add-pictures">
        <h2 id="add-pictures">{t('media-add')}</h2>
        <Uploads />
        <PlainUploads />
      </section>
      <section className={styles.all} aria-labelledby="all-pictures">
        <h2 id="all-pictures">{t('media-all')}</h2>
        <div className={styles.search}>
          <SearchField action={path} name="search" label={t('media-search')} buttonLabel={t('media-search-button')} defaultValue={search} />
        </div>
        <p className={styles.count} role="status">
          {t('media-count', { count: total })} {search !== '' && <Link to={path}>{t('media-show-all')}</Link>}
        </p>
        <ul className={styles.grid}>
          {images.map(({ id, name, alt, small }) => (
            <li key={id}>
              <Link to={href('/my/content/media/:mediaId', { mediaId: id })} className={styles.card}>
                <span className={styles.frame}>
                  <img
                    src={small.url}
                    width={small.width ?? undefined}
                    height={small.height ?? undefined}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                </span>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <span className={styles.alt} dir="auto">
                  {alt === '' ? t('media-decoration') : alt}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          last={lastPage}
          hrefOf={hrefOf}
          messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
        />
      </section>
    </ContentFrame>
  )
})
