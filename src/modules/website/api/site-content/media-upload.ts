/** Reads an upload in either of the two forms that WordPress accepts, and formats the error for an image that is rejected. */

import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HttpError, isHttpError } from '../../../../core/http/http-error.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { problemCode, uploadName } from '../../../uploads/domain/upload-purpose.ts'
import { type Refused as RefusedUpload, receiveForm, type TakenUpload, type Uploads } from '../../../uploads/index.ts'
import {
  type AltEntry,
  type AltProblem,
  imageLimits,
  type MediaProblem,
  problemOfUpload,
  uploadFailures,
} from '../../domain/media/image-file.ts'
import { mediaPurposeKey } from '../../domain/media/media-purpose.ts'

/** Bytes of an upload besides the file: its fields and the multipart boundaries. */
const frameBytes = 64 * 1024

const codes = [
  ...['too-large', 'too-many-pixels', 'empty', 'drawing', 'wrong-type', 'unreadable'],
  ...uploadFailures,
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

export const noFile = refused(
  'no-file',
  'file',
  'There is no file, or the form ends early: send it as the body with Content-Disposition, or as the field `file`.',
)

export const describeAlt = (problem: AltProblem): Refused => refused(`alt-${problem}`, 'alt_text', altMessages[problem])
const altMessages: Readonly<Record<AltProblem, string>> = {
  missing: 'Say in alt_text what the picture shows, or send decorative=true where nothing is lost without it.',
  'too-long': `alt_text may have ${imageLimits.altLength} characters.`,
  'decorative-with-text': 'A picture with decorative=true has no alt_text: send one of the two.',
}

type ProblemStatus = 400 | 413 | 415 | 422 | 429 | 503

export function describeProblem(problem: MediaProblem): { status: ProblemStatus; body: Refused } {
  const { kind, name } = problem
  const answer = (status: ProblemStatus, message: string) => ({ status, body: refused(kind, 'file', `“${name}” ${message}`) })
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
    case 'upload-gone':
      return answer(400, 'is not there any more, or has not arrived whole. Send it again.')
    case 'too-many':
      return answer(429, 'was not taken: your account has too many uploads that nothing has used yet. Try again later.')
    case 'infected':
      return answer(422, 'was refused: the virus scanner found something in it.')
    case 'unscannable':
      return answer(422, 'was refused: the virus scanner cannot examine it.')
    case 'scanner-away':
      return answer(503, 'was not taken: the virus scanner does not answer. Try again later.')
  }
}

interface Given {
  alt_text?: string | undefined
  decorative?: string | undefined
}

/** This is what came with a request. By its hash, the same file sent twice is the same call. */
export interface ReceivedBody {
  fields: Readonly<Record<string, string>>
  file: { name: string; sha256: string } | null
}

/** The file of a request: the upload that it became, why it is refused, or null where there is none. */
export type ReceivedFile = { upload: string } | { problem: MediaProblem } | null

/**
 * Receives the body as it arrives, in either of the two forms that WordPress accepts. One that says how large it is, and is too large, is
 * not read. A body that is no form although it says so has no file. @throws HttpError BODY_TOO_LARGE
 */
export async function receiveUpload(
  uploads: Pick<Uploads, 'receive' | 'take' | 'remove'>,
  { headers }: FastifyRequest,
  body: Readable,
  accountId: AccountId,
): Promise<{ body: ReceivedBody; file: ReceivedFile; uploads: string[] }> {
  const contentType = headers['content-type'] ?? ''
  const purpose = mediaPurposeKey
  const stated = Number(headers['content-length'] ?? 0)
  if (!contentType.startsWith('multipart/form-data')) {
    const name = fileNameIn(headers['content-disposition'] ?? '')
    const most = imageLimits.bytes
    if (stated > most)
      return { body: { fields: {}, file: null }, file: { problem: { kind: 'too-large', name: uploadName(name), most } }, uploads: [] }
    // The request has to stay open where the file is refused, so that it can be answered; what is left of it is thrown away.
    const content = body.iterator({ destroyOnReturn: false })
    const received = await uploads.receive(accountId, { purpose, name, content }).finally(() => body.resume())
    return { body: { fields: {}, file: factsOf(received) }, file: fileOf(received), uploads: idsOf([received]) }
  }
  const maxBytes = imageLimits.bytes + frameBytes
  if (stated > maxBytes) throw new HttpError('BODY_TOO_LARGE', `The form is larger than ${maxBytes} bytes.`)
  const form = await receiveForm(uploads, body, { accountId, purpose, contentType, maxBytes }).catch(error => {
    if (isHttpError(error) && error.code === 'INVALID') return null
    throw error
  })
  const received = form?.files.find(({ field }) => field === 'file')?.received ?? null
  return {
    body: {
      fields: Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value])),
      file: received && factsOf(received),
    },
    file: received && fileOf(received),
    uploads: idsOf(form?.files.map(each => each.received) ?? []),
  }
}

const idsOf = (all: readonly (TakenUpload | RefusedUpload)[]): string[] => all.flatMap(each => (each.kind === 'taken' ? [each.id] : []))

const factsOf = (received: TakenUpload | RefusedUpload): ReceivedBody['file'] =>
  received.kind === 'taken' ? { name: received.name, sha256: received.sha256 } : null

const fileOf = (received: TakenUpload | RefusedUpload): ReceivedFile =>
  received.kind === 'taken' ? { upload: received.id } : { problem: problemOfUpload(problemCode(received.problem), received.name) }

/** Fields of the body take precedence over those of the query string. */
export function altOf(fields: Readonly<Record<string, string>>, query: Given): AltEntry {
  const { alt_text: alt = '', decorative } = { ...query, ...fields }
  return { alt, isDecorative: decorative === 'true' }
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
