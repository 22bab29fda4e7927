import cross from '@tabler/icons/outline/x.svg?raw'
import { use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ScriptMark } from '../../../../core/http/script-mark.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useConsent } from '../../../sites/consent/use-consent.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import { comparisonPath, itemPath } from '../../domain/content/item-path.ts'
import styles from './version-notice.module.css'
import { hideClosedNotice } from './version-notice-script.ts'

type VersionNoticeProps = Pick<ArticleForReading, 'volume' | 'publicationId' | 'versionNumber'> & {
  versions: Pick<ArticleForReading['versions'][number], 'versionNumber' | 'published'>[]
}

/** Links readers of an older version to the newest. Once closed, it stays hidden on this article for a day. */
export function VersionNotice({ article }: { article: VersionNoticeProps }) {
  const { language, t, put } = useText()
  const consent = useConsent()
  const item = `${article.volume}-${article.publicationId}`
  const [closed, setClosed] = useState<string | null>(null)
  const newest = article.versions.reduce((best, version) => (version.versionNumber > best.versionNumber ? version : best))
  const isOlder = newest.versionNumber !== article.versionNumber
  useEffect(() => {
    if (isOlder) void memory().then(({ hasClosedNotice }) => hasClosedNotice(item) && setClosed(item))
  }, [isOlder, item])
  if (!isOlder || closed === item) return null
  const close = (): void => {
    setClosed(item)
    void memory().then(({ rememberClosedNotice }) => rememberClosedNotice(item, consent))
  }
  return (
    // Its script, which only the first page of a visit needs, may have hidden it.
    <aside className={styles.notice} aria-label={t('a-newer-version')} lang={language} suppressHydrationWarning>
      <script nonce={import.meta.env.SSR ? use(ScriptMark) : undefined} suppressHydrationWarning>
        {import.meta.env.SSR ? hideClosedNotice(item) : ' '}
      </script>
      <p>
        {newest.published === null
          ? t('older-version-notice', { number: String(article.versionNumber) })
          : put('older-version-notice-dated', { number: article.versionNumber, date: <PublishedDate date={newest.published} /> })}{' '}
        <Link to={itemPath('ARTICLE', article)}>{t('read-version', { number: String(newest.versionNumber) })}</Link>{' '}
        <Link to={comparisonPath(article, { old: article.versionNumber, new: newest.versionNumber })}>{t('what-changed')}</Link>
      </p>
      <button type="button" className={styles.close} aria-label={t('close-older-version-notice')} onClick={close}>
        <Icon svg={cross} />
      </button>
    </aside>
  )
}

/** Loaded only when needed, because most articles are read in their newest version. */
const memory = () => import('./version-notice-memory.ts')
