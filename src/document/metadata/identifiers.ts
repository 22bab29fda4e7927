/** Normalises identifiers as people and tools write them to their bare form; null where the text is not one. */

/** The longest registered DOIs have some 300 characters. */
const maxDoiLength = 500

/**
 * `10.prefix/suffix` without resolver, `doi:` and closing punctuation. The case stays as written. A DOI may contain brackets
 * (10.1016/S0921-8009(99)00009-9), so a closing one is removed only where none was opened.
 */
export function readDoi(text: string): string | null {
  const whole = decodeResolver(text.trim()).replace(/^(?:https?:\/\/)?(?:dx\.|www\.)?doi(?:\.org\/|:\s*)/i, '')
  // A field that is only a DOI may contain “<1::AID-AJPA1>”; in running text an angle bracket ends it.
  const found = /^(10\.\d{4,9}(?:\.\d+)*\/\S+)$/.exec(whole) ?? /(?:^|[^\d.])(10\.\d{4,9}(?:\.\d+)*\/[^\s"<>]+)/.exec(whole)
  let doi = found?.[1] ?? ''
  for (let trimmed = dropClosing(doi); trimmed !== doi; trimmed = dropClosing(doi)) doi = trimmed
  return /\/./.test(doi) && doi.length <= maxDoiLength ? doi : null
}

function decodeResolver(text: string): string {
  if (!/^https?:/i.test(text) || !text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function dropClosing(doi: string): string {
  const last = doi.at(-1) ?? ''
  if ('.,;:'.includes(last)) return doi.slice(0, -1)
  const opening = { ')': '(', ']': '[', '}': '{' }[last]
  return opening && count(doi, last) > count(doi, opening) ? doi.slice(0, -1) : doi
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

/** Escapes characters that would break a URL; the slashes and brackets of a DOI stay readable. */
export function doiUrl(doi: string): string {
  return `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`
}

/** The digits of a PubMed id. */
export function readPmid(text: string): string | null {
  return /^(?:PMID:?\s*|https?:\/\/\S*pubmed\S*?\/)?(\d{1,9})\/?$/i.exec(text.trim())?.[1] ?? null
}

/** A PubMed Central id with its prefix `PMC`. */
export function readPmcid(text: string): string | null {
  const digits = /(?:^|PMC|PMCID:?\s*)(\d{1,9})(?:\.\d+)?\/?$/i.exec(text.trim())?.[1]
  return digits ? `PMC${digits}` : null
}

/** `0000-0002-1825-0097`, from any URL or spacing. The check digit is not verified, because a wrong iD is still the printed one. */
export function readOrcid(text: string): string | null {
  const found = /(\d{4})[-‐–\s]?(\d{4})[-‐–\s]?(\d{4})[-‐–\s]?(\d{3}[\dXx])\s*\/?$/.exec(text.trim())
  return found ? found.slice(1, 5).join('-').toUpperCase() : null
}

/** The whole URL `https://ror.org/…`, which is the identifier (ROR's own rule). */
export function readRor(text: string): string | null {
  const found = /(?:^|ror\.org\/)(0[a-z0-9]{6}\d{2})\/?$/i.exec(text.trim())?.[1]
  return found ? `https://ror.org/${found.toLowerCase()}` : null
}

const urlOfType: ReadonlyMap<string, (value: string) => string | null> = new Map<string, (value: string) => string | null>(
  Object.entries({
    doi: value => {
      const doi = readDoi(value)
      return doi && doiUrl(doi)
    },
    pmid: value => {
      const pmid = readPmid(value)
      return pmid && `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
    },
    pmcid: value => {
      const pmcid = readPmcid(value)
      return pmcid && `https://pmc.ncbi.nlm.nih.gov/articles/${pmcid}/`
    },
    arxiv: value => {
      const id = /(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})/.exec(value)?.[1]
      return id ? `https://arxiv.org/abs/${id}` : null
    },
  }),
)

/** Normalises types: JATS sources write the same type as `pmid`, `pubmed`, `medline`, `pmc` or `pmcid`. */
export function identifierType(type: string | null): string | null {
  const word = type?.trim().toLowerCase() ?? null
  if (word === 'pubmed' || word === 'medline') return 'pmid'
  return word === 'pmc' ? 'pmcid' : word
}

/** The URL of an identifier, for the types that have a single resolver. */
export function identifierUrl(type: string | null, value: string): string | null {
  return urlOfType.get(identifierType(type) ?? '')?.(value) ?? null
}

/** A URL that a link may have (http, https, ftp, mailto), as written but without white space around it; null for all others. */
export function readUrl(text: string): string | null {
  const url = text.trim()
  if (/^(?:https?|ftp):\/\/[^\s]+$/i.test(url) || /^mailto:[^\s]+$/i.test(url)) return url
  return /^www\.[^\s]+$/i.test(url) ? `http://${url}` : null
}
