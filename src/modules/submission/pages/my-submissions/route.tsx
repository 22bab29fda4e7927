import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { ContentCard } from '../../../publications/components/content-card.tsx'
import { ItemTitle } from '../../../publications/pages/my/item-title.tsx'
import { MyPage, Section } from '../../../publications/pages/my/my-page.tsx'
import styles from '../../../publications/pages/my/page.module.css'
import { authorPreviewPath } from '../../../publications/pages/preview/author-preview-path.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { publishPath } from '../../domain/publish-page.ts'
import { SubmissionRedirect } from '../submission-redirect/page.tsx'
import type { loader } from './load.ts'
import '../../../sites/text/publish-messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { loader } from './load.ts'

export default withMessages(['lists', 'publish', 'my'], function Submissions() {
  const { mine, submissionRedirect } = useLoaderData<typeof loader>()
  const { t } = useText()
  if (submissionRedirect !== null) return <SubmissionRedirect {...submissionRedirect} />
  if (mine === null) return null
  return (
    <MyPage title={t('my-submissions')} lead={t('my-submissions-lead')} missing={t('my-submissions-missing')}>
      {mine.unpublished.length > 0 && (
        <Section id="unpublished" title="my-dashboard-unpublished">
          <ul className={styles.list}>
            {mine.unpublished.map(({ kind, id, contentType, titleHtml, status }) => (
              <li key={`${kind} ${id}`} className={styles.entry}>
                <Link to={authorPreviewPath(contentType, id)}>
                  <ItemTitle html={titleHtml} />
                </Link>
                {status !== null && <span className={styles.facts}>{status}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="published" title="my-submissions-published">
        <p>{mine.orcid === null ? t('my-submissions-by-address') : t('my-submissions-by-orcid', { orcid: mine.orcid })}</p>
        {mine.published.length === 0 && <p>{t('my-submissions-none')}</p>}
        {mine.published.map(card => (
          <ContentCard key={card.id} card={card} level="h3" />
        ))}
        <p className={styles.actions}>
          <Link to={publishPath(null)}>{t('submit-your-research')}</Link>
          {mine.orcid === null && <Link to={href('/my/user-details')}>{t('my-link-orcid')}</Link>}
        </p>
      </Section>
    </MyPage>
  )
})
