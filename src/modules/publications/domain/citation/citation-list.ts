/** Lists of citations as one file: for reference managers, and for spreadsheets. */

import { writeCsv } from '../../../../document/table-csv.ts'
import { citationKey, writeBibtex } from './bibtex.ts'
import { type CslItem, nameText } from './csl-item.ts'
import { writeRis } from './ris.ts'

export const citationListFormats = ['RIS', 'BIBTEX', 'CSV'] as const
export type CitationListFormat = (typeof citationListFormats)[number]

interface ListFormatFacts {
  name: string
  extension: string
  mediaType: string
  write: (items: readonly CslItem[]) => string
}

export const citationListFacts: Readonly<Record<CitationListFormat, ListFormatFacts>> = {
  RIS: {
    name: 'RIS',
    extension: 'ris',
    mediaType: 'application/x-research-info-systems',
    write: items => items.map(item => writeRis(item)).join('\r\n'),
  },
  BIBTEX: { name: 'BibTeX', extension: 'bib', mediaType: 'application/x-bibtex', write: writeBibtexList },
  CSV: { name: 'CSV', extension: 'csv', mediaType: 'text/csv', write: writeCsvList },
}

/** BibTeX refuses a file in which two entries have the same key: the second gets “-2”. */
function writeBibtexList(items: readonly CslItem[]): string {
  const used = new Set<string>()
  return items
    .map(item => {
      const own = citationKey(item)
      let key = own
      for (let number = 2; used.has(key.toLowerCase()); number += 1) key = `${own}-${number}`
      used.add(key.toLowerCase())
      return writeBibtex(item, key)
    })
    .join('\n')
}

const columns: readonly (readonly [heading: string, read: (item: CslItem) => string | undefined])[] = [
  ['Title', item => item.title],
  ['Authors', item => item.author?.map(nameText).join('; ')],
  ['Published', item => item.issued?.['date-parts'][0].map(part => String(part).padStart(2, '0')).join('-')],
  ['Type', item => item.genre],
  ['Journal', item => item['container-title']],
  ['Volume', item => item.volume],
  ['Issue', item => item.issue],
  ['Pages', item => item.page ?? item.number],
  ['Version', item => item.version],
  ['Publisher', item => item.publisher],
  ['DOI', item => item.DOI],
  ['URL', item => item.URL],
  ['Keywords', item => item.keyword],
  ['Abstract', item => item.abstract],
]

/** One row for each publication beneath headings in English. `writeCsv` keeps spreadsheets from running a field as a formula. */
function writeCsvList(items: readonly CslItem[]): string {
  return writeCsv([[columns.map(([heading]) => heading), ...items.map(item => columns.map(([, read]) => read(item) ?? ''))]])
}
