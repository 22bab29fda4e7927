import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { articleTypeNames, articleTypes } from '../../../../document/metadata/article-type.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { listArticleTypes, listDocumentTypes, listFunders, listGatewayNames, listPublishedYears } from '../../../sites/index.ts'
import { countItemsByType } from '../../data/content-item.ts'
import { readPart } from '../../data/readable.ts'

/** The parameters of browse that have a list of options (specification, reading.md section 2.2). */
export const filterFields = ['contentTypes', 'articleTypes', 'documentTypeIds', 'fundingBodies', 'publishedYears', 'gatewayIds'] as const

export interface ContentFilter {
  field: (typeof filterFields)[number]
  /** `value` is the value of the parameter. */
  options: { value: string; name: string }[]
}

/** Every field with the options that occur among the site's publications, so that no option gives an empty list. */
export async function listContentFilters(kysely: Kysely<Schema>, platform: string): Promise<ContentFilter[]> {
  const [counts, types, documentTypes, funders, years, gateways] = await Promise.all([
    countItemsByType(kysely, platform),
    listArticleTypes(kysely, platform),
    readPart('DOCUMENT_TYPES', () => listDocumentTypes(kysely, platform, null), []),
    readPart('FUNDERS', () => listFunders(kysely, platform, null), []),
    listPublishedYears(kysely, platform),
    readPart('GATEWAYS', () => listGatewayNames(kysely, platform), []),
  ])
  const named = (each: { id: number; name: string }) => ({ value: String(each.id), name: each.name })
  return [
    { field: 'contentTypes', options: contentTypes.filter(type => counts[type] > 0).map(type => ({ value: type, name: type })) },
    {
      field: 'articleTypes',
      options: articleTypes.filter(type => types.includes(type)).map(type => ({ value: type, name: articleTypeNames[type] })),
    },
    { field: 'documentTypeIds', options: documentTypes.map(named) },
    { field: 'fundingBodies', options: funders.map(({ funderId, funder }) => named({ id: funderId, name: funder })) },
    { field: 'publishedYears', options: years.map(year => ({ value: String(year), name: String(year) })) },
    { field: 'gatewayIds', options: gateways.map(named) },
  ]
}
