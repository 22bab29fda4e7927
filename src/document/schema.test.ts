import { expect, test } from 'vitest'
import { fullMetadata } from '../../tests/support/full-metadata.ts'
import { article, everyBlock, paragraph, report } from '../../tests/support/sample-tree.ts'
import { articleDocumentSchema, blockSchema } from './schema.ts'

const document = article({
  metadata: fullMetadata,
  body: Object.values(everyBlock),
  back: [everyBlock.references],
  peerReview: [report({ body: [paragraph('Good')], decision: 'APPROVED', responses: [report({ kind: 'author-response' })] })],
  translations: [article()],
  subArticles: [{ id: 'sa1', type: 'other', document: article() }],
})

test('a document with every kind of node is unchanged after a round trip through JSON', () => {
  expect(articleDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
})

test.each([
  ['an unknown kind', { kind: 'script', children: [] }],
  ['a missing field', { kind: 'paragraph', id: null, children: [] }],
  ['an inline among blocks', { kind: 'text', value: 'x' }],
  ['a wrong word', { ...everyBlock.section, role: 'chapter' }],
  [
    'something wrong deep inside',
    { ...everyBlock.section, children: [{ ...everyBlock.figure, children: [{ kind: 'graphic', graphic: { href: 1 } }] }] },
  ],
])('a document with %s is refused', (_, value) => {
  expect(blockSchema.safeParse(value).success).toBe(false)
})
