/** Forms with images: their files are received before the pages read them, from users who may upload them and from nobody else. */
import type { Readable } from 'node:stream'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { SignedIn } from '../../../core/access/user.ts'
import { formatUploadEntry } from '../../uploads/domain/upload-entry.ts'
import { problemCode } from '../../uploads/domain/upload-purpose.ts'
import { createUnusedUploads, receiveForm, type Uploads } from '../../uploads/index.ts'
import { imageLimits } from '../domain/media/image-file.ts'
import { mediaPurposeKey } from '../domain/media/media-purpose.ts'

/** Data requests of React Router add `.data` to the path. */
const uploadPaths = ['', '/:language'].flatMap(prefix =>
  ['/my/content/media', '/my/content/media.data', '/my/content/media/:media'].map(path => prefix + path),
)

interface UploadForms {
  uploads: Pick<Uploads, 'receive' | 'take' | 'remove'>
  /** The user where he may upload images, and the form comes from this site. */
  senderOf: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | null>
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

const multipart = 'multipart/form-data'

/** Bytes that the pages read of anybody, who is then told what is wrong. */
const formBytes = 1024 * 1024

/** The handler gets the form with a field for each file, which says what became of it (uploads/domain/upload-entry.ts). */
export async function serveUploadForms(app: FastifyInstance, { uploads, senderOf, handler }: UploadForms): Promise<void> {
  const senders = new WeakMap<FastifyRequest, SignedIn>()
  await app.register(async forms => {
    const unused = createUnusedUploads(uploads)
    forms.addHook('onSend', request => unused.remove(request, error => request.log.error(error, 'unused uploads stay until they expire')))
    forms.addContentTypeParser(multipart, async (request: FastifyRequest, body: Readable) => {
      const { headers } = request
      const sender = senders.get(request)
      if (sender === undefined) body.resume()
      const form =
        sender === undefined
          ? null
          : await receiveForm(uploads, body, {
              ...{ accountId: sender.accountId, purpose: mediaPurposeKey, maxBytes: imageLimits.uploadBytes },
              contentType: headers['content-type'] ?? '',
              isFileField: name => /^file(?:-\d+)?$/.test(name),
            })
      // What was uploaded before stays for a form that is sent again: its sender knows the upload.
      const ids = form?.files.flatMap(({ received, isEarlier }) => (received.kind === 'taken' && !isEarlier ? [received.id] : [])) ?? []
      if (sender !== undefined) unused.note(request, sender.accountId, ids)
      const fields = new URLSearchParams(form?.fields.map(({ name, value }) => [name, value]))
      for (const { field, received } of form?.files ?? []) {
        const { name } = received
        const what = received.kind === 'taken' ? { upload: received.id } : { problem: problemCode(received.problem) }
        fields.append(field, formatUploadEntry({ name, ...what }))
      }
      headers['content-type'] = 'application/x-www-form-urlencoded'
      const read = Buffer.from(fields.toString())
      headers['content-length'] = String(read.length)
      return read
    })
    const options: Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'errorHandler'> = {
      // This lets a body take the time of an upload.
      bodyLimit: imageLimits.uploadBytes,
      // This runs before a large body is read; others are redirected to the page, which explains what to do.
      async onRequest(request, reply) {
        if (request.headers['content-type']?.startsWith(multipart) !== true) return
        const sender = await senderOf(request, reply)
        if (sender !== null) senders.set(request, sender)
        else if (bytesOf(request) > formBytes) await reply.redirect(request.url, 303)
      },
      errorHandler(error: FastifyError, request, reply) {
        const [path = ''] = request.url.split('?')
        if (error.statusCode !== 413 || path.endsWith('.data')) throw error
        void reply.redirect(`${path}?too-large`, 303)
      },
    }
    for (const url of uploadPaths) forms.route({ method: 'POST', url, handler, ...options })
  })
}

const bytesOf = ({ headers }: FastifyRequest): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY))
