import { Form, Link, useActionData, useLoaderData, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { NoticeLine } from '../../../publications/components/notice-line.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import type { action } from './act.ts'
import type { CommentActions } from './comment-actions.ts'
import { AddComment, CommentNotice, Threads } from './conversation.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'
import './messages.ts'

/** The page has all public comments on a publication, and the form for signed-in users. Works without JavaScript. */
export const CommentsPage = withMessages(['forms', 'institution', 'person', 'comments'], function Comments() {
  const shown = useLoaderData<typeof loader>()
  const { item, path, count, notice, replyTo, mayModerate } = shown
  const answer = useActionData<typeof action>()
  const pending = useNavigation().formData?.has('comment') ?? false
  const { t } = useText()
  const reply = replyTo === null ? '' : `?reply=${replyTo.id}`
  const actions: CommentActions = {
    Form,
    post: to => `${path}${to === null ? '' : `?reply=${to.id}`}#add`,
    signedIn: `${path}${reply}#add`,
  }
  return (
    <main id="content" className={styles.page}>
      <PageHead title={t('comments-of', { title: item.title })} path={path} hidden={count === 0 || item.isSample} />
      <PageBreadcrumbs title={t('comments')} names={{ [item.path]: { label: { text: item.title } } }} />
      <NoticeLine notice={item.notice} to={item.path} />
      <header>
        <h1>{t('comments')}</h1>
        <p className={styles.item}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks, made on import. */}
          <Link to={item.path} dangerouslySetInnerHTML={{ __html: item.titleHtml }} />
        </p>
      </header>
      {mayModerate && (
        <p className={styles.back}>
          <Link to={href('/my/moderation')}>{t('moderation')}</Link>
        </p>
      )}
      {notice !== null && answer === undefined && <CommentNotice notice={notice} />}
      <Threads shown={shown} actions={actions} />
      <section id="add" aria-labelledby="add-title" className={styles.add}>
        <h2 id="add-title">{replyTo === null ? t('comment-add') : t('comment-reply-to', { name: replyTo.name })}</h2>
        <AddComment shown={shown} actions={actions} answer={answer} pending={pending} round={notice} />
      </section>
    </main>
  )
})
