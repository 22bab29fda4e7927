import { useText } from '../../../sites/text/text.tsx'
import { ItemActions } from '../../components/item-actions.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import type { SharedPage } from '../../domain/content/share.ts'
import type { ItemPartData } from '../item-parts.ts'
import styles from './article-actions.module.css'

interface ArticleActionsProps {
  article: Pick<ArticleForReading, 'versionId' | 'source' | 'pdf'>
  share: SharedPage | null
  parts: ItemPartData
}

/** The actions beneath the title block for the version shown. */
export function ArticleActions({ article, share, parts }: ArticleActionsProps) {
  const { t } = useText()
  const { versionId, source, pdf } = article
  const downloads = [
    ...(pdf === null ? [] : [{ label: t('article-pdf-short'), file: pdf, main: true }]),
    ...(source === null ? [] : [{ label: t('article-xml-short'), file: source }]),
  ]
  return (
    <div className={styles.actions}>
      <ItemActions citable={{ kind: 'version', id: versionId }} share={share} downloads={downloads} parts={parts} />
    </div>
  )
}
