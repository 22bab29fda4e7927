/** Imports the content of a WordPress: by a command that migrates a site, and by the server that follows one. */
import { href } from '../../../../core/http/href.ts'
import { findPlatformId } from '../../../sites/index.ts'
import { listSitePageRoutes } from '../../data/site-page.ts'
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'
import { readStaticPages } from '../site-content/static-pages.ts'
import { importBoard, importMenu, importStatistics } from './import-board.ts'
import { importComments } from './import-comments.ts'
import { importMedia } from './import-media.ts'
import { importPages, importRedirects, unpublishPages } from './import-pages.ts'
import { importAuthors, importPosts, unpublishPosts } from './import-posts.ts'
import { beginImport, type ImportReport, type WordpressImportSetting } from './import-run.ts'
import { importSettings } from './import-settings.ts'
import { textReader } from './import-texts.ts'
import { newPaths } from './new-paths.ts'

/**
 * Each page, post and file is imported atomically; unchanged ones are skipped, so that the import can be repeated at any time.
 * @throws OperatorError for an unknown platform, ServiceFailure where files are fetched and the WordPress does not respond
 */
export async function importContent(setting: WordpressImportSetting, content: WordpressContent): Promise<ImportReport> {
  const { kysely, platform } = setting
  await findPlatformId(kysely, platform)
  const importRun = await beginImport(setting, content)
  const routes = await listSitePageRoutes(kysely, platform)
  const takenPaths = new Set([
    ...readStaticPages().keys(),
    ...routes.map(({ path }) => path),
    href('/contact'),
    href('/for-authors'),
    href('/browse/:segment', { segment: 'articles' }),
  ])
  const paths = newPaths(content, takenPaths)
  // The order matters: texts refer to files, and posts to authors.
  const mediaOf = await importMedia(importRun)
  const reader = textReader(importRun, paths, mediaOf)
  await importPages(importRun, reader)
  const authors = await importAuthors(importRun)
  const posts = await importPosts(importRun, { authors, reader, mediaOf })
  await importComments(importRun, posts)
  if (importRun.as === 'moved') await importRedirects(importRun)
  await importMenu(importRun, paths)
  await importStatistics(importRun)
  await importSettings(importRun, reader, paths)
  await importBoard(importRun, reader, mediaOf)
  if (importRun.as === 'followed') {
    await unpublishPages(importRun)
    await unpublishPosts(importRun)
  }
  return importRun.report
}
