/** Reads citation files by citation.js, which is independent of our code that writes them. */
import { plugins } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-enw'
import '@citation-js/plugin-ris'
import { z } from 'zod'
import type { CitationFormat } from '../../src/modules/publications/domain/citation/citation-format.ts'

const readers: Readonly<Record<CitationFormat, string>> = {
  SCIWHEEL: '@ris/file',
  ENDNOTE: '@enw/file',
  REF_MANAGER: '@ris/file',
  BIBTEX: '@bibtex/text',
  PROCITE: '@ris/file',
  SENTE: '@ris/file',
  RIS: '@ris/file',
  CSL_JSON: '@else/json',
}

const name = z.looseObject({ family: z.string().optional(), given: z.string().optional(), literal: z.string().optional() })
const read = z.array(
  z.looseObject({
    type: z.string(),
    title: z.string(),
    author: z.array(name).optional(),
    DOI: z.string().optional(),
    URL: z.string().optional(),
  }),
)
export type ReadCitation = z.infer<typeof read>[number]

/** Reads all entries of the file. */
export const readCitationFile = (format: CitationFormat, text: string): ReadCitation[] =>
  read.parse(plugins.input.chain(text, { forceType: readers[format], generateGraph: false }))
