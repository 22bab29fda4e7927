import type { UnpublishedState } from '../modules/publications/domain/content/unpublished-state.ts'
import { openRemoteFiles } from '../modules/publications/external/remote-files/remote-files.ts'
import { openTypesetter } from '../modules/publications/external/typesetter/typst-typesetter.ts'
import { type ImportSummary, importPaths } from '../modules/publications/use-cases/import/import-paths.ts'
import { paperBrands } from '../modules/publications/use-cases/typeset/paper-brand.ts'
import { importParts } from './export-parts.ts'
import type { Library } from './library.ts'
import { originOf } from './origin.ts'
import { type Progress, showProgress } from './progress.ts'
import { sourceLimits } from './source-limits.ts'

export interface ImportRequest {
  /** The label of the progress bar. */
  what: string
  platform: string
  gateways: readonly string[]
  dryRun: boolean
  /** Make a PDF for each version without one. */
  pdf: boolean
  /** New publications are stored in this unpublished state; null or absent: they are published. */
  unpublishedAs?: UnpublishedState | null
  /** Fetch images that sources reference by URL. */
  fetchImages?: boolean
}

/** Imports the paths, with a progress bar on a terminal. @throws SourceError for a path that does not exist */
export async function importWithProgress(
  { config, database, files, platforms }: Library,
  paths: readonly string[],
  { what, platform, gateways, dryRun, pdf, unpublishedAs = null, fetchImages = false }: ImportRequest,
): Promise<ImportSummary> {
  let progress: Progress | undefined
  const typesetter = pdf && !dryRun ? openTypesetter() : null
  const typeset = typesetter && { typesetter, brandOf: paperBrands(platforms) }
  try {
    return await importPaths(
      paths,
      {
        ...importParts,
        kysely: database.kysely,
        files,
        limits: sourceLimits(config),
        platform,
        gateways,
        unpublishedAs,
        remoteFiles: fetchImages ? openRemoteFiles() : null,
        typeset,
      },
      {
        dryRun,
        urlOf: (platform, path) => `${originOf(platform, { config, platforms })}${path}`,
        onPlanned: count => {
          progress = showProgress(what, count)
        },
        onItem: name => progress?.step(name),
      },
    )
  } finally {
    progress?.stop()
    await typesetter?.close()
  }
}
