import { Link, useLoaderData } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { LinkTabs } from '../../../../ui/link-tabs.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { type ModerationList, moderationLists } from '../../domain/moderation.ts'
import type { loader } from './load.ts'
import styles from './page.module.css'
import '../comments/messages.ts'
import '../../../email/pages/outbox/messages.ts'
import './messages.ts'

const path = href('/my/moderation')

export const ModerationPage = withMessages(['moderation', 'comments', 'lists', 'outbox'], function Moderation() {
  const { list, page, lastPage, counts, comments, mayAlsoSeeBounces } = useLoaderData<typeof loader>()
  const { t, put, number } = useText()
  const title = t('moderation')
  const tabOf = (each: ModerationList) => {
    const count = each === 'waiting' || each === 'flagged' ? { count: number(counts[each]) } : {}
    return { label: t(`moderation-list-${each}`), href: addressOf(each, 1), current: each === list, ...count }
  }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>
        {t('moderation-lead')} {mayAlsoSeeBounces && <Link to={href('/my/bounces')}>{t('bounces')}</Link>}
      </p>
      <LinkTabs label={title} tabs={moderationLists.map(tabOf)} />
      {comments.length === 0 && <p className={styles.none}>{t('moderation-none')}</p>}
      <ol className={styles.list}>
        {comments.map(comment => (
          <li key={comment.id} className={styles.entry}>
            <p className={styles.name}>
              <Link to={href('/my/moderation/:commentId', { commentId: comment.id })} dir="auto">
                {t('moderation-comment-of', { name: comment.authorName })}
              </Link>
            </p>
            <p className={styles.facts}>
              <Moment time={comment.postedAt} /> · {put('moderation-on', { title: <Link to={comment.itemPath}>{comment.title}</Link> })}
            </p>
            <p className={styles.said} dir="auto" lang="en">
              {comment.body}
            </p>
            <ul className={styles.tags}>
              {comment.flags > 0 && <li>{t('moderation-flags', { count: comment.flags })}</li>}
              {comment.heldFor.map(reason => (
                <li key={reason}>{t(`moderation-held-${reason}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        last={lastPage}
        hrefOf={each => addressOf(list, each)}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
      />
    </main>
  )
})

function addressOf(list: ModerationList, page: number): string {
  const searchParams = new URLSearchParams({ ...(list !== 'waiting' && { list }), ...(page > 1 && { page: String(page) }) })
  return searchParams.size === 0 ? path : `${path}?${searchParams}`
}
