import type { Dataset } from '../../../article-document.ts'
import { readDoi, readUrl } from '../../../metadata/identifiers.ts'
import type { Inline } from '../../../node.ts'
import { plainText, readRun, text } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import { readCitationFields, readPublicationType } from '../references/citation-fields.ts'
import { citationElements } from '../references/citation-parts.ts'
import { readCitation, readCitationDisplay } from '../references/read-citation.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childText, descendants, descendantsNamed, elementChildren, textOf } from '../xml/read.ts'
import { relatedUrl } from './related.ts'
import { topicOf } from './topics.ts'

/**
 * Reads the data that the article made or used: data citations among its references (JATS4R), eLife's older `related-object`s, and links of
 * its data availability statement to a DOI of a data repository. Each once, by DOI or URL.
 */
export function readDatasets(article: XmlElement, context: ReadContext): Dataset[] {
  const places = elementChildren(article).filter(child => ['front', 'front-stub', 'body', 'back'].includes(child.name))
  const found = [
    ...places.flatMap(place => citedData(place, context)),
    ...places.flatMap(place => relatedData(place, context)),
    ...places.flatMap(place => linkedData(place, context)),
  ]
  const known = new Set<string>()
  return found.filter(dataset => {
    const key = (dataset.doi ?? dataset.href ?? dataset.accession ?? plainText(dataset.text)).toLowerCase()
    return known.has(key) ? false : known.add(key)
  })
}

function citedData(place: XmlElement, context: ReadContext): Dataset[] {
  return descendantsNamed(place, ...citationElements)
    .filter(isDataCitation)
    .map(element => {
      const citation = readCitation([element], context)
      const accession = descendantsNamed(element, 'pub-id').find(id =>
        /accession|archive|ark|handle/.test(attribute(id, 'pub-id-type') ?? ''),
      )
      const fields = readCitationFields(element)
      return {
        title: fields.title,
        repository: fields.source ?? fields.publisher,
        doi: fields.doi,
        accession: accession ? textOf(accession) : null,
        href: fields.href ?? (accession ? readUrl(attribute(accession, 'xlink:href') ?? '') : null),
        year: fields.year,
        use: fields.dataUse,
        text: citation.display,
      }
    })
}

/** Software often has a `data-title` as well, but is not a data set. */
function isDataCitation(citation: XmlElement): boolean {
  const type = readPublicationType(citation)
  if (type === 'data' || type === 'software') return type === 'data'
  for (const part of descendants(citation)) if (part.name === 'data-title') return true
  return false
}

function relatedData(place: XmlElement, context: ReadContext): Dataset[] {
  const isData = (element: XmlElement) =>
    ['content-type', 'object-type', 'source-type', 'document-type'].some(name => /data-?set|database/i.test(attribute(element, name) ?? ''))
  return descendantsNamed(place, 'related-object')
    .filter(isData)
    .map(element => {
      const href = relatedUrl(element)
      return {
        title: childText(element, 'article-title', 'data-title', 'source'),
        repository: null,
        doi: readDoi(href ?? '') ?? readDoi(textOf(element)),
        accession: attribute(element, 'object-id') ?? childText(element, 'object-id', 'pub-id'),
        href,
        year: childText(element, 'year'),
        use: /generated/.test(attribute(element, 'content-type') ?? '')
          ? 'generated'
          : /existing|analy/.test(attribute(element, 'content-type') ?? '')
            ? 'analyzed'
            : null,
        text: readCitationDisplay(element, context),
      }
    })
}

/** Data repositories that register DOIs under a prefix of their own. */
const repositories: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    '10.5281': 'Zenodo',
    '10.5061': 'Dryad',
    '10.6084': 'figshare',
    '10.17605': 'Open Science Framework',
    '10.7910': 'Harvard Dataverse',
    '10.17632': 'Mendeley Data',
    '10.5524': 'GigaDB',
    '10.15468': 'GBIF',
    '10.1594': 'PANGAEA',
    '10.5255': 'UK Data Service',
    '10.3886': 'ICPSR',
    '10.18112': 'OpenNeuro',
    '10.7303': 'Synapse',
    '10.17863': 'Apollo',
    '10.5523': 'data.bris',
    '10.7488': 'Edinburgh DataShare',
    '10.4121': '4TU.ResearchData',
    '10.17026': 'DANS',
    '10.7937': 'The Cancer Imaging Archive',
    '10.18710': 'DataverseNO',
    '10.34894': 'DataverseNL',
    '10.5878': 'Swedish National Data Service',
    '10.13026': 'PhysioNet',
    '10.6073': 'Environmental Data Initiative',
    '10.24432': 'UCI Machine Learning Repository',
    '10.17037': 'LSHTM Data Compass',
    '10.23642': 'USN Research Data Archive',
    '10.6019': 'European Bioinformatics Institute',
    '10.2210': 'Protein Data Bank',
  }),
)

function linkedData(place: XmlElement, context: ReadContext): Dataset[] {
  const statements = descendantsNamed(place, 'sec', 'notes', 'fn', 'p', 'custom-meta').filter(
    element =>
      topicOf(element) === 'data-availability' ||
      (element.name === 'custom-meta' && /^data availability$/i.test(childText(element, 'meta-name') ?? '')),
  )
  return statements.flatMap(statement =>
    descendantsNamed(statement, 'ext-link', 'uri', 'pub-id').flatMap(link => {
      const target = attribute(link, 'xlink:href') ?? textOf(link)
      const doi = readDoi(target)
      const repository = doi ? repositories.get(doi.split('/')[0] ?? '') : undefined
      if (!doi || !repository) return []
      const words: Inline[] = link.name === 'pub-id' ? [text(textOf(link))] : readRun(link, context)
      return [{ title: null, repository, doi, accession: null, href: readUrl(target), year: null, use: null, text: words }]
    }),
  )
}
