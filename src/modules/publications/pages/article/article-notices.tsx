import { Link } from 'react-router'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { RelatedItem } from '../../domain/content/for-reading.ts'
import styles from './article-notices.module.css'

interface Related {
  related: readonly (RelatedItem & { heading: string })[]
}

/** The top notices: that the article was retracted, corrected or is in doubt, and the publications on which it is itself a notice. */
export function ArticleNotices({ related }: Related) {
  const { language } = useText()
  return related.map(item => {
    const { relation } = item
    if (relation.role === 'associated') return null
    return (
      <aside
        key={item.href}
        className={styles.notice}
        data-kind={relation.role === 'notice' ? relation.kind : 'subject'}
        aria-label={item.heading}
        lang={language}
      >
        <p className={styles.text}>{item.heading}</p>
        {item.reason && (
          <p className={styles.reason} lang={item.reason.language}>
            {item.reason.text}
          </p>
        )}
        <p>
          <RelatedLink item={item} />
        </p>
      </aside>
    )
  })
}

/** The sidebar's list of content associated with the article. */
export function AssociatedContent({ related }: Related) {
  const { t } = useText()
  const associated = related.filter(({ relation }) => relation.role === 'associated')
  if (associated.length === 0) return null
  return (
    <section aria-labelledby="associated-content">
      <h2 id="associated-content">{t('associated-content')}</h2>
      <ul className={styles.list}>
        {associated.map(item => (
          <li key={item.href}>
            <RelatedLink item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function RelatedLink({ item: { href, titleHtml, published } }: { item: RelatedItem }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks, made on import.
  const title = <span dangerouslySetInnerHTML={{ __html: titleHtml }} />
  return (
    <>
      {href.startsWith('/') ? (
        <Link to={href}>{title}</Link>
      ) : (
        <a href={href} rel="noopener">
          {title}
        </a>
      )}
      {published && (
        <>
          {' '}
          <span className={styles.date}>
            <PublishedDate date={published} />
          </span>
        </>
      )}
    </>
  )
}
