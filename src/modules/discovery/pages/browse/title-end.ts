import type { Text } from '../../../sites/text/text.tsx'
import type { BrowseResults } from '../../domain/search/browse-results.ts'

/**
 * Tells the title of a page of results from that of the first: “, page 2”, or that there is no such page or nothing at all. Pages of the
 * external feed are no pages by number.
 */
export function titleEndOf({ t }: Pick<Text, 't'>, results: BrowseResults): string {
  const { page } = results.query
  if (results.kind !== 'library') return ''
  if (results.total.value === 0) return results.applied.length === 0 ? '' : ` ${t('browse-title-nothing')}`
  if (page > results.lastPage) return ` ${t('browse-title-no-page', { page })}`
  return page > 1 ? t('browse-title-page', { page }) : ''
}
