/** Protocols that links out of an article may have. All others are unsafe or invalid. */
const allowedProtocols = new Set(['http:', 'https:', 'ftp:', 'mailto:'])

/** Converts an identifier to a URL, by JATS `ext-link-type` or `pub-id-type` in lower case. */
const resolvers: Readonly<Record<string, (id: string) => string>> = {
  doi: id => `https://doi.org/${encodeURI(parseDoi(id)).replaceAll('#', '%23').replaceAll('?', '%3F')}`,
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
  'ddbj/embl/genbank': id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  embl: id => `https://www.ebi.ac.uk/ena/browser/view/${id}`,
  ddbj: id => `https://getentry.ddbj.nig.ac.jp/getentry/na/${id}`,
  ena: id => `https://www.ebi.ac.uk/ena/browser/view/${id}`,
  refseq: id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  nucleotide: id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  'entrez-nucleotide': id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  'entrez-protein': id => `https://www.ncbi.nlm.nih.gov/protein/${id}`,
  'entrez-gene': id => `https://www.ncbi.nlm.nih.gov/gene/${id}`,
  'ncbi:protein': id => `https://www.ncbi.nlm.nih.gov/protein/${id}`,
  'ncbi:gene': id => `https://www.ncbi.nlm.nih.gov/gene/${id}`,
  'ncbi:refseq': id => `https://www.ncbi.nlm.nih.gov/nuccore/${id}`,
  'ncbi:geo': id => `https://www.ncbi.nlm.nih.gov/geo/query/acc.cgi?acc=${id}`,
  'ncbi:sra': id => `https://www.ncbi.nlm.nih.gov/sra/${id}`,
  'ncbi:taxonomy': id => `https://identifiers.org/taxonomy:${digits(id)}`,
  dbsnp: id => `https://www.ncbi.nlm.nih.gov/snp/${id}`,
  'dbsnp:rs': id => `https://www.ncbi.nlm.nih.gov/snp/${id}`,
  pride: id => `https://www.ebi.ac.uk/pride/archive/projects/${id}`,
  proteomexchange: id => `https://identifiers.org/px:${id}`,
  ensembl: id => `https://identifiers.org/ensembl:${id}`,
  interpro: id => `https://www.ebi.ac.uk/interpro/entry/InterPro/${id}/`,
  pfam: id => `https://www.ebi.ac.uk/interpro/entry/pfam/${id}/`,
  flybase: id => `https://flybase.org/reports/${id}`,
  wormbase: id => `https://identifiers.org/wb:${id}`,
  chebi: id => `https://identifiers.org/CHEBI:${digits(id)}`,
  arrayexpress: id => `https://www.ebi.ac.uk/biostudies/arrayexpress/studies/${id}`,
  biosample: id => `https://identifiers.org/biosample:${id}`,
  email: id => `mailto:${id}`,
  'google-scholar': id => `https://scholar.google.com/scholar_lookup?${id}`,
}

/** Databases without a resolver above, by their prefix at identifiers.org. An id may name its database itself (“GO:0008150”). */
const registered: Readonly<Record<string, string>> = {
  ec: 'ec-code',
  enzyme: 'ec-code',
  go: 'GO',
  mgi: 'MGI',
  rrid: 'RRID',
  taxonomy: 'taxonomy',
  emdb: 'emdb',
  dbgap: 'dbgap',
  metabolights: 'metabolights',
  massive: 'massive',
  addgene: 'addgene',
  pubchem: 'pubchem.compound',
  kegg: 'kegg',
  sgd: 'sgd',
  cellosaurus: 'cellosaurus',
  assembly: 'insdc.gca',
  sprot: 'uniprot',
  pir: 'pirsf',
  rhea: 'rhea',
  reactome: 'reactome',
  hgnc: 'hgnc',
  zfin: 'zfin',
  rgd: 'rgd',
}

function registeredUrl(id: string, type: string): string | null {
  const prefix = Object.hasOwn(registered, type) ? registered[type] : undefined
  const plain = /^[\w.:-]+$/.test(id) ? id.replace(new RegExp(`^(?:${type}|${prefix}):`, 'i'), '') : ''
  return prefix === undefined || plain === '' ? null : `https://identifiers.org/${prefix}:${plain}`
}

