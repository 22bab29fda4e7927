/** Two texts of one form side by side, for whoever decides between them. */
import { type Entries, entriesOf } from '../../../../core/forms/entries.ts'
import { useText } from '../../text/text.tsx'
import styles from './autosave.module.css'
import { differingFields, type TextsOf } from './form-entries.ts'

export interface TwoTexts {
  mine: Entries
  theirs: Entries
  baseField: string
  textsOf: TextsOf
  /** The label of a field. */
  labelOf: (field: string) => string
}

export function BothTexts({ mine, theirs, baseField, textsOf, labelOf }: TwoTexts) {
  const { t } = useText()
  const both = [textsOf(mine), textsOf(theirs)] as const
  return differingFields(...both, baseField).map(field => (
    <section key={field} className={styles.field} aria-label={labelOf(field)}>
      <h2>{labelOf(field)}</h2>
      <div className={styles.both}>
        {both.map((entries, side) => {
          const title = t(side === 0 ? 'autosave-mine' : 'autosave-theirs')
          return (
            <figure key={title} className={styles.text}>
              <figcaption>{title}</figcaption>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, also by keys. */}
              <section dir="auto" tabIndex={0} aria-label={`${labelOf(field)}: ${title}`} className={styles.content}>
                {entriesOf(entries, field).join('\n') || t('autosave-empty')}
              </section>
            </figure>
          )
        })}
      </div>
    </section>
  ))
}
