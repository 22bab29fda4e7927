/** Bodies of HTML forms, in both encodings of browsers, parsed by Node's own parser. Files are not supported. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../http-error.ts'

const types = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** This registers the parser for one instance and its routes: bodies of other types are rejected. @param bodyLimit in bytes */
export function acceptForms(app: FastifyInstance, { bodyLimit }: { bodyLimit: number }): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit }, async (request: FastifyRequest, body: Buffer) => {
    const entries = await readForm(body, request.headers['content-type'] ?? '')
    const fields: Record<string, string> = {}
    for (const [name, entry] of entries) {
      if (typeof entry !== 'string') throw new HttpError('INVALID', 'Files are not accepted here.')
      if (Object.hasOwn(fields, name)) throw new HttpError('INVALID', 'A field is there twice.')
      Object.defineProperty(fields, name, { value: entry, enumerable: true })
    }
    return fields
  })
}

async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } }).formData()
  } catch (error) {
    throw new HttpError('INVALID', 'The form cannot be read.', { cause: error })
  }
}
