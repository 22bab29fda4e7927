/** Reads an upload in either of the two forms that WordPress accepts, and formats the error for an image that is rejected. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AltProblem, type ImageProblem, imageLimits } from '../../domain/media/image-file.ts'

export interface Upload {
  name: string
  content: Uint8Array
  alt: string
  isDecorative: boolean
}

const codes = [
  ...['too-large', 'too-many-pixels', 'empty', 'drawing', 'wrong-type', 'unreadable'],
  ...['alt-missing', 'alt-too-long', 'alt-decorative-with-text', 'no-file'],
] as const
export const refusedSchema = z.object({
  errors: z.array(
    z.object({
      code: z.enum(codes).describe('The same for programs.'),
      field: z.string().describe('What of the call is wrong.'),
      message: z.string(),
    }),
  ),
})
type Refused = z.infer<typeof refusedSchema>

const refused = (code: (typeof codes)[number], field: string, message: string): Refused => ({ errors: [{ code, field, message }] })

export const noFile = refused('no-file', 'file', 'There is no file: send it as the body with Content-Disposition, or as the field `file`.')

export const describeAlt = (problem: AltProblem): Refused => refused(`alt-${problem}`, 'alt_text', altMessages[problem])
const altMessages: Readonly<Record<AltProblem, string>> = {
  missing: 'Say in alt_text what the picture shows, or send decorative=true where nothing is lost without it.',
  'too-long': `alt_text may have ${imageLimits.altLength} characters.`,
  'decorative-with-text': 'A picture with decorative=true has no alt_text: send one of the two.',
}

export function describeProblem(problem: ImageProblem): { status: 400 | 413 | 415; body: Refused } {
  const { kind, name } = problem
  const answer = (status: 400 | 413 | 415, message: string) => ({ status, body: refused(kind, 'file', `“${name}” ${message}`) })
  switch (problem.kind) {
    case 'too-large':
      return answer(413, `is larger than ${problem.most / (1024 * 1024)} MB. Save it smaller and send it again.`)
    case 'too-many-pixels':
      return answer(413, `has more than ${problem.most / 1_000_000} million pixels. Save it smaller and send it again.`)
    case 'empty':
      return answer(400, 'is empty.')
    case 'drawing':
      return answer(415, 'is an SVG drawing, which can hold programs. Save it as PNG or WebP, twice as wide as it is shown.')
    case 'wrong-type':
      return answer(415, 'is no JPEG, PNG, WebP, AVIF or GIF. Save it as one of them.')
    case 'unreadable':
      return answer(
        400,
        'cannot be read as a picture: it may have been cut off on its way. Open it in a program for pictures and save it again.',
      )
  }
}

interface Given {
  alt_text?: string | undefined
  decorative?: string | undefined
}

/** @returns null without a file. Fields of the body take precedence over those of the query string. */
export async function readUpload({ headers, body }: FastifyRequest, query: Given): Promise<Upload | null> {
  if (!Buffer.isBuffer(body)) return null
  const type = headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data')) {
    const name = fileNameIn(headers['content-disposition'] ?? '')
    return { name, content: new Uint8Array(body), ...altOf(query) }
  }
  const form = await readForm(body, type)
  const file = form?.get('file')
  if (form === null || !(file instanceof File)) return null
  const field = (name: keyof Given) => {
    const entry = form.get(name)
    return typeof entry === 'string' ? entry : query[name]
  }
  const given = { alt_text: field('alt_text'), decorative: field('decorative') }
  return { name: file.name, content: new Uint8Array(await file.arrayBuffer()), ...altOf(given) }
}

const altOf = ({ alt_text: alt = '', decorative }: Given) => ({ alt, isDecorative: decorative === 'true' })

async function readForm(body: Buffer, type: string): Promise<FormData | null> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData()
  } catch {
    return null
  }
}

/** Reads `attachment; filename="roof.jpg"`, or `filename*=UTF-8''…` for other letters (RFC 6266). */
export function fileNameIn(disposition: string): string {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      return ''
    }
  }
  const [, quoted, plain] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? plain ?? ''
}
