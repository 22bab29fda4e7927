/**
 * The demo library in the project's folder `demo`: sample content that shows what a site looks like. The default site gets
 * all of it, and every other one a few suitable publications (demo/platforms.json), so that no site is empty. Gateways are in
 * demo/gateways/PLATFORM/URL.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../core/database/schema.ts'
import { sampleCommentsSchema } from '../modules/comments/domain/sample-comment.ts'
import { addSampleComments } from '../modules/comments/use-cases/add-sample-comments.ts'
import { createPostgresSearch } from '../modules/discovery/engine/postgres/create-postgres-search.ts'
import { deleteSampleGateways } from '../modules/gateways/data/store-gateways.ts'
import { GatewayFolderError } from '../modules/gateways/use-cases/gateway-problem.ts'
import { importGateway } from '../modules/gateways/use-cases/import-gateway.ts'
import { addSampleMetrics } from '../modules/metrics/use-cases/add-sample-metrics.ts'
import { countItems } from '../modules/publications/data/content-item.ts'
import { clearSampleContent } from '../modules/publications/use-cases/clear-sample-content.ts'
import type { ImportSummary } from '../modules/publications/use-cases/import/import-paths.ts'
import { loadSubjectImages } from '../modules/publications/use-cases/load-subject-images.ts'
import { loadSubjects } from '../modules/publications/use-cases/load-subjects.ts'
import { deleteSamplePosts } from '../modules/website/data/blog-post.ts'
import { importPosts } from '../modules/website/use-cases/blog/import-posts.ts'
import type { Config } from './config.ts'
import { fileReferences } from './file-references.ts'
import { importWithProgress } from './import-with-progress.ts'
import type { Library } from './library.ts'

const demo = resolve(import.meta.dirname, '../../demo')
/** Folders under demo/articles and demo/assets, by platform. */
export const demoSelectionSchema = z.record(z.string(), z.array(z.string().regex(/^(articles|assets)\/[\w-]+$/)))

/** @param pdf makes the PDFs too, which takes longer than all the rest */
export async function loadDemo(library: Library, { pdf }: { pdf: boolean }): Promise<ImportSummary> {
  const { database, config, files, platforms } = library
  await loadSubjects(database.kysely, join(demo, 'subjects.json'))
  await loadSubjectImages({ kysely: database.kysely, files }, join(demo, 'subjects'))
  const selection = demoSelectionSchema.parse(JSON.parse(await readFile(join(demo, 'platforms.json'), 'utf8')))
  const load = (platform: string, folders: readonly string[]): Promise<ImportSummary> =>
    importWithProgress(
      library,
      folders.map(folder => join(demo, folder)),
      { what: `Loading the demo library (${platform})`, platform, gateways: [], dryRun: false, pdf },
    )

  const summaries = [await load(config.defaultPlatform, ['articles', 'assets'])]
  for (const [platform, folders] of Object.entries(selection))
    if (platform !== config.defaultPlatform && platforms.all.has(platform)) summaries.push(await load(platform, folders))
  const failedGateways = await loadGateways(library)
  for (const platform of platforms.all.keys())
    if (existsSync(join(demo, 'posts', platform))) await importPosts(database.kysely, platform, join(demo, 'posts', platform))
  await addSampleMetrics(database.kysely)
  await addSampleComments(database.kysely, await readSampleComments())
  return {
    created: summaries.flatMap(each => each.created),
    updated: summaries.flatMap(each => each.updated),
    unchanged: summaries.flatMap(each => each.unchanged),
    failed: [...summaries.flatMap(each => each.failed), ...failedGateways],
    publications: summaries.flatMap(each => each.publications),
    counts: {
      articles: sum(summaries, 'articles'),
      versions: sum(summaries, 'versions'),
      others: sum(summaries, 'others'),
      pdfs: sum(summaries, 'pdfs'),
    },
    skipped: summaries.flatMap(each => each.skipped),
    warnings: summaries.flatMap(each => each.warnings),
    seconds: summaries.reduce((sum, each) => sum + each.seconds, 0),
  }
}

const sum = (summaries: readonly ImportSummary[], name: keyof ImportSummary['counts']): number =>
  summaries.reduce((total, { counts }) => total + counts[name], 0)

/** Removes all sample content of every module. @returns the number of removed items */
export const removeSampleContent = (kysely: Kysely<Schema>): Promise<number> =>
  clearSampleContent(kysely, fileReferences, [deleteSampleGateways, deleteSamplePosts])

/** demo/comments.json. @throws where it is not as src/modules/comments/domain/sample-comment.ts describes it */
export const readSampleComments = async () => sampleCommentsSchema.parse(JSON.parse(await readFile(join(demo, 'comments.json'), 'utf8')))

/** Runs after the publications, which gateways refer to. @returns the gateways that failed */
async function loadGateways({ database: { kysely }, files, platforms }: Library): Promise<ImportSummary['failed']> {
  const failed: ImportSummary['failed'] = []
  const setting = { kysely, files, search: createPostgresSearch(kysely), platforms }
  for (const { platform, folder } of demoGateways().filter(each => platforms.all.has(each.platform))) {
    try {
      await importGateway(setting, platform, folder)
    } catch (error) {
      if (!(error instanceof GatewayFolderError)) throw error
      failed.push({ name: folder, message: error.message })
    }
  }
  return failed
}

/** Sorted by path, so that gateways get the same ids each time. */
export function demoGateways(): { platform: string; folder: string }[] {
  const all = join(demo, 'gateways')
  const foldersIn = (folder: string): string[] =>
    existsSync(folder)
      ? readdirSync(folder, { withFileTypes: true })
          .filter(entry => entry.isDirectory())
          .map(({ name }) => name)
          .toSorted()
      : []
  return foldersIn(all).flatMap(platform => foldersIn(join(all, platform)).map(url => ({ platform, folder: join(all, platform, url) })))
}

/**
 * Fills an empty library at the first start, if RECTO_DEMO asks for it or the site is reachable from this machine only.
 * Does not make PDFs, which the server makes once it runs, so that a new user does not wait.
 */
export async function fillEmptyLibrary(library: Library): Promise<void> {
  if (library.config.demo === false || (await countItems(library.database.kysely)) > 0) return
  if (library.config.demo !== true && !isOnlyLocal(library)) {
    console.log('The library is empty. “npm run recto -- import” takes publications in; RECTO_DEMO=true loads the demo library.')
    return
  }
  console.log('The library is empty: loading the demo library (RECTO_DEMO=false leaves it out) …')
  const { created, failed, seconds } = await loadDemo(library, { pdf: false })
  for (const { name, message } of failed) console.error(`${name}: ${message}`)
  // A version of an article is a file of its own.
  console.log(`Loaded ${await countItems(library.database.kysely)} sample items from ${created.length} files in ${seconds.toFixed(1)} s.`)
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

/** A server that listens on this machine only may be behind a proxy; then its host names are configured. */
export const isOnlyLocal = ({
  config,
  platforms,
}: {
  config: Pick<Config, 'host'>
  platforms: { all: ReadonlyMap<string, { origin: string | null }> }
}): boolean => loopback.test(config.host) && [...platforms.all.values()].every(({ origin }) => origin === null || isLocalOrigin(origin))

const isLocalOrigin = (origin: string): boolean => {
  const { hostname } = new URL(origin)
  return loopback.test(hostname) || hostname.endsWith('.localhost')
}
