/** Renders the comments beside a publication to HTML for loaders, so that an article's page needs no script for them. */

import { createHash } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { wallClockAt } from '../../../core/dates/wall-clock.ts'
import { withLanguage } from '../../../core/text/languages.ts'
import { messageKeys } from '../../../core/text/message-keys.ts'
import { escapeHtml, html, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import { commentRoles } from '../../publications/domain/content/comment-role.ts'
import type { CommentsSidebar } from '../../publications/domain/content/for-reading.ts'
import type { PageRequestContext } from '../../sites/pages/context.ts'
import { placeholdersContext } from '../../sites/pages/placeholders.tsx'
import type { Text } from '../../sites/text/text.tsx'
import type { CommentWay } from '../components/comment-link.tsx'
import { addCommentHash, commentAnchor, commentsPath, takesComments } from '../domain/comment.ts'

const roleKeys = messageKeys('comment-role', commentRoles)

export interface CommentsPanel {
  placeholder: string
  /** The HTML on a client-side navigation; null in a document, whose placeholder holds it. */
  html: string | null
  /** The links to all comments, and to the form. */
  ways: CommentWay[]
  /** The link to the form for a report, to which the report's id is appended; null where comments are closed. */
  onReport: CommentWay | null
}

/** The numbers in a publication's path. */
interface ItemIds {
  volume: number
  publicationId: number
}

interface Commented {
  contentType: ContentType
  key: ItemIds
  /** The number of an article's version that is being read. */
  version: number | null
  comments: CommentsSidebar
}

/** Null where the platform has no comments, and the item neither. */
export function commentsPanel(
  requestContext: PageRequestContext,
  text: Text,
  { contentType, key, version, comments }: Commented,
  context: LoaderFunctionArgs['context'],
): CommentsPanel | null {
  const { platform, language } = requestContext
  const isOpen = takesComments(platform)
  if (!isOpen && comments.count === 0) return null
  const all = commentsPath(contentType, key)
  const page = withLanguage(all, language, platform.languages[0] ?? 'en')
  const ready = html`<h2 id="comments">${escapeHtml(text.t('comments'))}</h2>${
    comments.count === 0
      ? html`<p class="comments-none">${escapeHtml(text.t('comments-none'))}</p>`
      : html`<ol>${comments.latest.map(comment => latest(comment, `${page}#${commentAnchor(comment.id)}`, text, platform.timeZone))}</ol>`
  }`
  const placeholder = `comments:${createHash('sha256').update(ready).digest('hex').slice(0, 16)}`
  if (!requestContext.forData) context.get(placeholdersContext).set(placeholder, ready)
  const ways = [
    ...(comments.count > 0 ? [{ to: all, label: `${text.t('comments-all')} (${text.number(comments.count)})` }] : []),
    ...(isOpen
      ? [{ to: `${all}${version === null ? '' : `?version=${version}`}#add`, label: text.t('comment-add'), opensAt: addCommentHash }]
      : []),
  ]
  return { placeholder, html: requestContext.forData ? ready : null, ways, onReport: isOpen ? wayOnReport(contentType, key, text) : null }
}

/** The report's id is appended to the URL. */
export const wayOnReport = (contentType: ContentType, key: ItemIds, { t }: Pick<Text, 't'>): CommentWay => ({
  to: `${commentsPath(contentType, key)}?report=`,
  label: t('comment-on-this-report'),
})

function latest(
  { authorName, role, body, publishedAt }: CommentsSidebar['latest'][number],
  href: string,
  text: Text,
  timeZone: string,
): SafeHtml {
  const facts = [...(role === null ? [] : [text.t(roleKeys[role])]), text.date(wallClockAt(publishedAt, timeZone).day)]
  return html`<li><p class="comments-who"><b dir="auto">${escapeHtml(authorName)}</b> <span>${escapeHtml(facts.join(' · '))}</span></p><p class="comments-said" dir="auto" lang="en">${escapeHtml(body)}</p><p><a href="${escapeHtml(href)}">${escapeHtml(text.t('comment-read-on', { name: authorName }))}</a></p></li>`
}
