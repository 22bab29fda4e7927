import { Link } from 'react-router'
import type { NoticeKind } from '../../../document/metadata/related-article.ts'
import { type MessageKey, useText, withMessages } from '../../sites/text/text.tsx'
import styles from './notice-line.module.css'
import './notice-messages.ts'

/** Readers are told this of a publication that a notice is about. */
export const noticeText: Readonly<Record<NoticeKind, MessageKey>> = {
  retraction: 'notice-retraction',
  withdrawal: 'notice-withdrawal',
  'expression-of-concern': 'notice-concern',
  correction: 'notice-correction',
  addendum: 'notice-addendum',
}

/**
 * This stands on pages about a publication: that it was retracted, corrected or is in doubt. @param to its own page, which has the notice
 */
export const NoticeLine = withMessages(['notices'], function NoticeLine({ notice, to }: { notice: NoticeKind | null; to: string }) {
  const { t } = useText()
  if (notice === null) return null
  return (
    <p className={styles.line} data-kind={notice}>
      <Link to={to}>{t(noticeText[notice])}</Link>
    </p>
  )
})
