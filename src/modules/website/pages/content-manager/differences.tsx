import { messageKeys } from '../../../../core/text/message-keys.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { Change, FieldDifference } from '../../domain/site-pages/revision-difference.ts'
import { revisionFields } from '../../domain/site-pages/revision-fields.ts'
import styles from './revisions.module.css'

const fieldKeys = messageKeys('content-field', revisionFields)
const changeKeys = messageKeys('content', ['added', 'removed'])

/** Shows the differences between two revisions by field: removed words are struck out, new ones underlined. */
export function Differences({ differences }: { differences: readonly FieldDifference[] }) {
  const { t } = useText()
  return (
    <section aria-labelledby="differences" className={styles.differences}>
      <h2 id="differences">{t('content-differences')}</h2>
      {differences.length === 0 && <p>{t('content-no-differences')}</p>}
      {differences.map(({ field, lines }) => (
        <section key={field} aria-label={t(fieldKeys[field])}>
          <h3>{t(fieldKeys[field])}</h3>
          <div className={styles.lines} dir="auto">
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place.
              <Line key={place} line={line} />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}

function Line({ line }: { line: readonly Change[] | null }) {
  const { t } = useText()
  if (line === null)
    return (
      <p className={styles.gap}>
        <span aria-hidden="true">…</span> <span className="visually-hidden">{t('content-left-out')}</span>
      </p>
    )
  return (
    <p className={styles.line}>
      {line.map(({ change, text }, place) => {
        const Element = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other identity than their place.
          <Element key={place}>
            {change !== 'kept' && <span className="visually-hidden">{t(changeKeys[change])}: </span>}
            {text}
          </Element>
        )
      })}
    </p>
  )
}