/**
 * The absolute URL for `href`: itself, or made from an identifier of the type `type`. Null where it is not http, https, ftp or mailto, or
 * not a URL at all.
 */
export function linkUrl(href: string, type: string | null): string | null {
  const wanted = href.trim().replace(/[\t\r\n]/g, '')
  if (wanted === '') return null
  if (/^chebi:\d+$/i.test(wanted)) return allowed(`https://identifiers.org/CHEBI:${digits(wanted)}`)
  const inRegistry = type === null || /^(?:https?|ftp|mailto):/i.test(wanted) ? null : registeredUrl(wanted, type.toLowerCase())
  if (inRegistry !== null) return inRegistry
  if (/^[a-z][a-z0-9+.-]*:/i.test(wanted) && URL.canParse(wanted) && !/^doi:/i.test(wanted)) return allowed(wanted)
  // No other identifier has this form, whatever the source's type.
  if (/^(?:doi:\s*)?10\.\d{4,9}\/\S+$/i.test(wanted) || /^doi:\s*10\./i.test(wanted)) return allowed(resolvers.doi?.(wanted) ?? wanted)
  const resolve = type === null ? undefined : resolvers[type.toLowerCase()]
  if (resolve && !wanted.startsWith('//') && !looksLikeHost(wanted)) return allowed(resolve(wanted))
  const accession = type === null || /^(?:uri|url|www|ftp|other)$/i.test(type) ? null : accessionUrl(wanted)
  if (accession !== null) return accession
  if (/^NCT\d{8}$/.test(wanted)) return `https://clinicaltrials.gov/study/${wanted}`
  if (/^ISRCTN\d{8}$/.test(wanted)) return `https://www.isrctn.com/${wanted}`
  if (wanted.startsWith('//')) return allowed(`https:${wanted}`)
  if (looksLikeHost(wanted)) return allowed(`${/^(dx\.)?doi\.org/i.test(wanted) ? 'https' : 'http'}://${wanted}`)
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(wanted)) return allowed(`mailto:${wanted}`)
  return null
}

/** The target id of a URL that is only a fragment; null for every other URL. */
export function fragmentTarget(href: string): string | null {
  const target = /^\s*#(\S+)\s*$/.exec(href)?.[1]
  if (target === undefined) return null
  try {
    return decodeURIComponent(target)
  } catch {
    // A stray percent sign prevents decoding, so the id is used as it is.
    return target
  }
}

/** Forms of accession numbers that only one database uses. */
const accessions: readonly (readonly [RegExp, string])[] = [
  [/^[A-Z]{1,2}\d{5,8}(?:\.\d+)?$/, 'insdc'],
  [/^[NX][CGMPRTW]_\d+(?:\.\d+)?$/, 'refseq'],
  [/^rs\d+$/, 'dbsnp'],
  [/^PXD\d{6}$/, 'px'],
  [/^ENS[A-Z]*[EGPT]\d{11}(?:\.\d+)?$/, 'ensembl'],
  [/^IPR\d{6}$/, 'interpro'],
  [/^PF\d{5}$/, 'pfam'],
  [/^FB[a-z]{2}\d{7}$/, 'fb'],
  [/^(?:GSE|GSM|GPL|GDS)\d+$/, 'geo'],
  [/^PRJ[A-Z]{2}\d+$/, 'bioproject'],
]

/** The URL of an accession number recognised by its form alone; null for all other text. */
export function accessionUrl(id: string): string | null {
  const found = accessions.findLast(([form]) => form.test(id))
  return found === undefined ? null : `https://identifiers.org/${found[1]}:${id}`
}

function looksLikeHost(text: string): boolean {
  return /^(?:www\.|(?:dx\.)?doi\.org\/|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|int|io|eu|uk|de|fr|br|ch|info)(?:[/?#]|$))/i.test(
    text,
  )
}

function allowed(href: string): string | null {
  if (!URL.canParse(href)) return null
  const url = new URL(href)
  return allowedProtocols.has(url.protocol) ? url.href : null
}

function parseDoi(text: string): string {
  return text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '').trim()
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
