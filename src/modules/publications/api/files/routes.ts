/**
 * /files/HASH/NAME: a file that something published names, which never changes at its URL. Other files are at the URLs of the resources
 * that they are restricted to, /restricted-files/KIND/ID/HASH/NAME. Ranges serve video; no file can act as a page of the site.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FileReader, FileResource } from '../../../../core/files/file-reference.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { notFoundError } from '../../../../core/http/api/errors.ts'
import { contentDisposition } from '../../../../core/http/content-disposition.ts'
import { namesTag } from '../../../../core/http/entity-tag.ts'
import type { AnyId } from '../../../../core/ids/id.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { FileRequest } from '../../domain/content/file-request.ts'
import { filePath, restrictedFilePath } from '../../domain/content/item-path.ts'
import { linkHeader, type TypedLink } from '../../domain/metadata/signposting.ts'
import type { OpenableFile } from '../../use-cases/open-file.ts'
import { chooseRange } from './range.ts'

export interface FileDependencies {
  openPublishedFile: (sha256: string) => Promise<OpenableFile | null>
  findReadableResource: (sha256: string, reader: FileReader) => Promise<FileResource | null>
  openFileOfResource: (resource: FileResource, sha256: string, reader: FileReader) => Promise<OpenableFile | null>
  /** The links from a file to its publications on the site of a host. */
  linksOf: (host: string, sha256: string) => Promise<TypedLink[]>
  /** Called for each request for a public file: usage metrics count those by which somebody opens or saves it. */
  onOpened: (host: string, sha256: string, request: FileRequest, client: { ipAddress: string; userAgent: string }) => void
}

/** Types shown in the page or the browser's own viewer; all others are saved. */
const shownInline = /^(image\/|video\/|audio\/|application\/pdf$|text\/(plain|vtt|csv)$)/
/** Text types, whose charset the header must state. */
const textual = /^(text\/|application\/(json|xml)$|image\/svg)/

const hashForm = /^[0-9a-f]{64}$/

/**
 * A browser may keep what it was sent, since a file never changes. Caches that serve others ask again after five minutes, because a file
 * stops being public when its publication is withdrawn.
 */
const publicCaching = 'public, max-age=31536000, s-maxage=300, immutable'
const restrictedCaching = 'private, no-store'

export async function serveFiles(
  app: FastifyInstance,
  { userOf, platformOf, ...library }: FileDependencies & Pick<ApiDependencies, 'userOf' | 'platformOf'>,
): Promise<void> {
  /** Null where nobody is signed in. */
  const readerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<FileReader | null> => {
    const user = await userOf(request, reply)
    if (user.kind === 'anonymous') return null
    return { user: user, site: platformOf(request.host) }
  }

  const answerPublished = async (request: FastifyRequest<{ Params: { sha256: string; '*': string } }>, reply: FastifyReply) => {
    const { sha256, '*': name } = request.params
    if (!hashForm.test(sha256) || name === '') throw notFoundError('such file')
    const file = await library.openPublishedFile(sha256)
    if (file === null) {
      const reader = await readerOf(request, reply)
      const resource = reader && (await library.findReadableResource(sha256, reader))
      if (resource === null) throw notFoundError('such file')
      return reply.header('Cache-Control', restrictedCaching).redirect(restrictedFilePath(resource, sha256, name), 302)
    }
    if (file.markedForm !== null) {
      // The redirect is temporary, because a notice may be withdrawn.
      const { sha256: marked, name: markedName } = file.markedForm
      return reply.header('Cache-Control', 'no-store').redirect(filePath(marked, markedName), 302)
    }
    const client = { ipAddress: request.ip, userAgent: request.headers['user-agent'] ?? '' }
    library.onOpened(request.host, sha256, fileRequestOf(request), client)
    const link = linkHeader(await library.linksOf(request.host, sha256))
    if (link !== '') reply.header('Link', link)
    return sendFile(request, reply, { file, sha256, name, caching: publicCaching })
  }

  const answerRestricted = async (
    request: FastifyRequest<{ Params: { kind: string; id: string; sha256: string; '*': string } }>,
    reply: FastifyReply,
  ) => {
    const { kind, sha256, '*': name } = request.params
    // The kind says of which table; its guard makes it an id of that table.
    const id = parseId<AnyId>(request.params.id)
    reply.header('Cache-Control', restrictedCaching)
    if (id === null || !hashForm.test(sha256) || name === '') throw notFoundError('such file')
    const reader = await readerOf(request, reply)
    const file = reader && (await library.openFileOfResource({ kind, id }, sha256, reader))
    if (file === null) throw notFoundError('such file')
    if (file.markedForm !== null) return reply.redirect(restrictedFilePath({ kind, id }, file.markedForm.sha256, file.markedForm.name), 302)
    return sendFile(request, reply, { file, sha256, name, caching: restrictedCaching })
  }

  // The name is a wildcard, because a parameter has a maximum length that names of files can exceed.
  app.get('/files/:sha256/*', { exposeHeadRoute: false }, answerPublished)
  app.head('/files/:sha256/*', answerPublished)
  app.get('/restricted-files/:kind/:id/:sha256/*', { exposeHeadRoute: false }, answerRestricted)
  app.head('/restricted-files/:kind/:id/:sha256/*', answerRestricted)
}

interface SentFile {
  file: OpenableFile
  sha256: string
  name: string
  /** The header Cache-Control. */
  caching: string
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, sha256, name, caching }: SentFile): Promise<FastifyReply> {
  const etag = `"${sha256}"`
  /** Runs only after the file is open: with these headers a failure would be cached for a year. */
  const describe = () => describeFile(reply, file, name).header('Cache-Control', caching).header('ETag', etag)
  if (namesTag(request.headers['if-none-match'], etag)) return describe().code(304).send()
  // Ranges apply to GET alone (RFC 9110), and HEAD reads nothing from the disk.
  if (request.method === 'HEAD') return describe().header('Content-Length', file.bytes).send()

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
    return describe().header('Content-Length', file.bytes).send(content)
  }
  const content = await file.open(range)
  return describe()
    .code(206)
    .header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
    .header('Content-Length', range.end - range.start + 1)
    .send(content)
}

const fileRequestOf = ({ method, headers }: FastifyRequest): FileRequest => ({
  method,
  range: headers.range,
  destination: headers['sec-fetch-dest']?.toString(),
  mode: headers['sec-fetch-mode']?.toString(),
  purpose: headers['sec-purpose']?.toString(),
})

function describeFile(reply: FastifyReply, file: OpenableFile, name: string): FastifyReply {
  const disposition = shownInline.test(file.mimeType) ? 'inline' : 'attachment'
  return reply
    .type(textual.test(file.mimeType) ? `${file.mimeType}; charset=utf-8` : file.mimeType)
    .header('Content-Disposition', contentDisposition(disposition, name))
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
