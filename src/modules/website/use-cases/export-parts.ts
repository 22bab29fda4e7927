/** What this module adds to an export: the site's own content. Exports made before editors could write any have none. */
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { StoredFile } from '../../publications/data/stored-article.ts'
import { type ExportPart, type ExportSetting, manifestPart } from '../../publications/use-cases/export/export-part.ts'
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
import { exportedMediaFolder, storeMediaFiles } from './transfer/store-media-files.ts'

export const siteContentExportPart: ExportPart = {
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
  const media = await listMediaToExport(kysely)
  const hashes = new Set(media.flatMap(({ sha256, sizes }) => [sha256, ...sizes.map(size => size.sha256)]))
  if (hashes.size > 0) await mkdir(join(directory, exportedMediaFolder))
  for (const sha256 of hashes) await pipeline(await files.open(sha256), createWriteStream(join(directory, exportedMediaFolder, sha256)))
  return { media, files: hashes.size }
}
