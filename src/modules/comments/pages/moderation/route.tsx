import message from '@tabler/icons/outline/message.svg?raw'
import type { ReactNode } from 'react'
import { Link, useActionData, useLoaderData, useLocation, useNavigation } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { messageKeys } from '../../../../core/text/message-keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { Form } from '../../../../ui/form.tsx'
import { EmptyState } from '../../../../ui/layout/empty-state.tsx'
import { ListScreen } from '../../../../ui/layout/list-screen.tsx'
import { Badges, Fact, RecordEntry, RecordList } from '../../../../ui/layout/record-list.tsx'
import { StatusBadge } from '../../../../ui/layout/status-badge.tsx'
import { LinkTabs } from '../../../../ui/link-tabs.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { RowChoice, SelectableList } from '../../../../ui/selection/selectable-list.tsx'
import { LongTextField } from '../../../../ui/text-field.tsx'
import { useAccountForm } from '../../../accounts/components/account-form/use-account-form.ts'
import { ChosenResult } from '../../../sites/components/chosen/chosen-result.tsx'
import { useSelectionMessages } from '../../../sites/components/chosen/use-selection-messages.ts'
import { Moment } from '../../../sites/components/moment.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { chosenRowField, withoutResult } from '../../../sites/domain/chosen-rows.ts'
import { useText, withMessages } from '../../../sites/text/text.tsx'
import { holdReasons } from '../../domain/comment.ts'
import { type ChosenAct, chosenActs, chosenActsOf, type ModerationList, moderationLists } from '../../domain/moderation.ts'
import type { action, loader } from './load.ts'
import styles from './page.module.css'
import '../comments/messages.ts'
import '../../../email/pages/outbox/messages.ts'
import './messages.ts'

export { pageHeaders as headers } from '../../../sites/pages/page-headers.ts'
export { action, loader } from './load.ts'

const listKeys = messageKeys('moderation-list', moderationLists)
const holdKeys = messageKeys('moderation-held', holdReasons)
const actKeys = messageKeys('moderation', chosenActs)
const doneKeys = messageKeys('moderation-chosen', chosenActs)

const path = href('/my/moderation')

export default withMessages(['moderation', 'comments', 'lists', 'outbox', 'forms', 'tables'], function Moderation() {
  const { list, page, lastPage, counts, comments, result, mayAlsoSeeBounces } = useLoaderData<typeof loader>()
  const { t, number } = useText()
  const title = t('moderation')
  const acts = chosenActsOf[list]
  const nameOf = (id: string) => {
    const comment = comments.find(each => String(each.id) === id)
    return comment === undefined ? t('moderation-comment-number', { id }) : t('moderation-comment-of', { name: comment.authorName })
  }
  const tabOf = (each: ModerationList) => {
    const count = each === 'waiting' || each === 'flagged' ? { count: number(counts[each]) } : {}
    return { label: t(listKeys[each]), href: pathOf(each, 1), current: each === list, ...count }
  }
  return (
    <ListScreen
      title={title}
      width="list"
      head={
        <>
          <PageHead title={title} hidden />
          <PageBreadcrumbs title={title} />
        </>
      }
      lead={
        <>
          {t('moderation-lead')} {mayAlsoSeeBounces && <Link to={href('/my/bounces')}>{t('bounces')}</Link>}
        </>
      }
      tabs={<LinkTabs label={title} tabs={moderationLists.map(tabOf)} />}
    >
      {result !== null && (
        <ChosenResult
          result={result}
          doneText={t(doneKeys[result.act], { count: result.done })}
          linkTo={id => <Link to={href('/my/moderation/:commentId', { commentId: id })}>{nameOf(id)}</Link>}
        />
      )}
      {comments.length === 0 && <EmptyState icon={message}>{t('moderation-none')}</EmptyState>}
      {comments.length > 0 && acts.length === 0 && <Comments comments={comments} />}
      {comments.length > 0 && acts.length > 0 && <ChosenComments key={list} comments={comments} acts={acts} isDone={result !== null} />}
      <Pagination
        page={page}
        last={lastPage}
        hrefOf={each => pathOf(list, each)}
        messages={{ label: t('pages'), previous: t('previous'), next: t('next'), page: number => t('page-number', { number }) }}
      />
    </ListScreen>
  )
})

