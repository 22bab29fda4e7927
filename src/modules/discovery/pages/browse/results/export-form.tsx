import download from '@tabler/icons/outline/download.svg?raw'
import { Button } from '../../../../../ui/button.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { browseLimits } from '../../../domain/search/browse-limits.ts'
import { browseParameters } from '../../../domain/search/browse-path.ts'
import type { LibraryResults } from '../../../domain/search/browse-results.ts'
import { ChoiceField } from '../filters/choice-field.tsx'
import styles from './export-form.module.css'

/** The id of the form, for the checkboxes of the cards. */
export const exportFormId = 'results-export'

const formats = [
  { value: 'RIS', label: 'RIS' },
  { value: 'BIBTEX', label: 'BibTeX' },
  { value: 'CSV', label: 'CSV' },
] as const

/**
 * Exports the ticked results, or all of the list where none is ticked, as a file. It is a plain form, which the API answers with the file,
 * so that it works without a script and never leaves the page.
 */
export function ExportForm({ results }: { results: LibraryResults }) {
  const { t } = useText()
  const { query, within, shownInstead } = results
  // The export finds for the query what this page lists: with the similar text that it shows, and inside a gateway its content alone.
  const parameters = browseParameters({
    ...query,
    all: shownInstead?.shown ?? query.all,
    gatewayIds: within === null ? query.gatewayIds : [within.gatewayId],
  })
  for (const name of ['page', 'show', 'feed']) parameters.delete(name)
  return (
    <details className={styles.export} data-export>
      <summary className={styles.opener}>
        <Icon svg={download} /> {t('export-results')}
      </summary>
      <form id={exportFormId} action="/api/browse/export" method="get" className={styles.form}>
        {[...parameters].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.format}>
          <ChoiceField name="format" label={t('export-format')} value="RIS" options={formats} />
        </div>
        <Button type="submit" size="small" variant="secondary">
          {t('export-do')}
        </Button>
        <p className={styles.hint}>{t('export-hint', { max: browseLimits.exported })}</p>
      </form>
    </details>
  )
}
