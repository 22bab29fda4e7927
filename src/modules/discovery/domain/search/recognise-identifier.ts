/** Recognises an identifier that was pasted into a search box. */
import { readDoi, readOrcid, readPmcid } from '../../../../document/metadata/identifiers.ts'

export interface PastedIdentifier {
  kind: 'doi' | 'orcid' | 'pmid' | 'pmcid'
  /** The identifier has no prefix or URL: `10.5555/a.1`, `0000-0002-1825-0097`, `31234567`, `PMC123456`. */
  value: string
}

/** The patterns match the whole text, so that an identifier with other words remains a search. */
const forms: readonly (readonly [PastedIdentifier['kind'], RegExp, (text: string) => string | null])[] = [
  ['doi', /^(?:https?:\/\/)?(?:(?:dx\.|www\.)?doi\.org\/|doi:\s*)?10\.\d{4,9}(?:\.\d+)*(?:\/|%2F)\S+$/i, readDoi],
  ['orcid', /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/|orcid:?\s*)?\d{4}-\d{4}-\d{4}-\d{3}[\dX]\/?$/i, readOrcid],
  [
    'pmcid',
    /^(?:PMCID:?\s*|(?:https?:\/\/)?(?:pmc\.|www\.)?ncbi\.nlm\.nih\.gov\/(?:pmc\/)?articles\/)?PMC\d{1,9}(?:\.\d+)?\/?$/i,
    readPmcid,
  ],
  [
    'pmid',
    /^(?:PMID:?\s*|(?:https?:\/\/)?pubmed\.ncbi\.nlm\.nih\.gov\/|(?:https?:\/\/)?www\.ncbi\.nlm\.nih\.gov\/pubmed\/)?[1-9]\d{0,8}\/?$/i,
    text => /(\d+)\/?$/.exec(text)?.[1] ?? null,
  ],
]

/** @returns null for any other text. A bare number may be a PMID. */
export function recogniseIdentifier(text: string): PastedIdentifier | null {
  const pasted = text.trim()
  for (const [kind, form, read] of forms) {
    const value = form.test(pasted) ? read(pasted) : null
    if (value !== null) return { kind, value }
  }
  return null
}
