import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../core/access/visitor.ts'
import type { Application } from '../sites/application.ts'
import { type FileDependencies, serveFiles } from './api/files/routes.ts'
import { collectingInto, collectMissing } from './data/readable.ts'
import type { RequestedTable } from './domain/content/table-address.ts'
import { metadataSiteOf } from './domain/metadata/item-metadata.ts'
import type { RequestedItem, RequestedReport } from './domain/metadata/machine-forms.ts'
import { createTypstCitationStyles } from './external/citation-styles/typst-citation-styles.ts'
import { servePdfAssets } from './serve/pdf-assets.ts'
import { createCitations } from './use-cases/citation/citations.ts'
import { createContent } from './use-cases/content/content.ts'
import { createEditorial } from './use-cases/editorial/editorial.ts'
import { findFileLinks } from './use-cases/find-file-links.ts'
import { createMyWork } from './use-cases/my-work.ts'
import { openFile } from './use-cases/open-file.ts'
import { createReading } from './use-cases/reading/create-reading.ts'
import { describeItem, describeReport } from './use-cases/reading/describe-item.ts'
import type { ItemSources } from './use-cases/reading/item-sources.ts'
import { readTable } from './use-cases/reading/read-table.ts'

interface PublicationDependencies extends Pick<FileDependencies, 'onOpened'> {
  visitorOf: (request: FastifyRequest, reply?: FastifyReply) => Promise<Visitor>
  sources: ItemSources
}

/** Serves the files of publications, and reads publications for pages, the API and other machines. */
export async function startPublications(
  { server, database: { kysely }, files, siteOf, platformOf }: Application,
  { visitorOf, sources, onOpened }: PublicationDependencies,
) {
  await servePdfAssets(server)
  await serveFiles(server, {
    openFile: (sha256, reader) => openFile({ kysely, files }, sha256, reader),
    linksOf: (host, sha256) => {
      const { platform, origin } = siteOf(host)
      return findFileLinks(kysely, platform.key, sha256, metadataSiteOf(platform, origin))
    },
    ...{ visitorOf, platformOf, onOpened },
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
    /** What the site answers machines with at the addresses of its pages. */
    forMachines: {
      describe: (platform: string, requested: RequestedItem) => describeItem({ kysely, sources }, platform, requested),
      describeReport: (platform: string, requested: RequestedReport) => describeReport({ kysely, sources }, platform, requested),
      table: (platform: string, requested: RequestedTable) => readTable(kysely, platform, requested),
    },
  }
}
