/**
 * The formats in which citations are exported (specification, reading.md section 3: reference-manager export formats; with RIS and
 * CSL-JSON).
 */
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { writeBibtex } from './bibtex.ts'
import type { CslItem } from './csl-item.ts'
import { writeEndnote } from './endnote.ts'
import { writeRis } from './ris.ts'

export const citationFormats = ['SCIWHEEL', 'ENDNOTE', 'REF_MANAGER', 'BIBTEX', 'PROCITE', 'SENTE', 'RIS', 'CSL_JSON'] as const
export type CitationFormat = (typeof citationFormats)[number]

interface FormatFacts {
  /** The name of the program in the list that readers choose from (specification, accounts.md section 9). */
  name: string
  extension: string
  mediaType: string
  write: (item: CslItem) => string
}

/** The order in which readers see them: formats in use today, then those of programs that are no longer made. */
export const citationFormatsAsShown: readonly CitationFormat[] = [
  'RIS',
  'BIBTEX',
  'ENDNOTE',
  'CSL_JSON',
  'SCIWHEEL',
  'PROCITE',
  'REF_MANAGER',
  'SENTE',
]

const ris = { extension: 'ris', mediaType: 'application/x-research-info-systems' }

/** Sciwheel and Sente read today's RIS; Reference Manager and ProCite read only its older tags. */
export const citationFormatFacts: Readonly<Record<CitationFormat, FormatFacts>> = {
  SCIWHEEL: { name: 'Sciwheel', ...ris, write: item => writeRis(item) },
  ENDNOTE: { name: 'EndNote', extension: 'enw', mediaType: 'application/x-endnote-refer', write: writeEndnote },
  REF_MANAGER: { name: 'Ref. Manager', ...ris, write: item => writeRis(item, 'classic') },
  BIBTEX: { name: 'Bibtex', extension: 'bib', mediaType: 'application/x-bibtex', write: item => writeBibtex(item) },
  PROCITE: { name: 'ProCite', ...ris, write: item => writeRis(item, 'classic') },
  SENTE: { name: 'Sente', ...ris, write: item => writeRis(item) },
  RIS: { name: 'RIS', ...ris, write: item => writeRis(item) },
  CSL_JSON: {
    name: 'CSL-JSON',
    extension: 'json',
    mediaType: 'application/vnd.citationstyles.csl+json',
    write: item => `${JSON.stringify([item], null, 2)}\n`,
  },
}

export const writeCitation = (format: CitationFormat, item: CslItem): string => citationFormatFacts[format].write(item)

/** “10.5555-recto.308.2.ris”: only characters that every file system accepts and that a header need not escape. */
export function citationFileName(format: CitationFormat, { id }: Pick<CslItem, 'id'>): string {
  const plain = normaliseLine(id)
    .replaceAll(/[^a-z0-9._-]+/gi, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(0, 100)
  return `${plain || 'citation'}.${citationFormatFacts[format].extension}`
}
