import { itemPath } from '../../../domain/content/address.ts'
import type { ArticleForReading } from '../../../domain/content/for-reading.ts'
import type { SharedPage } from '../../../domain/content/share.ts'
import { ItemActions } from '../../components/item-actions.tsx'
import { useText } from '../../text/text.tsx'
import styles from './article-actions.module.css'

interface ArticleActionsProps {
  article: Pick<ArticleForReading, 'itemId' | 'versionId' | 'versionNumber' | 'volume' | 'publicationId' | 'source'>
  share: SharedPage | null
}

/** Beneath the title block: what can be done with the version that is read. */
export function ArticleActions({ article, share }: ArticleActionsProps) {
  const { say } = useText()
  const { itemId, versionId, versionNumber, source } = article
  return (
    <div className={styles.actions}>
      <ItemActions
        citable={{ kind: 'version', id: versionId }}
        share={share}
        downloads={source === null ? [] : [{ label: say('article-xml-short'), file: source }]}
        tracking={{ contentId: itemId, contentType: 'ARTICLE', returnTo: itemPath('ARTICLE', article, versionNumber) }}
      />
    </div>
  )
}
