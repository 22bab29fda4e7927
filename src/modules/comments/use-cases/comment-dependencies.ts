/** The use-cases of comments need this. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { Mail } from '../../email/index.ts'
import type { BlogSection } from '../../sites/domain/blog-paths.ts'
import type { CommentablePost } from '../domain/comment.ts'

export interface CommentDependencies {
  kysely: Kysely<Schema>
  mail: Mail
  /** A post of blog or news, which the website has; null where readers see none there. @param platform its key */
  findPost: (db: Kysely<Schema>, platform: string, section: BlogSection, slug: string) => Promise<CommentablePost | null>
}
