import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { blogSections } from '../../../sites/domain/blog-paths.ts'
import { storeBlogAuthor, storePost } from '../../data/blog-post.ts'
import { bioOfText } from '../../domain/blog/author-entries.ts'
import { authorsFileSchema, readPostFile } from '../../domain/blog/post-file.ts'
import type { BlogAuthorId } from '../../domain/ids.ts'

/**
 * Imports the sample posts of a platform: authors.json, and SECTION/SLUG.html (domain/blog/post-file.ts).
 * @param platform its key @throws for a file that is no post, ZodError, OperatorError for an unknown platform
 */
export async function importPosts(kysely: Kysely<Schema>, platform: string, folder: string): Promise<void> {
  const authors = authorsFileSchema.parse(JSON.parse(await readFile(join(folder, 'authors.json'), 'utf8')))
  const sections = (await readdir(folder)).filter(name => blogSections.some(section => section === name))
  await kysely.transaction().execute(async trx => {
    const idOf = new Map<string, BlogAuthorId>()
    for (const author of authors) idOf.set(author.slug, await storeBlogAuthor(trx, platform, { ...author, bio: bioOfText(author.bio) }))
    for (const section of blogSections.filter(each => sections.includes(each))) {
      for (const file of (await readdir(join(folder, section))).toSorted()) {
        const { authorSlug, date, ...post } = readPostFile(await readFile(join(folder, section, file), 'utf8'), join(section, file))
        const authorId = idOf.get(authorSlug)
        if (authorId === undefined) throw new Error(`The post ${section}/${file} names ${authorSlug}, who is not in authors.json.`)
        await storePost(trx, platform, { section, slug: file.replace(/\.html$/, ''), authorId, publishAt: date, isSample: true, ...post })
      }
    }
  })
}
