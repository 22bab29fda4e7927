import type { ReactNode } from 'react'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { AssetForReading } from '../../domain/content/for-reading.ts'
import styles from './page.module.css'

/** The publication's other metadata; unknown values have no line. */
export function Facts({ asset }: { asset: Omit<AssetForReading, 'comments' | 'gateways'> }) {
  const { t } = useText()
  const { conference, funding } = asset
  const facts: [string, ReactNode][] = [
    [t('subjects'), asset.subjects.join(', ')],
    [t('keywords'), asset.keywords.join(', ')],
    [t('conference'), conference && <Conference {...conference} />],
    [t('competing-interests'), asset.competingInterests],
    [t('funding'), funding.map(({ funder, awards }) => [funder, ...awards].join(', ')).join('; ')],
  ]
  const known = facts.filter(([, value]) => Boolean(value))
  if (known.length === 0) return null
  return (
    <dl className={styles.metadata}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Conference({ name, place, date }: NonNullable<AssetForReading['conference']>) {
  return (
    <>
      {[name, place].filter(Boolean).join(', ')}
      {date && (
        <>
          , <PublishedDate date={date} />
        </>
      )}
    </>
  )
}
