/** This module adds the site's own content to an export. Exports made before editors could write any have none. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { type ExportPart, type ExportSetting, manifestPart, type StoredFile } from '../../publications/index.ts'
import { listMediaToExport, restoreMedia } from '../data/media-transfer.ts'
import { listPartStatesToExport, restorePartStates } from '../data/part-transfer.ts'
import { listPostAuthorsToExport, listPostsToExport, restorePosts } from '../data/post-transfer.ts'
import { listPagesToExport, listSitesToExport, restorePages, restoreSites } from '../data/site-transfer.ts'
import { transferredPartStateSchema } from '../domain/site-pages/transferred-part-state.ts'
import {
  type TransferredMedia,
  transferredAuthorSchema,
  transferredMediaSchema,
  transferredPageSchema,
  transferredPostSchema,
  transferredSiteSchema,
} from '../domain/site-pages/transferred-site-content.ts'
import { sizesToExport } from './content-manager/image-sizes.ts'
import { exportedMediaFolder, storeMediaFiles } from './transfer/store-media-files.ts'

export const siteContentExportPart: ExportPart = {
  tables: [
    ...(['site_media', 'site_media_size', 'site_media_former_address', 'site_page', 'site_page_revision', 'site_menu_item'] as const),
    ...(['board_subject', 'board_member', 'board_member_subject', 'site_statistics', 'site_settings', 'site_part_revision'] as const),
    ...(['blog_author', 'blog_post', 'blog_post_revision', 'wordpress_item'] as const),
  ],
  manifest: manifestPart(
    {
      media: z.array(transferredMediaSchema).default([]),
      sitePages: z.array(transferredPageSchema).default([]),
      postAuthors: z.array(transferredAuthorSchema).default([]),
      posts: z.array(transferredPostSchema).default([]),
      sites: z.array(transferredSiteSchema).default([]),
      partStates: z.array(transferredPartStateSchema).default([]),
    },
    {
      async write(setting, directory) {
        const { kysely } = setting
        const { media, files } = await writeMedia(setting, directory)
        const keys = {
          media,
          sitePages: await listPagesToExport(kysely),
          postAuthors: await listPostAuthorsToExport(kysely),
          posts: await listPostsToExport(kysely),
          sites: await listSitesToExport(kysely),
          partStates: await listPartStatesToExport(kysely),
        }
        return { keys, files }
      },
      open({ media, sitePages, postAuthors: authors, posts, sites, partStates: states }, directory) {
        let mediaFiles: ReadonlyMap<string, StoredFile> = new Map()
        return {
          async storeFiles(setting) {
            mediaFiles = await storeMediaFiles(setting, media, directory)
          },
          async restore(trx) {
            const mediaIds = await restoreMedia(trx, media, mediaFiles)
            await restorePages(trx, sitePages, mediaIds)
            await restorePosts(trx, { authors, posts, mediaIds })
            await restoreSites(trx, sites, mediaIds)
            await restorePartStates(trx, { states, sites, mediaIds })
          },
        }
      },
    },
  ),
}

/** Writes each file once, under its hash. */
async function writeMedia({ kysely, files }: ExportSetting, directory: string): Promise<{ media: TransferredMedia[]; files: number }> {
  const listed = await listMediaToExport(kysely)
  const media: TransferredMedia[] = []
  // The job of a new image may not have made its sizes yet, and a library that it is restored to has no such job.
  for (const each of listed) media.push(each.sizes.length > 0 ? each : { ...each, sizes: await sizesToExport(files, each.sha256) })
  const hashes = new Set(media.flatMap(({ sha256, sizes }) => [sha256, ...sizes.map(size => size.sha256)]))
  if (hashes.size > 0) await mkdir(join(directory, exportedMediaFolder))
  for (const sha256 of hashes) await pipeline(await files.open(sha256), createWriteStream(join(directory, exportedMediaFolder, sha256)))
  return { media, files: hashes.size }
}
