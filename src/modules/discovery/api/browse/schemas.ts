/** The API's browse parameters. They share the codec of the pages, but values that pages ignore are errors here. */
import { z } from 'zod'
import { idsOf, optionalWholeNumber } from '../../../../core/http/api/parameters.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { type ContentType, contentTypes } from '../../../../document/metadata/content-type.ts'
import { contentFilterSchema, contentListItemSchema } from '../../../publications/api/index.ts'
import { citationListFormats } from '../../../publications/domain/citation/citation-list.ts'
import { browseLimits } from '../../domain/search/browse-limits.ts'
import { readBrowseParameters } from '../../domain/search/browse-parameters.ts'
import { parseBrowsePath } from '../../domain/search/browse-path.ts'
import { type BrowseQuery, browseSorts, searchOperators } from '../../domain/search/browse-query.ts'
import { searchScopes } from '../../domain/search/search-tree.ts'

const invalidSubject = `must be the slug or id of a subject, each level with all above it, ${browseLimits.subjectLevels} at most`
const isContentType = (word: string): word is ContentType => contentTypes.some(type => type === word)
const unknownType = `must be a comma list of ${contentTypes.join(', ')}`

/** @param documentedAs its documentation; like all query parameters it arrives as text, once or several times */
const parameter = (documentedAs: Readonly<Record<string, unknown>>) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .meta({ documentedAs })
const list = (description: string) =>
  parameter({ type: 'string', description: `${description} A comma list; of all where it is left out.` })
const text = (description: string) => parameter({ type: 'string', maxLength: browseLimits.text, description })

const typesParameter = z
  .string({ error: unknownType })
  .transform((given, context) => {
    const words = given.split(',')
    const known = words.filter(isContentType)
    if (known.length < words.length) context.addIssue({ code: 'custom', message: unknownType })
    return known
  })
  .default([])
  .meta({
    documentedAs: { type: 'string', examples: ['ARTICLE,POSTER'], description: 'A comma list; of all types where it is left out.' },
  })

const filters = {
  contentTypes: typesParameter,
  all: text('Words, "phrases", words to leave out with a - before them, and beginnings of words with a * after them.'),
  articleTypes: list(`Any of ${articleTypes.join(', ')}.`),
  documentTypeIds: list('Ids of types of documents.'),
  fundingBodies: list('Ids of funders.'),
  publishedYears: list('Years of publication.'),
  publishedFrom: parameter({ type: 'integer', minimum: 1, maximum: browseLimits.latestYear, description: 'The first year of a range.' }),
  publishedTo: parameter({ type: 'integer', minimum: 1, maximum: browseLimits.latestYear, description: 'The last year of a range.' }),
  gatewayIds: list('Ids of gateways.'),
  peerReviewed: parameter({ type: 'boolean', description: 'Only what passed peer review.' }),
  grantAcronym: text('The acronym of a grant.'),
  grantNumber: text('The number of a grant.'),
  term0: text('A subject by its slug or id; term1, term2 and so on are subjects beneath it, level by level.'),
  n0: parameter({ type: 'string', enum: searchScopes, description: 'Where v0 is looked for; n1, v1, o1 and so on are further rows.' }),
  v0: text('What is looked for in n0.'),
  o0: parameter({ type: 'string', enum: searchOperators, description: 'How the row is joined to those before it.' }),
  sort: parameter({ type: 'string', enum: browseSorts, description: 'Without text, relevance is newest.' }),
}

type Given = Readonly<Record<string, unknown>> & { contentTypes: ContentType[] }

/** Parses the parameters into a query; invalid values become issues of their parameter. */
function readQuery(given: Given, refuse: (parameter: string, message: string) => void): BrowseQuery {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (name === 'contentTypes') continue
    for (const each of [value].flat()) if (typeof each === 'string') parameters.append(name, each)
  }
  const { refused, terms } = readBrowseParameters(parameters)
  for (const { parameter: name, message } of refused) refuse(name, message)
  const query = { ...parseBrowsePath([], parameters), contentTypes: given.contentTypes }
  // The first invalid level ends the subjects; without an error, the list would be wider than requested.
  for (const [level, word] of terms) if (word !== '' && level >= query.subjects.length) refuse(`term${level}`, invalidSubject)
  return query
}

export const contentQuerySchema = z
  .looseObject({
    page: optionalWholeNumber(1, browseLimits.lastPage, 1),
    show: optionalWholeNumber(1, browseLimits.show.max, browseLimits.show.standard),
    ...filters,
  })
  .transform(({ page, show, ...given }, context) => ({
    ...readQuery(given, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
    page,
    show,
  }))

export const browseQuerySchema = z
  .looseObject({
    page: optionalWholeNumber(1, browseLimits.lastPage, 1),
    limit: optionalWholeNumber(1, browseLimits.show.max, browseLimits.show.standard),
    ...filters,
  })
  .transform(({ page, limit, ...given }, context) => ({
    ...readQuery(given, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
    page,
    show: limit,
  }))

export const exportQuerySchema = z
  .looseObject({
    ids: idsOf<ContentId>().default([]),
    format: z.enum(citationListFormats, { error: `must be one of ${citationListFormats.join(', ')}` }),
    ...filters,
  })
  .transform(({ ids, format, ...given }, context) => ({
    ids,
    format,
    query: readQuery(given, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
  }))

export const filterQuerySchema = z
  .looseObject(filters)
  .transform((given, context) => readQuery(given, (name, message) => context.addIssue({ code: 'custom', path: [name], message })))

export const browseAnswerSchema = z
  .object({
    total: z.int(),
    relation: z.enum(['exactly', 'atLeast']).describe('Whether more were found than were counted.'),
    page: z.int(),
    limit: z.int(),
    items: z.array(contentListItemSchema),
    filters: z.array(contentFilterSchema),
  })
  .meta({ id: 'BrowseAnswer' })
