/** Writes OAI-PMH 2.0 responses (http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd). */
import { type ContentType, contentTypeSegments } from '../../../../document/metadata/content-type.ts'
import type { MetadataSite } from '../../../publications/domain/metadata/item-metadata.ts'
import { element, type Xml, xmlDocument } from '../syndication/xml.ts'
import { writeDatestamp } from './datestamp.ts'
import { dublinCore, dublinCoreNamespace, dublinCoreSchema, type HarvestedItem } from './dublin-core.ts'
import { isRepositoryIdentifier, writeIdentifier } from './identifier.ts'
import { metadataPrefix, type OaiError } from './request.ts'

const namespace = 'http://www.openarchives.org/OAI/2.0/'
const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance'

export interface Repository {
  site: MetadataSite
  /** The host in identifiers, without a port. */
  host: string
  email: string
  /** The URL of the OAI-PMH endpoint. */
  baseUrl: string
}

export interface HarvestHeader {
  contentType: ContentType
  volume: number
  publicationId: number
  changedAt: Date
}

export interface HarvestRecord {
  header: HarvestHeader
  item: HarvestedItem
}

/** The resumption token of an incomplete list; it is empty in the last of several parts (section 3.5). */
export interface Resumption {
  token: string
  total: number
  cursor: number
}

/**
 * Writes the response document.
 * @param requested the arguments, which must not be repeated if they were invalid (section 3.6)
 * @param content of the verb's element, or the error
 */
export function writeAnswer({
  baseUrl,
  requested,
  at,
  content,
}: {
  baseUrl: string
  requested: URLSearchParams | null
  at: Date
  content: Xml
}): string {
  return xmlDocument(
    element(
      'OAI-PMH',
      [
        ...element('responseDate', writeDatestamp(at)),
        ...element('request', baseUrl, requested === null ? {} : Object.fromEntries(requested)),
        ...content,
      ],
      { xmlns: namespace, 'xmlns:xsi': schemaInstance, 'xsi:schemaLocation': `${namespace} ${namespace}OAI-PMH.xsd` },
    ),
  )
}

export const writeError = ({ code, message }: OaiError): Xml => element('error', message, { code })

/** @param earliest the earliest time of a last change */
export function identify({ site, host, email, baseUrl }: Repository, earliest: Date): Xml {
  const scheme = 'http://www.openarchives.org/OAI/2.0/oai-identifier'
  const identifiers = element(
    'oai-identifier',
    [
      ...element('scheme', 'oai'),
      ...element('repositoryIdentifier', host),
      ...element('delimiter', ':'),
      ...element('sampleIdentifier', writeIdentifier(host, 'ARTICLE', { volume: 1, publicationId: 1 })),
    ],
    { xmlns: scheme, 'xsi:schemaLocation': `${scheme} ${scheme}.xsd` },
  )
  return element('Identify', [
    ...element('repositoryName', site.name),
    ...element('baseURL', baseUrl),
    ...element('protocolVersion', '2.0'),
    ...element('adminEmail', email),
    ...element('earliestDatestamp', writeDatestamp(earliest)),
    // Unpublished records disappear from the lists without a notice.
    ...element('deletedRecord', 'no'),
    ...element('granularity', 'YYYY-MM-DDThh:mm:ssZ'),
    ...(isRepositoryIdentifier(host) ? element('description', identifiers) : []),
  ])
}

export const listFormats = (): Xml =>
  element(
    'ListMetadataFormats',
    element('metadataFormat', [
      ...element('metadataPrefix', metadataPrefix),
      ...element('schema', dublinCoreSchema),
      ...element('metadataNamespace', dublinCoreNamespace),
    ]),
  )

/** @param sets the content types that the platform publishes, with their names */
export const listSets = (sets: readonly { contentType: ContentType; name: string }[]): Xml =>
  element(
    'ListSets',
    sets.flatMap(({ contentType, name }) =>
      element('set', [...element('setSpec', contentTypeSegments[contentType]), ...element('setName', name)]),
    ),
  )

const writeHeader = (host: string, { contentType, changedAt, ...key }: HarvestHeader): Xml =>
  element('header', [
    ...element('identifier', writeIdentifier(host, contentType, key)),
    ...element('datestamp', writeDatestamp(changedAt)),
    ...element('setSpec', contentTypeSegments[contentType]),
  ])

const writeRecord = ({ host, site }: Repository, { header, item }: HarvestRecord): Xml =>
  element('record', [...writeHeader(host, header), ...element('metadata', dublinCore(item, site))])

const writeResumption = (resumption: Resumption | null): Xml =>
  resumption === null ? [] : element('resumptionToken', resumption.token, { completeListSize: resumption.total, cursor: resumption.cursor })

export const getRecord = (repository: Repository, record: HarvestRecord): Xml => element('GetRecord', writeRecord(repository, record))

export const listIdentifiers = ({ host }: Repository, headers: readonly HarvestHeader[], resumption: Resumption | null): Xml =>
  element('ListIdentifiers', [...headers.flatMap(header => writeHeader(host, header)), ...writeResumption(resumption)])

export const listRecords = (repository: Repository, records: readonly HarvestRecord[], resumption: Resumption | null): Xml =>
  element('ListRecords', [...records.flatMap(record => writeRecord(repository, record)), ...writeResumption(resumption)])
