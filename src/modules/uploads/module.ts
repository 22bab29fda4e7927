import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../core/access/user.ts'
import type { FileReference } from '../../core/files/file-reference.ts'
import { inBackground } from '../../core/jobs/in-background.ts'
import { sweepFilesDaily } from '../publications/index.ts'
import type { Application } from '../sites/index.ts'
import { serveUploads } from './api/uploads/upload-routes.ts'
import type { UploadPurposes } from './domain/upload-purpose.ts'
import { connectClamd } from './external/scanner/clamd.ts'
import { createUploads } from './use-cases/uploads.ts'

export interface UploadsSettings {
  /** The virus scanner that files are shown to; null: they are not scanned. */
  scanner: { host: string; port: number } | null
}

interface UploadsDependencies {
  purposes: UploadPurposes
  references: readonly FileReference[]
  userOf: (request: FastifyRequest, reply: FastifyReply) => Promise<User>
}

const hour = 60 * 60 * 1000

/** Takes uploads, and removes those that nobody continued or used, and other files that nothing names. */
export async function startUploads(
  { server, database: { kysely }, files, platformOf }: Application,
  { scanner }: UploadsSettings,
  { purposes, references, userOf }: UploadsDependencies,
) {
  const uploads = createUploads({ kysely, files, purposes, scanner: scanner && connectClamd(scanner) })
  await serveUploads(server, {
    ...{ kysely, uploads, purposes, userOf, partial: files.partial },
    platformOf,
  })
  const sweep = inBackground(
    async () => {
      await uploads.expire()
      await sweepFilesDaily({ kysely, files, references }, Date.now())
    },
    { every: hour, onFailure: error => server.log.error(error, 'uploads that expired are not removed') },
  )
  server.addHook('onClose', () => sweep.end())
  return { uploads }
}
