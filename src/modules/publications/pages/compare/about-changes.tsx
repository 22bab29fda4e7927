import { useText } from '../../../sites/text/text.tsx'
import styles from './about-changes.module.css'
import type { Comparison } from './comparison.ts'

/** The authors' own account of the changes, shown before the computed ones. */
export function Amendments({ title, language, children }: { title: string; language: string; children: React.ReactNode }) {
  const { t } = useText()
  return (
    <section className={styles.amendments} aria-labelledby="amendments">
      <h2 id="amendments" lang={title === '' ? undefined : language}>
        {title === '' ? t('compare-amendments') : title}
      </h2>
      <div lang={language}>{children}</div>
    </section>
  )
}

const kinds = ['changed', 'added', 'removed', 'moved'] as const
const countMessages = {
  changed: 'compare-count-changed',
  added: 'compare-count-added',
  removed: 'compare-count-removed',
  moved: 'compare-count-moved',
} as const

/** Counts the changes, and states what did not change. */
export function Summary({ summary }: Pick<Comparison, 'summary'>) {
  const { t, number } = useText()
  if (summary.changes === 0) return <p className={styles.nothing}>{t('compare-nothing')}</p>
  const facts = [
    { name: t('compare-figures'), counts: summary.figures },
    { name: t('compare-tables'), counts: summary.tables },
    { name: t('compare-part-references'), counts: summary.references },
  ]
  const { added, removed } = summary.words
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        <strong>{t('compare-changes', { count: summary.changes })}</strong>
        <span>{t('compare-words', { added: number(added), removed: number(removed) })}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, counts }) => {
          const said = kinds.filter(kind => counts[kind] > 0).map(kind => t(countMessages[kind], { count: counts[kind] }))
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-quiet={said.length === 0 || undefined}>{said.length === 0 ? t('compare-unchanged') : said.join(' · ')}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

export function Legend() {
  const { t } = useText()
  return (
    <p className={`difference ${styles.legend}`}>
      <span className="visually-hidden">{t('compare-legend')}: </span>
      <ins>{t('compare-legend-added')}</ins> <del>{t('compare-legend-removed')}</del>
    </p>
  )
}
