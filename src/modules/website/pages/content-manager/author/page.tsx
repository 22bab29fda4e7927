import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import entries from '../entries.module.css'
import { AuthorForm } from './author-form.tsx'
import type { action, loader } from './load.ts'
import '../messages.ts'

export const ContentAuthorPage = withMessages(['content-manager', 'outbox', 'forms'], function ContentAuthor() {
  const author = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const { t } = useText()
  return (
    <ContentFrame area="authors" title={author.name ?? t('authors-new')}>
      <p className={entries.facts}>
        <Link to={href('/my/content/authors')}>{t('authors-back')}</Link>
        {author.seen !== null && <Link to={author.seen}>{t('content-see')}</Link>}
        {author.id !== null && (
          <Link to={href('/my/content/authors/:authorId/revisions', { authorId: author.id })}>{t('content-see-revisions')}</Link>
        )}
      </p>
      {refused === undefined && author.done !== null && (
        <div className={entries.said}>
          <Alert
            type={author.done === 'address-taken' ? 'WARNING' : 'SUCCESS'}
            typeLabel={t(author.done === 'address-taken' ? 'alert-warning' : 'alert-success')}
          >
            {t(`authors-done-${author.done}`)}
          </Alert>
        </div>
      )}
      <AuthorForm
        // New stored values reset the fields.
        key={JSON.stringify([author.id, author.word])}
        author={author}
        refused={refused}
      />
    </ContentFrame>
  )
})
