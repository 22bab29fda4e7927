import { expect, test } from 'vitest'
import { declarationsOf, isPastFace } from '../boundaries/faces.ts'
import { faceText, withFaces } from './module-faces.ts'

const path = 'src/modules/alerts/use-cases/digest.ts'
const text = `import { join } from 'node:path'
import type { Mail } from '../../email/data/mail.ts'
import { storeMail as store } from '../../email/data/mail.ts'
import { send } from '../../email/use-cases/send.ts'
import { address } from '../../email/domain/address.ts'
export { send as sendAgain } from '../../email/use-cases/send.ts'
`

test('imports of the files of a module become one of its face, and exports another', () => {
  expect(withFaces(path, text)).toBe(`import { join } from 'node:path'
import { type Mail, send, storeMail as store } from '../../email/index.ts'
import { address } from '../../email/domain/address.ts'
export { send as sendAgain } from '../../email/index.ts'
`)
})

test('a face keeps what it has, gets what it lacks, and names values as such', () => {
  const past = declarationsOf(path, text).filter(({ target }) => isPastFace(path, target))
  const former = `/** What others use. */\nexport type { send, Sent } from './use-cases/send.ts'\n`
  expect(
    faceText('src/modules/email/index.ts', former, past),
  ).toBe(`/** What other modules use of the server code of email; they import nothing else of them (decision 0106). */
export { type Mail, storeMail } from './data/mail.ts'
export { send, type Sent } from './use-cases/send.ts'
`)
})

test('a file that is imported whole cannot be had from a face', () => {
  expect(() => withFaces(path, `import * as mail from '../../email/data/mail.ts'`)).toThrow(
    `${path} takes a file behind src/modules/email/index.ts whole.`,
  )
})
