import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import type { MessageKey, Text } from '../../../sites/text/text.tsx'
import { noticeText } from '../../components/notice-line.tsx'
import type { RelatedItem } from '../../domain/content/for-reading.ts'

const subjectText: Readonly<Record<NoticeKind, MessageKey>> = {
  retraction: 'subject-of-retraction',
  withdrawal: 'subject-of-withdrawal',
  'expression-of-concern': 'subject-of-concern',
  correction: 'subject-of-correction',
  addendum: 'subject-of-addendum',
}

/** Readers are told this above an article of a notice on it, or of its being one; empty for all other relations. For loaders. */
export function noticeHeading({ relation }: RelatedItem, { t }: Text): string {
  if (relation.role === 'associated') return ''
  return t((relation.role === 'notice' ? noticeText : subjectText)[relation.kind])
}
