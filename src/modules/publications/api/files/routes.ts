/**
 * /files/HASH/NAME: a file never changes at its URL. Unpublished files are for users who may see them. Ranges serve video; no file can act
 * as a page of the site.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { may } from '../../../../core/access/access.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { notFoundError } from '../../../../core/http/api/errors.ts'
import { contentDisposition } from '../../../../core/http/content-disposition.ts'
import { namesTag } from '../../../../core/http/entity-tag.ts'
import { filePath } from '../../domain/content/address.ts'
import type { FileRequest } from '../../domain/content/file-request.ts'
import { linkHeader, type TypedLink } from '../../domain/metadata/signposting.ts'
import type { FileReader, OpenableFile } from '../../use-cases/open-file.ts'
import { chooseRange } from './range.ts'

export interface FileDependencies {
  openFile: (sha256: string, reader: () => Promise<FileReader | null>) => Promise<OpenableFile | null>
  /** The links from a file to its publications on the site of a host. */
  linksOf: (host: string, sha256: string) => Promise<TypedLink[]>
  /** Called for each request for a public file: usage metrics count those by which somebody opens or saves it. */
  onOpened: (host: string, sha256: string, request: FileRequest, client: { address: string; userAgent: string }) => void
}

/** Types shown in the page or the browser's own viewer; all others are saved. */
const shownInline = /^(image\/|video\/|audio\/|application\/pdf$|text\/(plain|vtt|csv)$)/
/** Text types, whose charset the header must state. */
const textual = /^(text\/|application\/(json|xml)$|image\/svg)/

export async function serveFiles(
  app: FastifyInstance,
  { openFile, linksOf, visitorOf, platformOf, onOpened }: FileDependencies & Pick<ApiDependencies, 'visitorOf' | 'platformOf'>,
): Promise<void> {
  const answer = async (request: FastifyRequest<{ Params: { sha256: string; '*': string } }>, reply: FastifyReply) => {
    const { sha256, '*': name } = request.params
    const reader = async (): Promise<FileReader | null> => {
      const visitor = await visitorOf(request, reply)
      if (visitor.kind === 'anonymous') return null
      return {
        accountId: visitor.accountId,
        seesUnpublished: may(visitor, 'see unpublished work', platformOf(request.host).features),
      }
    }
    const file = /^[0-9a-f]{64}$/.test(sha256) && name !== '' ? await openFile(sha256, reader) : null
    if (file === null) throw notFoundError('such file')
    if (file.markedForm !== null) {
      // The redirect is temporary, because a notice may be withdrawn.
      const { sha256: marked, name: markedName } = file.markedForm
      return reply.header('Cache-Control', 'no-store').redirect(filePath(marked, markedName), 302)
    }
    if (file.isPublic) {
      const client = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
      onOpened(request.host, sha256, fileRequestOf(request), client)
      const link = linkHeader(await linksOf(request.host, sha256))
      if (link !== '') reply.header('Link', link)
    }
    const etag = `"${sha256}"`
    if (namesTag(request.headers['if-none-match'], etag)) return describeFile(reply, file, name, etag).code(304).send()
    // Ranges apply to GET alone (RFC 9110), and HEAD reads nothing from the disk.
    if (request.method === 'HEAD') return describeFile(reply, file, name, etag).header('Content-Length', file.bytes).send()

    const { range: requested, 'if-range': ifRange } = request.headers
    const range = requested === undefined || (ifRange !== undefined && ifRange !== etag) ? 'whole' : chooseRange(requested, file.bytes)
    if (range === 'unsatisfiable') {
      return reply
        .code(416)
        .header('Cache-Control', 'no-store')
        .header('Content-Range', `bytes */${file.bytes}`)
        .send({ errors: [{ field: 'Range', message: `The file has ${file.bytes} bytes.` }] })
    }
    if (range === 'whole') {
      const content = await file.open()
      return describeFile(reply, file, name, etag).header('Content-Length', file.bytes).send(content)
    }
    const content = await file.open(range)
    return describeFile(reply, file, name, etag)
      .code(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(content)
  }
  // The name is a wildcard, because a parameter has a maximum length that names of files can exceed.
  app.get('/files/:sha256/*', { exposeHeadRoute: false }, answer)
  app.head('/files/:sha256/*', answer)
}

const fileRequestOf = ({ method, headers }: FastifyRequest): FileRequest => ({
  method,
  range: headers.range,
  destination: headers['sec-fetch-dest']?.toString(),
  mode: headers['sec-fetch-mode']?.toString(),
  purpose: headers['sec-purpose']?.toString(),
})

/** Runs only after the file is open: with these headers a failure would be cached for a year. */
function describeFile(reply: FastifyReply, file: OpenableFile, name: string, etag: string): FastifyReply {
  const disposition = shownInline.test(file.mimeType) ? 'inline' : 'attachment'
  return reply
    .type(textual.test(file.mimeType) ? `${file.mimeType}; charset=utf-8` : file.mimeType)
    .header('Content-Disposition', contentDisposition(disposition, name))
    .header('Cache-Control', file.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .header('ETag', etag)
    .headers(file.isSample ? { 'X-Robots-Tag': 'noindex' } : {})
    .header('Accept-Ranges', 'bytes')
    .header('Content-Security-Policy', policyOf(file.mimeType))
}

function policyOf(mimeType: string): string {
  // A browser's PDF viewer is a plug-in with its own scripts, which a sandbox would block.
  if (mimeType === 'application/pdf') return "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
  // A browser's player requests the file again, and in a sandbox it would do so without credentials.
  if (/^(video|audio)\//.test(mimeType)) return "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'"
  return "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
}
