import { messageKeys } from '../../../../core/text/message-keys.ts'
import { articleTypeKeys } from '../../../publications/components/article-type-keys.ts'
import { ContactMessage } from '../../../sites/components/contact-message.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { type ArticleGroup, articleGroups } from '../../domain/article-groups.ts'
import styles from './page.module.css'

const groups = ['findings', 'methods', 'practice', 'views'] as const satisfies readonly ArticleGroup[]
const groupKeys = messageKeys('guidelines-types', groups)
const groupTextKeys = messageKeys('guidelines-types', groups, 'text')

/** Lists the article types by purpose. */
export function ArticleTypes() {
  const { t } = useText()
  return (
    <section id="types" aria-labelledby="types-title">
      <h2 id="types-title">{t('guidelines-types')}</h2>
      <p>
        <ContactMessage message="guidelines-types-text" writesTo="editorial" />
      </p>
      {groups.map(group => (
        <div key={group} className={styles.group}>
          <h3>{t(groupKeys[group])}</h3>
          <p>{t(groupTextKeys[group])}</p>
          <ul className={styles.names}>
            {articleGroups[group].map(type => (
              <li key={type}>{t(articleTypeKeys[type])}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
