import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { parseRole, type Role } from '../../src/core/access/roles.ts'
import { anonymous, type User } from '../../src/core/access/user.ts'
import { errorsSchema } from '../../src/core/http/api/errors.ts'
import type { AssetId, VersionId } from '../../src/core/ids/shared-ids.ts'
import { articleSchema } from '../../src/modules/publications/api/articles/schemas.ts'
import { assetSchema } from '../../src/modules/publications/api/assets/schemas.ts'
import { authorSchema } from '../../src/modules/publications/api/authors/schemas.ts'
import { versionSchema } from '../../src/modules/publications/api/versions/schemas.ts'
import type { ArticleId } from '../../src/modules/publications/domain/ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { signedInAs } from '../support/user.ts'

let library: TestApp
let user: User = anonymous
let articleId: ArticleId
let versionId: VersionId
let assetId: AssetId
beforeAll(async () => {
  library = await buildTestApp({}, { userOf: async () => user })
  await library.load(['demo/articles/pay-for-the-ending/v1.xml', 'demo/assets/hedgerow-moths'])
  const { kysely } = library.database
  const version = await kysely
    .updateTable('version')
    .set({ pre_completion_status: 'DRAFT' })
    .returning(['id', 'article_id'])
    .executeTakeFirstOrThrow()
  versionId = version.id
  articleId = version.article_id
  await kysely.updateTable('content_item').set({ is_public: false }).execute()
  assetId = (await kysely.selectFrom('asset').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => library.close())

const as = (...roles: Role[]): User => signedInAs(...roles)
const paths = () => [
  `/api/articles/${articleId}`,
  `/api/articles?id=${articleId}`,
  `/api/versions/${versionId}`,
  `/api/versions?id=${versionId}`,
  `/api/versions/${versionId}/authors`,
  `/api/assets/${assetId}`,
  `/api/assets?id=${assetId}`,
  `/api/assets/${assetId}/authors`,
]
const inAll = (path: string) => `${path}${path.includes('?') ? '&' : '?'}publishedOnly=false`

test.each([
  ['nobody in particular', anonymous],
  ['a reader', as('ROLE_USER')],
  ['a reviewer', as('ROLE_RESEARCH_REFEREE')],
  ['the editorial board', as('ROLE_EDITORIAL_BOARD')],
])('drafts are refused to %s, and the answer is not cacheable', async (_, who) => {
  user = who
  for (const path of paths()) {
    const answer = await library.app.inject(inAll(path))
    expect(answer.statusCode, path).toBe(403)
    expect(errorsSchema.parse(answer.json()).errors).toHaveLength(1)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test.each(['production-assistant', 'production-manager'].map(name => `research-${name}`).concat('super-editor'))(
  'a %s gets drafts on request (R7-06, R7-07, R7-08, R7-11, R7-12)',
  async name => {
    const role = parseRole(name)
    user = role === null ? anonymous : as(role)
    const schemas = [
      articleSchema,
      z.tuple([articleSchema]),
      versionSchema,
      z.tuple([versionSchema]),
      z.array(authorSchema).min(1),
      assetSchema,
      z.tuple([assetSchema]),
      z.array(authorSchema).min(1),
    ]
    for (const [at, path] of paths().entries()) {
      const answer = await library.app.inject(inAll(path))
      expect(answer.statusCode, path).toBe(200)
      schemas[at]?.parse(answer.json())
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers.etag).toBeUndefined()
      const published = await library.app.inject(path)
      expect([published.statusCode, published.body], path).toEqual(path.includes('?') ? [200, '[]'] : [404, expect.any(String)])
    }
  },
)
