/** Reads a multipart form as it arrives: each file becomes an upload of the account, and nothing holds one in memory. */

import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { HttpError } from '../../../core/http/http-error.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { UploadProblem } from '../domain/upload-purpose.ts'
import type { Refused, TakenUpload, Uploads } from './uploads.ts'

export interface ReceivedForm {
  fields: { name: string; value: string }[]
  /** Fields in which a file was chosen. */
  files: { field: string; received: TakenUpload | Refused; isEarlier: boolean }[]
}

interface FormSetting {
  accountId: AccountId
  purpose: string
  contentType: string
  /** The limit of the whole form. */
  maxBytes: number
  /** Whether a field is one of a file: it may have the id of an upload that came before the form. */
  isFileField?: (name: string) => boolean
  /** The limits of a field for several files. Those beyond it are refused by name, and the others are taken. */
  limitsOf?: (field: string) => FieldLimits
}

interface FieldLimits {
  maxFiles?: number
  /** Bytes of all files of the field. */
  maxTotalBytes?: number
}

const limits = { fieldNameSize: 100, fieldSize: 64 * 1024, fields: 100, files: 20, parts: 120, headerPairs: 20 }

/**
 * A form that is refused leaves no upload.
 * @throws HttpError INVALID where it is no form, ends early, or has too many parts; BODY_TOO_LARGE
 */
export async function receiveForm(
  uploads: Pick<Uploads, 'receive' | 'take' | 'remove'>,
  body: Readable,
  { accountId, purpose, contentType, maxBytes, isFileField = () => false, limitsOf = () => ({}) }: FormSetting,
): Promise<ReceivedForm> {
  const fields: ReceivedForm['fields'] = []
  const earlier: { field: string; id: string }[] = []
  const contents: Readable[] = []
  const receiving: Promise<ReceivedForm['files'][number]>[] = []
  const parser = openParser(contentType)
  let failure: Error | null = null
  const fail = (error: Error) => {
    failure ??= error
    parser.destroy(failure)
    // Whoever reads a file waits for its end, which the parser does not bring any more.
    for (const content of contents) content.destroy(failure)
  }
  const failUnreadable = (cause: Error) => fail(unreadableError(cause))
  let bytes = 0
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes) fail(new HttpError('BODY_TOO_LARGE', 'The form is too large.'))
  })
  body.once('error', failUnreadable)
  body.once('close', () => {
    if (!body.readableEnded) failUnreadable(new Error('The connection broke off'))
  })
  parser.on('error', failUnreadable)
  parser.on('field', (name, value, nameTruncated, valueTruncated) => {
    if (nameTruncated || valueTruncated) fail(new HttpError('INVALID', 'A field of the form is too long.'))
    else if (isFileField(name)) earlier.push({ field: name, id: value })
    else fields.push({ name, value })
  })
  parser.on('file', (field, content, name) => {
    contents.push(content)
    // The parser reports a form that ends inside a file here, also where nobody reads the file any more.
    content.on('error', failUnreadable)
    // Nothing was chosen.
    if (!name) return content.resume()
    // The parser goes on to the next part once this one is read, also where the rest of a refused file is thrown away.
    const chunks = content.iterator({ destroyOnReturn: false })
    const received = uploads
      .receive(accountId, { purpose, name, content: chunks })
      .finally(() => content.resume())
      .then(each => ({ field, received: each, isEarlier: false }))
    received.catch(fail)
    return receiving.push(received)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => fail(new HttpError('INVALID', 'The form has too many fields.')))
  body.pipe(parser)
  try {
    await finished(parser, { readable: false })
    const files = await Promise.all(receiving)
    // An empty field is one in which nothing was chosen.
    for (const { field, id } of earlier)
      if (id !== '') files.push({ field, received: await uploads.take(accountId, id, purpose), isEarlier: true })
    return { fields, files: await withinLimits(uploads, { accountId, files, limitsOf }) }
  } catch (error) {
    body.unpipe(parser)
    body.resume()
    for (const each of await Promise.allSettled(receiving))
      if (each.status === 'fulfilled' && each.value.received.kind === 'taken') await uploads.remove(accountId, each.value.received.id)
    throw failure ?? error
  }
}

/** Files that were uploaded before the form are not removed, since its sender knows them. */
async function withinLimits(
  uploads: Pick<Uploads, 'remove'>,
  { accountId, files, limitsOf }: Pick<ReceivedForm, 'files'> & Required<Pick<FormSetting, 'accountId' | 'limitsOf'>>,
): Promise<ReceivedForm['files']> {
  const taken = new Map<string, { count: number; bytes: number }>()
  const within: ReceivedForm['files'] = []
  for (const file of files) {
    const { field, received, isEarlier } = file
    const before = taken.get(field) ?? { count: 0, bytes: 0 }
    const problem = received.kind === 'taken' ? problemWithin(limitsOf(field), before, received.bytes) : null
    if (received.kind !== 'taken' || problem === null) {
      within.push(file)
      if (received.kind === 'taken') taken.set(field, { count: before.count + 1, bytes: before.bytes + received.bytes })
      continue
    }
    if (!isEarlier) await uploads.remove(accountId, received.id)
    within.push({ field, isEarlier, received: { kind: 'refused', name: received.name, problem } })
  }
  return within
}

function problemWithin(
  { maxFiles, maxTotalBytes }: FieldLimits,
  before: { count: number; bytes: number },
  bytes: number,
): UploadProblem | null {
  if (maxFiles !== undefined && before.count >= maxFiles) return { kind: 'too-many-files', most: maxFiles }
  if (maxTotalBytes !== undefined && before.bytes + bytes > maxTotalBytes) return { kind: 'total-too-large', most: maxTotalBytes }
  return null
}

const unreadableError = (cause: unknown) =>
  new HttpError('INVALID', 'The form cannot be read: it ends early, or is no multipart form.', { cause })

function openParser(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch (error) {
    throw unreadableError(error)
  }
}
