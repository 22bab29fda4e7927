/** Words of the comparison of versions, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  // Time line, and versions compared
  'compare-title': 'What changed from version {old} to version {new}',
  'compare-changes': { one: '{count} change', other: '{count} changes' },
  'compare-words': 'Words: {added} added, {removed} removed',
  'compare-nothing': 'Nothing changed in the text, the figures, the tables and the references.',
  'compare-figures': 'Figures',
  'compare-tables': 'Tables',
  'compare-count-changed': '{count} changed',
  'compare-count-added': '{count} added',
  'compare-count-removed': '{count} removed',
  'compare-count-moved': '{count} moved',
  'compare-part-references': 'References',
  'compare-unchanged': 'no changes',
  'compare-view': 'How the changes are shown',
  'compare-inline': 'In one text',
  'compare-side': 'Side by side',
  'compare-navigator': 'From change to change',
  'compare-previous': 'Previous change',
  'compare-next': 'Next change',
  'compare-position': '{number} of {count}',
  'compare-keys': 'Alt and the arrow keys lead from change to change.',
  'compare-legend': 'How changes are marked',
  'compare-legend-added': 'text that was added',
  'compare-legend-removed': 'text that was removed',
  'compare-choose': 'Versions compared',
  'compare-from': 'From',
  'compare-to': 'to',
  'compare-sections': 'Changes by section',
  'compare-amendments': 'What the authors say of the changes',
} as const satisfies Catalogue
