import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { SubjectChoiceLevel } from '../../domain/publish-page.ts'
import styles from './subject-fields.module.css'

interface SubjectFieldsProps {
  levels: readonly SubjectChoiceLevel[]
  path: string
}

/**
 * One select for each level of subjects; choosing a subject adds the select below it. Without JavaScript a button does that, and a
 * top-level subject is enough to start.
 */
export function SubjectFields({ levels, path }: SubjectFieldsProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const fields = useRef<HTMLDivElement>(null)
  const show = (changed: HTMLSelectElement) => {
    clearDeeper(changed)
    void navigate(chosenPath(path, fields.current), { replace: true, preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come: what was chosen before it brings its list now.
  useEffect(() => {
    const changed = listsIn(fields.current).find((list, level) => list.value !== (levels[level]?.chosen ?? ''))
    if (changed) show(changed)
  }, [])
  return (
    <div ref={fields} className={styles.levels} data-subject-levels>
      {levels.map(({ within, options, chosen }, level) => (
        <Select
          // Under another parent the select is a different one, so React must not reuse it.
          key={options[0]?.slug}
          name={`term${level}`}
          label={within === null ? t('publish-subject') : t('publish-subject-within', { subject: within })}
          labelHidden={within === null}
          required={within === null}
          placeholder={within === null ? t('publish-subject-choose') : t('publish-subject-whole')}
          options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
          defaultValue={chosen ?? ''}
          onChange={event => show(event.currentTarget)}
        />
      ))}
      <noscript>
        <Button type="submit" variant="quiet" size="small" formNoValidate>
          {t('publish-subject-narrower')}
        </Button>
      </noscript>
    </div>
  )
}

const listsIn = (fields: Element | null): HTMLSelectElement[] => [...(fields?.querySelectorAll('select') ?? [])]

/** A new choice at one level clears the levels below (specification, reading.md section 4). */
function clearDeeper(changed: HTMLSelectElement): void {
  const lists = listsIn(changed.closest('[data-subject-levels]'))
  for (const deeper of lists.slice(lists.indexOf(changed) + 1)) deeper.value = ''
}

function chosenPath(path: string, fields: HTMLElement | null): string {
  const chosen = listsIn(fields).filter(({ value }) => value !== '')
  const query = new URLSearchParams(chosen.map(({ name, value }) => [name, value]))
  return query.size === 0 ? path : `${path}?${query}`
}
