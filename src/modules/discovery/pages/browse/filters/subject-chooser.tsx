import { useText } from '../../../../sites/text/text.tsx'
import type { SubjectLevel } from '../../../domain/search/browse-results.ts'
import { ChoiceField } from './choice-field.tsx'
import styles from './subject-chooser.module.css'

interface SubjectChooserProps {
  levels: readonly SubjectLevel[]
  approximate: boolean
}

/** One select for each level of subjects. A new choice at one level clears the levels below (reading.md section 4). */
export function SubjectChooser({ levels, approximate }: SubjectChooserProps) {
  const { t, number } = useText()
  const nameOf = (level: number): string => {
    const chosen = levels[level]?.options.find(option => option.slug === levels[level]?.chosen)
    return chosen?.name ?? ''
  }
  const optionText = (name: string, count: number | null): string => {
    if (count === null) return name
    return `${name} (${approximate && count > 0 ? '≈ ' : ''}${number(count)})`
  }
  return (
    <div className={styles.levels} data-subject-levels>
      {levels.map(({ options, chosen }, level) => {
        const above = level === 0 ? '' : nameOf(level - 1)
        return (
          <ChoiceField
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place.
            key={level}
            name={`term${level}`}
            label={level === 0 ? t('filter-subject') : t('filter-subject-deeper', { subject: above })}
            labelHidden={level === 0}
            value={chosen ?? ''}
            applies
            onChange={event => clearDeeper(event.currentTarget)}
            options={[
              { value: '', label: level === 0 ? t('filter-subject-all') : t('filter-subject-whole', { subject: above }) },
              ...options.map(({ slug, name, count }) => ({ value: slug, label: optionText(name, count) })),
            ]}
          />
        )
      })}
    </div>
  )
}

function clearDeeper(changed: HTMLSelectElement): void {
  const lists = [...(changed.closest('[data-subject-levels]')?.querySelectorAll('select') ?? [])]
  for (const deeper of lists.slice(lists.indexOf(changed) + 1)) deeper.value = ''
}
