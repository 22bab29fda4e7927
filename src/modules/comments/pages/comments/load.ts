/** Loads the comments on a publication, and the form for a new one (specification, reading.md section 2.1 and accounts.md section 2). */

import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router'
import { maySomewhere } from '../../../../core/access/access.ts'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Entries } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { countriesIn } from '../../../accounts/domain/countries.ts'
import { entriesOfInstitution } from '../../../accounts/domain/organisations/institution-entry.ts'
import { accountsContext } from '../../../accounts/pages/context.ts'
import { contentTypeAt } from '../../../publications/domain/content/content-type-at.ts'
import { parseItemKey, parseVersionSegment } from '../../../publications/domain/content/item-path.ts'
import type { ReportId } from '../../../publications/domain/ids.ts'
import { nameOfReport } from '../../../publications/pages/article/present-review.ts'
import { sectionAt } from '../../../sites/domain/blog-paths.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../../sites/pages/failures.ts'
import { isAccountDeleted, privateHeaders } from '../../../sites/pages/guard.ts'
import { requestText } from '../../../sites/text/request-text.ts'
import type { Text } from '../../../sites/text/text.tsx'
import { paragraphsOf } from '../../domain/comment-text.ts'
import type { CommentFacts } from '../../domain/suspicion.ts'
import { hasAcceptedTerms } from '../../domain/terms-cookie.ts'
import type { Threaded } from '../../domain/thread.ts'
import type { CommentedItem } from '../../use-cases/read-commented-item.ts'
import { commentsContext } from '../context.ts'

