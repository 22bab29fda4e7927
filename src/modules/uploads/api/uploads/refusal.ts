/** Refused uploads as HTTP answers. The code is for programs: components translate it. */
import { problemCode, type UploadProblem } from '../../domain/upload-purpose.ts'

const answers: Readonly<Record<UploadProblem['kind'], { status: number; message: string }>> = {
  'unknown-purpose': { status: 400, message: 'The metadata `purpose` names nothing that files are uploaded for.' },
  empty: { status: 400, message: 'The file is empty.' },
  'too-large': { status: 413, message: 'The file is larger than files of its purpose may be.' },
  'too-many-files': { status: 400, message: 'More files came than the field takes.' },
  'total-too-large': { status: 413, message: 'The files of the field are larger together than they may be.' },
  'too-many': {
    status: 429,
    message: 'The account has too many uploads that nothing has used yet. Cancel some, or wait until they expire.',
  },
  type: { status: 415, message: 'The file is of a type that is not taken.' },
  infected: { status: 422, message: 'The virus scanner found something in the file.' },
  unscannable: { status: 422, message: 'The virus scanner cannot examine the file, such as because it is too large for it.' },
  'scanner-away': { status: 503, message: 'The virus scanner does not answer, and nothing is taken without it. Try again later.' },
  incomplete: { status: 409, message: 'The upload has not arrived whole.' },
  checksum: {
    status: 422,
    message: 'What arrived has another SHA-256 than Repr-Digest says. Send the file again from its beginning, or delete the upload.',
  },
  missing: { status: 404, message: 'The account has no such upload.' },
  lost: { status: 410, message: 'The server has lost what it had received of the upload. Begin another one.' },
}

export interface Refusal {
  status: number
  body: { errors: [{ code: string; field: 'file'; message: string }] }
}

export function refusalOf(problem: UploadProblem): Refusal {
  const { status, message } = answers[problem.kind]
  return { status, body: { errors: [{ code: problemCode(problem), field: 'file', message }] } }
}
