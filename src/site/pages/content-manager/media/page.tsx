import { Link, useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { useText, withWords } from '../../../text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import { PlainUploads } from './plain-uploads.tsx'
import { Uploads } from './uploads.tsx'
import '../../../components/account-form/words.ts'
import '../words.ts'
import './words.ts'

const path = '/my/content/media'

export const MediaLibraryPage = withWords(['content-manager', 'media-library', 'forms', 'lists'], function MediaLibrary() {
  const { images, search, page, lastPage, total, added, isRemoved, isTooLarge } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const { say, sayKey } = useText()
  const addedNow = answered?.added ?? added
  const hrefOf = (each: number) => {
    const asked = new URLSearchParams({ ...(search !== '' && { search }), ...(each > 1 && { page: String(each) }) })
    return asked.size === 0 ? path : `${path}?${asked}`
  }
  return (
    <ContentFrame area="media">
      <p className={styles.lead}>{say('media-lead')}</p>
      {addedNow > 0 && (
        <Alert type="SUCCESS" typeLabel={say('alert-success')}>
          {say('media-added', { count: addedNow })}
        </Alert>
      )}
      {isRemoved && (
        <Alert type="SUCCESS" typeLabel={say('alert-success')}>
          {say('media-removed')}
        </Alert>
      )}
      {answered !== undefined && (
        <Alert type="ERROR" typeLabel={say('alert-error')} title={say('media-refused')}>
          {answered.refused.length === 0 && <p>{say('media-no-file')}</p>}
          <ul className={styles.refused}>
            {answered.refused.map(({ name, said }) => (
              <li key={name} dir="auto">
                {name}: {sayKey(said.key, said.values)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isTooLarge && (
        <Alert type="ERROR" typeLabel={say('alert-error')}>
          {say('media-upload-too-large')}
        </Alert>
      )}
      <section className={styles.add} aria-labelledby="add-pictures">
        <h2 id="add-pictures">{say('media-add')}</h2>
        <Uploads />
        <PlainUploads />
      </section>
      <section className={styles.all} aria-labelledby="all-pictures">
        <h2 id="all-pictures">{say('media-all')}</h2>
        <div className={styles.search}>
          <SearchField
            action={path}
            name="search"
            label={say('media-search')}
            buttonLabel={say('media-search-button')}
            defaultValue={search}
          />
        </div>
        <p className={styles.count} role="status">
          {say('media-count', { count: total })} {search !== '' && <Link to={path}>{say('media-show-all')}</Link>}
        </p>
        <ul className={styles.grid}>
          {images.map(({ id, name, alt, small }) => (
            <li key={id}>
              <Link to={`${path}/${id}`} className={styles.card}>
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
                  {alt === '' ? say('media-decoration') : alt}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          last={lastPage}
          hrefOf={hrefOf}
          words={{ label: say('pages'), previous: say('previous'), next: say('next'), page: number => say('page-number', { number }) }}
        />
      </section>
    </ContentFrame>
  )
})
