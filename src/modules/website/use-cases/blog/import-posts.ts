import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { blogSections } from '../../../sites/domain/blog-paths.ts'
import { storeBlogAuthor, storePost } from '../../data/blog-post.ts'
import { bioOfText } from '../../domain/blog/author-entries.ts'
import { authorsFileSchema, PostFileError, readPostFile } from '../../domain/blog/post-file.ts'

/**
 * Imports the sample posts of a platform: authors.json, and SECTION/SLUG.html (domain/blog/post-file.ts).
 * @param platform its key @throws PostFileError, ZodError, PlatformMissingError
 */
export async function importPosts(kysely: Kysely<Schema>, platform: string, folder: string): Promise<void> {
  const authors = authorsFileSchema.parse(JSON.parse(await readFile(join(folder, 'authors.json'), 'utf8')))
  const sections = (await readdir(folder)).filter(name => blogSections.some(section => section === name))
  await kysely.transaction().execute(async trx => {
    const idOf = new Map<string, number>()
    for (const author of authors) idOf.set(author.slug, await storeBlogAuthor(trx, platform, { ...author, bio: bioOfText(author.bio) }))
    for (const section of blogSections.filter(each => sections.includes(each))) {
      for (const file of (await readdir(join(folder, section))).toSorted()) {
        const { authorSlug, date, ...post } = readPostFile(await readFile(join(folder, section, file), 'utf8'), join(section, file))
        const authorId = idOf.get(authorSlug)
        if (authorId === undefined) throw new PostFileError(`The post ${section}/${file} names ${authorSlug}, who is not in authors.json.`)
        await storePost(trx, platform, { section, slug: file.replace(/\.html$/, ''), authorId, publishAt: date, isSample: true, ...post })
      }
    }
  })
}
