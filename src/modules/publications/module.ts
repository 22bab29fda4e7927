import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../core/access/user.ts'
import type { Application } from '../sites/index.ts'
import { type FileDependencies, serveFiles } from './api/files/routes.ts'
import { collectingInto, collectMissing } from './data/readable.ts'
import type { RequestedTable } from './domain/content/table-path.ts'
import type { RequestedItem, RequestedReport } from './domain/metadata/alternate-formats.ts'
import { metadataSiteOf } from './domain/metadata/item-metadata.ts'
import { createTypstCitationStyles } from './external/citation-styles/typst-citation-styles.ts'
import type { Typesetter } from './external/typesetter/typesetter.ts'
import { servePdfAssets } from './serve/pdf-assets.ts'
import { createCitations } from './use-cases/citation/citations.ts'
import { createContent } from './use-cases/content/content.ts'
import { createEditorial } from './use-cases/editorial/editorial.ts'
import { findFileLinks } from './use-cases/find-file-links.ts'
import { keepLibrary } from './use-cases/keep-library.ts'
import { createMyWork } from './use-cases/my-work.ts'
import { type FileLibrary, findReadableResource, openFileOfResource, openPublishedFile } from './use-cases/open-file.ts'
import { keepLibraryCurrent } from './use-cases/publication-jobs.ts'
import { createReading } from './use-cases/reading/create-reading.ts'
import { describeItem, describeReport } from './use-cases/reading/describe-item.ts'
import type { ItemSources } from './use-cases/reading/item-sources.ts'
import { readTable } from './use-cases/reading/read-table.ts'
import { paperBrands } from './use-cases/typeset/paper-brand.ts'

interface PublicationDependencies extends Pick<FileDependencies, 'onOpened'> {
  userOf: (request: FastifyRequest, reply?: FastifyReply) => Promise<User>
  sources: ItemSources
  /** The list has all columns that name files, and who may read the files of each kind of resource. */
  files: Pick<FileLibrary, 'references' | 'guards'>
  /** Makes the PDFs of the job `publications.keep-library`; absent: this process does not do it. */
  openTypesetter: (() => Typesetter) | undefined
}

/** Serves the files of publications, reads publications for pages, the API and other machines, and keeps the library current. */
export async function startPublications(
  { server, database: { kysely }, files, jobs, platforms, siteOf, platformOf }: Application,
  { userOf, sources, onOpened, files: { references, guards }, openTypesetter }: PublicationDependencies,
) {
  const library: FileLibrary = { kysely, files, references, guards }
  if (openTypesetter !== undefined) {
    const { info, warn } = server.log
    const setting = { kysely, files, openTypesetter, brandOf: paperBrands(platforms) }
    jobs.handle(keepLibraryCurrent, run =>
      keepLibrary({ ...setting, onDone: info.bind(server.log), onWarning: warn.bind(server.log) }, run),
    )
  }
  await servePdfAssets(server)
  await serveFiles(server, {
    openPublishedFile: sha256 => openPublishedFile(library, sha256),
    findReadableResource: (sha256, reader) => findReadableResource(library, sha256, reader),
    openFileOfResource: (resource, sha256, reader) => openFileOfResource(library, resource, sha256, reader),
    linksOf: (host, sha256) => {
      const { platform, origin } = siteOf(host)
      return findFileLinks(kysely, platform.key, sha256, metadataSiteOf(platform, origin))
    },
    ...{ userOf, platformOf, onOpened },
  })
  return {
    reading: createReading({
      ...{ kysely, files, sources },
      missing: (part, error) => server.log.error(error, `a page goes without its ${part}`),
    }),
    content: createContent(kysely),
    editorial: createEditorial(kysely),
    work: createMyWork(kysely),
    citations: createCitations(kysely, createTypstCitationStyles()),
    collectMissing,
    collectingMissing: collectingInto,
    /** The site answers machines with this at the paths of its pages. */
    forMachines: {
      describe: (platform: string, requested: RequestedItem) => describeItem({ kysely, sources }, platform, requested),
      describeReport: (platform: string, requested: RequestedReport) => describeReport({ kysely, sources }, platform, requested),
      table: (platform: string, requested: RequestedTable) => readTable(kysely, platform, requested),
    },
  }
}
