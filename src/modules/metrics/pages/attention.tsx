import { PublishedDate } from '../../sites/components/published-date.tsx'
import { type MessageKey, useText } from '../../sites/text/text.tsx'
import { type AttentionSource, type ShownFigures, serviceNames } from '../domain/figures.ts'
import styles from './page.module.css'

/** Kinds of source are translated; names of services are not. */
const sourceNames: Record<AttentionSource, { key: MessageKey } | { name: string }> = {
  news: { key: 'metrics-source-news' },
  blogs: { key: 'metrics-source-blogs' },
  policy: { key: 'metrics-source-policy' },
  patents: { key: 'metrics-source-patents' },
  videos: { key: 'metrics-source-videos' },
  wikipedia: { name: 'Wikipedia' },
  x: { name: 'X' },
  bluesky: { name: 'Bluesky' },
  facebook: { name: 'Facebook' },
  reddit: { name: 'Reddit' },
}

/** An attention score with its sources, and who saved the publication. */
export function Attention({ attention }: { attention: NonNullable<ShownFigures['attention']> }) {
  const { t, put, number } = useText()
  const { service, score, url, asOf, sources, readers } = attention
  const mentions = sources.map(({ source, count }) => {
    const messages = sourceNames[source]
    return { name: 'key' in messages ? t(messages.key) : messages.name, count }
  })
  return (
    <section aria-labelledby="attention">
      <h2 id="attention">{t('metrics-attention')}</h2>
      <div className={styles.attention}>
        <p className={styles.score}>{number(score)}</p>
        <p className={styles.about}>
          {put('metrics-attention-by', {
            service: url === null ? serviceNames[service] : <a href={url}>{serviceNames[service]}</a>,
            date: <PublishedDate date={asOf} />,
          })}
        </p>
      </div>
      <div className={styles.lists}>
        <Counts title={t('metrics-mentions')} counts={mentions} />
        <Counts title={t('metrics-readers')} counts={readers.map(({ manager, count }) => ({ name: manager, count }))} />
      </div>
    </section>
  )
}

function Counts({ title, counts }: { title: string; counts: { name: string; count: number }[] }) {
  const { number } = useText()
  if (counts.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.counts}>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
