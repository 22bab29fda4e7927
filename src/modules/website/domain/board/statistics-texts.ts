/** The form of the statistics as texts, in a separate file so that browsers need not load the parser. */
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { rowsOf } from '../../../../core/forms/repeated-entries.ts'

/** The rows as lines: their keys differ between forms that have the same rows. */
export const statisticsTexts = (entries: Entries): Entries => ({
  sectionTitle: [entryOf(entries, 'sectionTitle')],
  lastUpdated: [entryOf(entries, 'lastUpdated')],
  numbers: linesOf(entries),
})

function linesOf(entries: Entries): string[] {
  const lines = rowsOf(entries, 'numbers').map(({ index }) =>
    `${entryOf(entries, `numbers[${index}].count`)} ${entryOf(entries, `numbers[${index}].label`)}`.trim(),
  )
  // A form without numbers shows an empty row of its own. Any other was added, and is a line although nothing stands in it yet.
  return lines.join('') === '' && lines.length === 1 ? [] : lines.map(line => line || '–')
}