type Listed = ReturnType<typeof useLoaderData<typeof loader>>['comments'][number]

interface CommentsProps {
  comments: readonly Listed[]
  /** This stands before a comment. */
  choiceOf?: (comment: Listed) => ReactNode
}

function Comments({ comments, choiceOf }: CommentsProps) {
  const { t, put } = useText()
  return (
    <RecordList ordered>
      {comments.map(comment => (
        <RecordEntry
          key={comment.id}
          image={choiceOf?.(comment)}
          name={
            <Link to={href('/my/moderation/:commentId', { commentId: comment.id })} dir="auto">
              {t('moderation-comment-of', { name: comment.authorName })}
            </Link>
          }
        >
          <Fact>
            <Moment time={comment.postedAt} /> · {put('moderation-on', { title: <Link to={comment.itemPath}>{comment.title}</Link> })}
          </Fact>
          <p className={styles.said} dir="auto" lang="en">
            {comment.body}
          </p>
          <Badges>
            {comment.flags > 0 && <StatusBadge tone="warning">{t('moderation-flags', { count: comment.flags })}</StatusBadge>}
            {comment.heldFor.map(reason => (
              <StatusBadge key={reason} tone="accent">
                {t(holdKeys[reason])}
              </StatusBadge>
            ))}
          </Badges>
        </RecordEntry>
      ))}
    </RecordList>
  )
}

/** One form surrounds all comments, and its buttons do the same with each of the chosen ones. */
function ChosenComments({ comments, acts, isDone }: { comments: readonly Listed[]; acts: readonly ChosenAct[]; isDone: boolean }) {
  const answered = useActionData<typeof action>()
  const { t } = useText()
  const { pathname, search, key } = useLocation()
  const query = withoutResult(new URLSearchParams(search))
  const control = useAccountForm({ rules: {}, labels: { reason: t('moderation-reason') }, refusal: answered?.refusal })
  const pending = useNavigation().state === 'submitting'
  return (
    <Form
      control={control}
      wide
      action={query.size === 0 ? pathname : `${pathname}?${query}`}
      pending={pending}
      summaryTitle={count => t('form-error-title', { count })}
    >
      <SelectableList
        {...useSelectionMessages()}
        name={chosenRowField}
        answer={isDone ? key : undefined}
        actions={
          <>
            {acts.includes('remove') && (
              <LongTextField
                name="reason"
                label={t('moderation-reason')}
                description={t('moderation-chosen-reason-help')}
                rows={2}
                remaining={left => t('comment-remaining', { count: left })}
                defaultValue={answered?.reason ?? ''}
              />
            )}
            {acts.map(act => (
              <Button key={act} type="submit" size="small" name="act" value={act} pending={pending} variant={variantOf[act]}>
                {t(actKeys[act])}
              </Button>
            ))}
          </>
        }
      >
        <Comments
          comments={comments}
          choiceOf={({ id, authorName }) => (
            <RowChoice
              name={chosenRowField}
              value={String(id)}
              label={t('chosen-row', { name: t('moderation-comment-of', { name: authorName }) })}
              defaultChecked={answered?.chosen.includes(String(id)) ?? false}
            />
          )}
        />
      </SelectableList>
    </Form>
  )
}

const variantOf = { publish: 'primary', remove: 'danger', leave: 'secondary' } as const

function pathOf(list: ModerationList, page: number): string {
  const searchParams = new URLSearchParams({ ...(list !== 'waiting' && { list }), ...(page > 1 && { page: String(page) }) })
  return searchParams.size === 0 ? path : `${path}?${searchParams}`
}
