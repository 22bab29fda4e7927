import { Link, useActionData, useLoaderData } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { messageKeys } from '../../../../../core/text/message-keys.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { AutosavedForm } from '../../../../sites/components/autosave/autosaved-form.tsx'
import { useText, withMessages } from '../../../../sites/text/text.tsx'
import { ContentFrame } from '../content-frame.tsx'
import entries from '../entries.module.css'
import { labelIn, labelsOfAuthor } from '../field-labels.ts'
import { refusalParts } from '../refusal-parts.ts'
import { AuthorForm } from './author-form.tsx'
import type { action, loader } from './load.ts'
import '../messages.ts'

export { revalidateAfterConflict as shouldRevalidate } from '../../../../sites/components/autosave/revalidate-after-conflict.ts'
export { pageHeaders as headers } from '../../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const doneKeys = messageKeys('authors-done', ['saved', 'restored', 'address-taken'])

export default withMessages(['content-manager', 'outbox', 'forms'], function ContentAuthor() {
  const author = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const text = useText()
  const { t } = text
  const { conflict, refusal } = refusalParts(refused?.refusal, text)
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
            {t(doneKeys[author.done])}
          </Alert>
        </div>
      )}
      <AutosavedForm
        autosave={author.autosave}
        saved={author.entries}
        baseField="word"
        base={author.word}
        refused={refused?.entries}
        conflict={conflict}
        labelOf={field => labelIn(labelsOfAuthor(t), field)}
      >
        {({ entries: shown, key, hidden }) => <AuthorForm key={key} author={author} entries={shown} hidden={hidden} refusal={refusal} />}
      </AutosavedForm>
    </ContentFrame>
  )
})
