import plus from '@tabler/icons/outline/plus.svg?raw'
import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { initialsOf } from '../../../../../core/text/initials.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { ButtonLink } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/layout/empty-state.tsx'
import { Fact, RecordEntry, RecordList } from '../../../../../ui/layout/record-list.tsx'
import { Toolbar } from '../../../../../ui/layout/toolbar.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import styles from '../board/page.module.css'
import { ContentFrame } from '../content-frame.tsx'
import type { loader } from './load.ts'
import '../messages.ts'

export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

export default withMessages(['content-manager', 'outbox', 'forms'], function ContentAuthors() {
  const { authors, isDeleted } = useLoaderData<typeof loader>()
  const { t } = useText()
  return (
    <ContentFrame area="authors">
      {isDeleted && (
        <Alert type="SUCCESS" typeLabel={t('alert-success')}>
          {t('authors-done-deleted')}
        </Alert>
      )}
      <Toolbar
        actions={
          <ButtonLink to={href('/my/content/authors/:authorId', { authorId: 'new' })} icon={plus}>
            {t('authors-new')}
          </ButtonLink>
        }
      >
        <p className={styles.lead}>{t('authors-lead')}</p>
      </Toolbar>
      {authors.length === 0 ? (
        <EmptyState>{t('authors-none')}</EmptyState>
      ) : (
        <RecordList>
          {authors.map(({ id, name, slug, image, posts }) => (
            <RecordEntry
              key={id}
              image={<Avatar initials={initialsOf(name)} image={image} />}
              name={
                <Link to={href('/my/content/authors/:authorId', { authorId: id })} dir="auto">
                  {name}
                </Link>
              }
            >
              <Fact>
                <span>{slug}</span> · {posts === 0 ? t('authors-no-posts') : t('authors-posts', { count: posts })}
              </Fact>
            </RecordEntry>
          ))}
        </RecordList>
      )}
    </ContentFrame>
  )
})
