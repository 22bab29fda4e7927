/** Addresses that a link out of an article may have. All others lead nowhere safe or nowhere at all. */
const allowedProtocols = new Set(['http:', 'https:', 'ftp:', 'mailto:'])

/** How an identifier becomes an address, by JATS `ext-link-type` or `pub-id-type`, lower case. */
const resolvers: Readonly<Record<string, (id: string) => string>> = {
  doi: id => `https://doi.org/${encodeURI(bareDoi(id)).replaceAll('#', '%23').replaceAll('?', '%3F')}`,
  pmid: id => `https://pubmed.ncbi.nlm.nih.gov/${digits(id)}/`,
  pubmed: id => `https://pubmed.ncbi.nlm.nih.gov/${digits(id)}/`,
  pmcid: id => `https://pmc.ncbi.nlm.nih.gov/articles/PMC${digits(id)}/`,
  pmc: id => `https://pmc.ncbi.nlm.nih.gov/articles/PMC${digits(id)}/`,
  arxiv: id => `https://arxiv.org/abs/${id.replace(/^arxiv:/i, '')}`,
  orcid: id => `https://orcid.org/${id}`,
  ror: id => `https://ror.org/${id}`,
  handle: id => `https://hdl.handle.net/${id}`,
  hdl: id => `https://hdl.handle.net/${id}`,
  genbank: id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  gen: id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  'ncbi:nucleotide': id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  genpept: id => `https://www.ncbi.nlm.nih.gov/protein/${id}`,
  geo: id => `https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=${id}`,
  bioproject: id => `https://www.ncbi.nlm.nih.gov/bioproject/${id}`,
  sra: id => `https://www.ncbi.nlm.nih.gov/sra/${id}`,
  uniprot: id => `https://www.uniprot.org/uniprotkb/${id}`,
  swissprot: id => `https://www.uniprot.org/uniprotkb/${id}`,
  pdb: id => `https://www.rcsb.org/structure/${id}`,
  omim: id => `https://omim.org/entry/${id}`,
  'clinicaltrials.gov': id => `https://clinicaltrials.gov/study/${id}`,
  clinicaltrials: id => `https://clinicaltrials.gov/study/${id}`,
  isrctn: id => `https://www.isrctn.com/${id}`,
  'array-express': id => `https://www.ebi.ac.uk/biostudies/arrayexpress/studies/${id}`,
  'ebi:ena': id => `https://www.ebi.ac.uk/ena/browser/view/${id}`,
  email: id => `mailto:${id}`,
  'google-scholar': id => `https://scholar.google.com/scholar_lookup?${id}`,
}

/**
 * The absolute address that `href` stands for: itself, or made from an identifier of the type that `type` names.
 * Null where it is not http, https, ftp or mailto, or no address at all.
 */
export function linkAddress(href: string, type: string | null): string | null {
  const wanted = href.trim().replace(/[\t\r\n]/g, '')
  if (wanted === '') return null
  if (/^[a-z][a-z0-9+.-]*:/i.test(wanted) && URL.canParse(wanted) && !/^doi:/i.test(wanted)) return allowed(wanted)
  if (/^doi:\s*10\./i.test(wanted) || (type === null && /^10\.\d{4,9}\/\S+$/.test(wanted)))
    return allowed(resolvers.doi?.(wanted) ?? wanted)
  const resolve = type === null ? undefined : resolvers[type.toLowerCase()]
  if (resolve && !wanted.startsWith('//') && !looksLikeHost(wanted)) return allowed(resolve(wanted))
  if (/^NCT\d{8}$/.test(wanted)) return `https://clinicaltrials.gov/study/${wanted}`
  if (/^ISRCTN\d{8}$/.test(wanted)) return `https://www.isrctn.com/${wanted}`
  if (wanted.startsWith('//')) return allowed(`https:${wanted}`)
  if (looksLikeHost(wanted)) return allowed(`${/^(dx\.)?doi\.org/i.test(wanted) ? 'https' : 'http'}://${wanted}`)
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(wanted)) return allowed(`mailto:${wanted}`)
  return null
}

function looksLikeHost(text: string): boolean {
  return /^(?:www\.|(?:dx\.)?doi\.org\/|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|int|io|eu|uk|de|fr|br|ch|info)(?:[/?#]|$))/i.test(
    text,
  )
}

function allowed(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return allowedProtocols.has(url.protocol) ? url.href : null
}

function bareDoi(text: string): string {
  return text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '').trim()
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
