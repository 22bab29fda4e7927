import { useText } from '../../text/text.tsx'
import styles from './about-changes.module.css'
import type { Comparison } from './page.tsx'

/** The authors' own account, before what was found. */
export function Amendments({ title, language, children }: { title: string; language: string; children: React.ReactNode }) {
  const { say } = useText()
  return (
    <section className={styles.amendments} aria-labelledby="amendments">
      <h2 id="amendments" lang={title === '' ? undefined : language}>
        {title === '' ? say('compare-amendments') : title}
      </h2>
      <div lang={language}>{children}</div>
    </section>
  )
}

const kinds = ['changed', 'added', 'removed', 'moved'] as const
const countWords = {
  changed: 'compare-count-changed',
  added: 'compare-count-added',
  removed: 'compare-count-removed',
  moved: 'compare-count-moved',
} as const

/** How much changed, and what did not. */
export function Summary({ summary }: Pick<Comparison, 'summary'>) {
  const { say, number } = useText()
  if (summary.changes === 0) return <p className={styles.nothing}>{say('compare-nothing')}</p>
  const facts = [
    { name: say('compare-figures'), counts: summary.figures },
    { name: say('compare-tables'), counts: summary.tables },
    { name: say('compare-part-references'), counts: summary.references },
  ]
  const { added, removed } = summary.words
  return (
    <div className={styles.summary}>
      <p className={styles.total}>
        <strong>{say('compare-changes', { count: summary.changes })}</strong>
        <span>{say('compare-words', { added: number(added), removed: number(removed) })}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, counts }) => {
          const said = kinds.filter(kind => counts[kind] > 0).map(kind => say(countWords[kind], { count: counts[kind] }))
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-quiet={said.length === 0 || undefined}>{said.length === 0 ? say('compare-unchanged') : said.join(' · ')}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

export function Legend() {
  const { say } = useText()
  return (
    <p className={`difference ${styles.legend}`}>
      <span className="visually-hidden">{say('compare-legend')}: </span>
      <ins>{say('compare-legend-added')}</ins> <del>{say('compare-legend-removed')}</del>
    </p>
  )
}
