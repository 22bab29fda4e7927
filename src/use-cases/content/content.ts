/** What machines may ask of the library: the port between the API and the database. Platforms are named by key. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../data/schema.ts'
import { findArticles } from './find-articles.ts'
import { findContent } from './find-content.ts'
import { findVersions } from './find-versions.ts'
import { listContent } from './list-content.ts'
import { listVersionAuthors } from './list-version-authors.ts'

export type { VersionAuthor } from '../../data/author.ts'
export type { VersionInfo } from './find-versions.ts'

/** A use-case with its database at hand. */
type Ready<UseCase> = UseCase extends (kysely: Kysely<Schema>, ...rest: infer Rest) => infer Answer ? (...rest: Rest) => Answer : never

export interface Content {
  list: Ready<typeof listContent>
  find: Ready<typeof findContent>
  articles: Ready<typeof findArticles>
  versions: Ready<typeof findVersions>
  authorsOfVersion: Ready<typeof listVersionAuthors>
}

export function createContent(kysely: Kysely<Schema>): Content {
  return {
    list: (platform, query) => listContent(kysely, platform, query),
    find: (platform, which) => findContent(kysely, platform, which),
    articles: (platform, ids) => findArticles(kysely, platform, ids),
    versions: (platform, ids) => findVersions(kysely, platform, ids),
    authorsOfVersion: (platform, versionId) => listVersionAuthors(kysely, platform, versionId),
  }
}
