import plus from '@tabler/icons/outline/plus.svg?raw'
import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { ButtonLink } from '../../../../../ui/button.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import styles from '../board/page.module.css'
import { ContentFrame } from '../content-frame.tsx'
import { Portrait } from '../portrait.tsx'
import type { loader } from './load.ts'
import '../messages.ts'

export const ContentAuthorsPage = withMessages(['content-manager', 'outbox', 'forms'], function ContentAuthors() {
  const { authors, isDeleted } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <ContentFrame area="authors">
      {isDeleted && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('authors-done-deleted')}
        </Alert>
      )}
      <div className={styles.head}>
        <p className={styles.lead}>{t('authors-lead')}</p>
        <ButtonLink to={href('/my/content/authors/:authorId', { authorId: 'new' })} icon={plus}>
          {t('authors-new')}
        </ButtonLink>
      </div>
      {authors.length === 0 && <p>{t('authors-none')}</p>}
      <ul className={styles.members}>
        {authors.map(({ id, name, slug, image, posts }) => (
          <li key={id} className={styles.member}>
            <Portrait name={name} image={image} />
            <div className={styles.who}>
              <Link to={href('/my/content/authors/:authorId', { authorId: id })} dir="auto">
                {name}
              </Link>
              <p>
                <span>{slug}</span> · {posts === 0 ? t('authors-no-posts') : t('authors-posts', { count: posts })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ContentFrame>
  )
})