/** Finds the publication or post of the URL. @throws what foundOrThrow does */
export async function readCommented({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>) {
  const { platform } = context.get(pageRequestContext)
  const { comments } = context.get(commentsContext)
  const section = sectionAt(splitLanguage(url.pathname).path)
  if (section !== null) return foundOrThrow(await comments.post(platform, section, params.slug ?? ''))
  const contentType = contentTypeAt(url.pathname)
  const key = parseItemKey(params.key ?? '')
  if (key === null || contentType === null) throw pageNotFound()
  return foundOrThrow(await comments.item(platform, contentType, key))
}

const notices = ['published', 'waiting', 'withdrawn'] as const

export type CommentsShown = ReturnType<typeof useLoaderData<typeof loader>>

export async function loader(args: LoaderFunctionArgs) {
  const found = await readCommented(args)
  const requestContext = args.context.get(pageRequestContext)
  const { user, platform, language } = requestContext
  const text = await requestText(requestContext)
  const { item, isOpen, count, threads } = found
  const query = new URL(args.request.url).searchParams
  const me = user.kind === 'signed-in' ? user : null
  const reports = new Map(found.reports.map(report => [report.id, nameOfReport(text, report)]))
  const outcome = query.get('said')
  const shown = {
    item,
    path: item.commentsPath,
    count,
    threads: threads.map(thread => presentThread(thread, reports, me)),
    isOpen,
    mayModerate: maySomewhere(user, 'moderate comments', platform),
    notice: notices.find(each => each === outcome) ?? null,
    about: aboutOf(found, query, text),
    replyTo: answeredIn(threads, parseId<CommentId>(query.get('reply') ?? '')),
    writer: me && (await writerOf(args, me, platform.comments.moderation)),
    countries: me === null ? [] : countriesIn(language),
    hasInstitutions: me === null || (await args.context.get(accountsContext).organisations.areLoaded()),
  }
  // Not cached with a query, which would create many cached copies.
  return data(shown, me === null && query.size === 0 ? undefined : { headers: privateHeaders })
}

export interface ShownComment {
  id: CommentId
  state: 'published' | 'removed' | 'withdrawn'
  authorName: string
  role: CommentedItem['threads'][number]['role']
  affiliation: string | null
  /** The affiliation was typed, and not picked from the list of organisations. */
  isAffiliationTyped: boolean
  interests: string | null
  paragraphs: string[]
  doi: string | null
  publishedAt: string
  versionNumber: number | null
  /** The title of the report that the comment is about. */
  report: string | null
  isMine: boolean
  replies: ShownComment[]
}

/** A removed comment is shown only as removed. @param me the user, on a page that is rendered for them only */
export function presentThread(
  comment: CommentedItem['threads'][number],
  reports: ReadonlyMap<number, string>,
  me: SignedIn | null,
): ShownComment {
  const { id, state, publishedAt } = comment
  const replies = comment.replies.map((reply: Threaded<typeof comment>) => presentThread(reply, reports, me))
  const common = { id, publishedAt: publishedAt.toISOString(), replies }
  if (state === 'removed' || state === 'withdrawn') {
    const nothing = { authorName: '', role: null, affiliation: null, isAffiliationTyped: false, interests: null, paragraphs: [], doi: null }
    return { ...common, ...nothing, state, versionNumber: null, report: null, isMine: false }
  }
  return {
    ...common,
    state: 'published',
    authorName: comment.authorName,
    role: comment.role,
    affiliation: comment.userAffiliation,
    isAffiliationTyped: comment.accountId !== null && comment.userAffiliationUid === null,
    interests: comment.competingInterests,
    paragraphs: paragraphsOf(comment.body),
    doi: comment.doi,
    versionNumber: comment.versionNumber,
    report: comment.reportId === null ? null : (reports.get(comment.reportId) ?? null),
    isMine: me !== null && comment.accountId === me.accountId,
  }
}

/** The choices of what a comment is about, and the one to begin with. */
function aboutOf({ targets, reports }: CommentedItem, query: URLSearchParams, text: Text) {
  const versions = targets.toReversed().map(({ target, versionNumber }) => ({
    value: `${target.kind}:${target.id}`,
    label: versionNumber === null ? text.t('comment-about-item') : text.t('version-number', { number: String(versionNumber) }),
    versionNumber,
  }))
  const requested = parseVersionSegment(query.get('version') ?? '')
  const report = reports.find(({ id }) => id === parseId<ReportId>(query.get('report') ?? ''))
  const version = versions.find(({ versionNumber }) => versionNumber === requested) ?? versions[0]
  const options = [
    ...versions.map(({ value, label }) => ({ value, label })),
    ...reports.map(each => ({
      value: `report:${each.id}`,
      label: truncate(text.t('comment-about-report', { report: nameOfReport(text, each), number: String(each.reviewedVersion) }), 90),
    })),
  ]
  return { options, chosen: report === undefined ? (version?.value ?? '') : `report:${report.id}` }
}

function answeredIn(threads: CommentedItem['threads'], id: number | null): { id: number; name: string } | null {
  for (const { replies, ...comment } of threads) {
    if (comment.id === id && comment.state === 'published') return { id, name: comment.authorName }
    const beneath = answeredIn(replies, id)
    if (beneath !== null) return beneath
  }
  return null
}

/** The author of the comment and their known affiliation; null if the account was removed while its session was in use. */
async function writerOf(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  me: SignedIn,
  moderation: CommentFacts['moderation'],
) {
  const { accounts } = context.get(accountsContext)
  const details = await accounts.mine.details(me).catch(error => {
    if (isAccountDeleted(error)) return null
    throw error
  })
  if (details === null) return null
  const { department, place, state, countryCode, institution, institutionRor } = details
  const known = { department, place, state, countryCode, ...entriesOfInstitution({ name: institution, ror: institutionRor }) }
  const entries: Entries = Object.fromEntries(Object.entries(known).map(([name, entry]) => [name, entry === null ? [] : [entry]]))
  return {
    name: me.name,
    entries,
    hasAcceptedTerms: hasAcceptedTerms(request.headers.get('cookie'), me.accountId),
    isCheckedFirst: moderation === 'all' || details.emailVerifiedAt === null,
  }
}
