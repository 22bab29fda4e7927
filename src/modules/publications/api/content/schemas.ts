import { z } from 'zod'
import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import { reviewerDecisions } from '../../../../document/peer-review/decision.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { parseItemKey } from '../../domain/content/item-path.ts'
import { filterFields } from '../../use-cases/content/list-content-filters.ts'
import { reviewRound } from '../versions/schemas.ts'

const unknownId = 'must be a content id, or {volume}-{publicationId}'

/** `12`, or `7-1374` for the item with this volume and publication id. */
export const contentIdSchema = z
  .string({ error: unknownId })
  .transform((text, context) => {
    const key = parseItemKey(text)
    if (key === null) context.addIssue({ code: 'custom', message: unknownId })
    return key
  })
  .meta({
    documentedAs: {
      type: 'string',
      pattern: '^(\\d{1,10}-)?\\d{1,10}$',
      description: 'A content id, or {volume}-{publicationId}.',
      examples: ['1-101'],
    },
  })

const exampleOfVersion = {
  id: 630,
  versionNumber: 2,
  doi: '10.5555/recto.308.2',
  title: 'The first ten cycles tell how long a battery lasts',
  type: 'RESEARCH_ARTICLE',
  editorialStatus: 'PASSED_PEER_REVIEW',
  newVersionReason: 'REVISED',
  round: 2,
  published: '2024-05-31',
}

const listedVersion = z
  .object({
    id: z.int(),
    versionNumber: z.int(),
    doi: z.string().nullable(),
    title: z.string(),
    type: z.enum(articleTypes).nullable(),
    editorialStatus: z.enum(editorialStatuses).nullable(),
    newVersionReason: z.enum(['REVISED', 'UPDATE']).nullable(),
    round: reviewRound,
    published: z.iso.date().nullable(),
  })
  .meta({ id: 'ListedVersion', examples: [exampleOfVersion] })

/** Every item has these fields; `contentListItemSchema` is the same with a name and an example. */
export const listedItem = z.object({
  contentType: z.enum(contentTypes),
  contentId: z.int().describe('Its id among all items: what /content/{id} takes.'),
  id: z.int().describe('The id of its article, or of its asset.'),
  contentItem: z.object({
    volume: z.int(),
    publicationId: z.int(),
    title: z.string(),
    published: z.iso.date().nullable(),
    documentType: z.object({ name: z.string(), defaultSubmitter: z.string().nullable() }).nullable(),
  }),
  authors: z.array(
    z.object({
      firstName: z.string().nullable(),
      lastName: z.string().nullable(),
      collectiveName: z.string().nullable(),
      positionAuthor: z.int().describe('From 1.'),
      isCorresponding: z.boolean(),
    }),
  ),
  versions: z.array(listedVersion).describe('Oldest first; empty for all but articles.'),
  currentVersion: listedVersion.nullable(),
  referees: z.array(z.object({ id: z.int(), firstName: z.string().nullable(), lastName: z.string().nullable() })),
  reports: z
    .record(
      z.string(),
      z.object({ lastReport: z.object({ decision: z.enum(reviewerDecisions).nullable() }), refereeIds: z.array(z.int()) }),
    )
    .describe('By the id of the version that the reports speak of.'),
  commentIds: z.array(z.int()),
  relatedContentIds: z.array(z.int()),
  relatedArticleIds: z.array(z.int()),
})

const exampleOfItem = {
  contentType: 'ARTICLE',
  contentId: 412,
  id: 308,
  contentItem: { volume: 1, publicationId: 308, title: exampleOfVersion.title, published: '2024-05-31', documentType: null },
  authors: [{ firstName: 'Ada', lastName: 'Okafor', collectiveName: null, positionAuthor: 1, isCorresponding: true }],
  versions: [exampleOfVersion],
  currentVersion: exampleOfVersion,
  referees: [{ id: 204, firstName: 'Jun', lastName: 'Lindqvist' }],
  reports: { '630': { lastReport: { decision: 'APPROVED' }, refereeIds: [204] } },
  commentIds: [51],
  relatedContentIds: [388],
  relatedArticleIds: [290],
}

export const contentListItemSchema = listedItem.meta({ id: 'ContentListItem', examples: [exampleOfItem] })

export const contentListSchema = z
  .object({
    total: z.int(),
    relation: z.enum(['exactly', 'atLeast']).describe('Whether there are more than were counted.'),
    page: z.int(),
    show: z.int(),
    items: z.array(contentListItemSchema),
  })
  .meta({ id: 'ContentList', examples: [{ total: 1, relation: 'exactly', page: 1, show: 20, items: [exampleOfItem] }] })

export const contentFilterSchema = z
  .object({
    field: z.enum(filterFields).describe('A parameter of browse.'),
    options: z.array(
      z.object({
        value: z.string().describe('What the parameter takes.'),
        name: z.string(),
        count: z.int().nullable().describe('How many items choosing it besides would bring; null where it is not counted.'),
      }),
    ),
  })
  .meta({ id: 'ContentFilter', examples: [{ field: 'publishedYears', options: [{ value: '2024', name: '2024', count: 17 }] }] })

const count = z.int().nonnegative()
export const publishedSummarySchema = z
  .object({ ARTICLE: count, DOCUMENT: count, POSTER: count, SLIDE: count, VIDEO: count })
  .meta({ id: 'PublishedSummary' })
