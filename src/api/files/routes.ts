/** /files/HASH/NAME: files never change under their address. Ranges for video; nothing in a file can act as a page of the site. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import parseRange from 'range-parser'
import type { OpenableFile } from '../../use-cases/open-file.ts'

export interface FileDependencies {
  openFile: (sha256: string) => Promise<OpenableFile | null>
}

/** Shown in the page or the browser's own viewer; everything else is saved. */
const shownInline = /^(image\/|video\/|audio\/|application\/pdf$|text\/(plain|vtt|csv)$)/
/** Text without a charset of its own. */
const textual = /^(text\/|application\/(json|xml)$|image\/svg)/

export async function serveFiles(app: FastifyInstance, { openFile }: FileDependencies): Promise<void> {
  app.get<{ Params: { sha256: string; name: string } }>('/files/:sha256/:name', async (request, reply) => {
    const { sha256, name } = request.params
    const etag = `"${sha256}"`
    const file = /^[0-9a-f]{64}$/.test(sha256) ? await openFile(sha256) : null
    if (file === null) return reply.code(404).send({ errors: [{ message: 'There is no such file.' }] })
    describeFile(reply, file, name, etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()

    const asked = request.headers['if-range'] === undefined || request.headers['if-range'] === etag ? request.headers.range : undefined
    const ranges = asked === undefined ? undefined : parseRange(file.bytes, asked, { combine: true })
    if (ranges === -1) return reply.code(416).header('Content-Range', `bytes */${file.bytes}`).send()
    // Several ranges at once, or a header that is none: the whole file is an answer that RFC 9110 allows.
    const [range, another] = Array.isArray(ranges) && ranges.type === 'bytes' ? ranges : []
    if (range === undefined || another !== undefined) return reply.header('Content-Length', file.bytes).send(await file.open())
    return reply
      .code(206)
      .header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
      .header('Content-Length', range.end - range.start + 1)
      .send(await file.open(range))
  })
}

function describeFile(reply: FastifyReply, file: OpenableFile, name: string, etag: string): void {
  const disposition = shownInline.test(file.mimeType) ? 'inline' : 'attachment'
  reply
    .type(textual.test(file.mimeType) ? `${file.mimeType}; charset=utf-8` : file.mimeType)
    .header(
      'Content-Disposition',
      `${disposition}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, each => `%${each.charCodeAt(0).toString(16)}`)}`,
    )
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('ETag', etag)
    .header('Accept-Ranges', 'bytes')
    // A browser's PDF viewer needs its own scripts, which a sandbox would stop.
    .header(
      'Content-Security-Policy',
      file.mimeType === 'application/pdf' ? "default-src 'none'" : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
}
