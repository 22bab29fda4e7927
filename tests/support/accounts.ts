/** Accounts of a test's library, with emails that are recorded instead of sent. */

import type { Kysely } from 'kysely'
import type { SignedIn } from '../../src/core/access/user.ts'
import type { Schema } from '../../src/core/database/schema.ts'
import type { FileStore } from '../../src/core/files/file-store.ts'
import type { Entries } from '../../src/core/forms/entries.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { addAccount } from '../../src/modules/accounts/data/account.ts'
import { addSession } from '../../src/modules/accounts/data/session.ts'
import { createFakeCaptcha } from '../../src/modules/accounts/external/captcha/fake-captcha.ts'
import { createPlainQuestions } from '../../src/modules/accounts/external/captcha/plain-question.ts'
import { solveCaptcha } from '../../src/modules/accounts/external/captcha/solve.ts'
import type { RequestContext } from '../../src/modules/accounts/use-cases/account-emails.ts'
import { createAfterwards } from '../../src/modules/accounts/use-cases/afterwards.ts'
import { createMyAccount, type MyAccount } from '../../src/modules/accounts/use-cases/details/my-account.ts'
import { hashPassword } from '../../src/modules/accounts/use-cases/passwords.ts'
import { createRegistration, type Registration } from '../../src/modules/accounts/use-cases/registration/registration.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { createRecordingMail, type RecordingMail } from './recording-mail.ts'
import { signedInAs } from './user.ts'

export interface TestAccounts {
  registration: Registration
  mine: MyAccount
  mail: RecordingMail
  solved(): Promise<string>
  /** Waits for what answers do not wait for. */
  settled(): Promise<void>
  requestContext(over?: Partial<RequestContext> & { platform?: string }): RequestContext
  /** Registered, confirmed and signed in, with that password. */
  holder(email: string, password?: string | null): Promise<SignedIn>
}

const notCalled = async (): Promise<never> => {
  throw new Error('No file was to be read or written.')
}
const noFiles = { read: notCalled, put: notCalled }

export const password = 'slates in the rain'

export async function createTestAccounts(kysely: Kysely<Schema>, files: Pick<FileStore, 'read' | 'put'> = noFiles): Promise<TestAccounts> {
  const mail = createRecordingMail()
  const captcha = createFakeCaptcha()
  const afterwards = createAfterwards(error => {
    throw error
  })
  const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
  const questions = createPlainQuestions({ secret: async () => 'of a test' })
  // Each caller has a network of its own, so that tests do not share rate limits.
  let requestContexts = 0
  return {
    registration: createRegistration({ kysely, accountParts, mail, captcha, questions, afterwards, now: Date.now }),
    mine: createMyAccount({ kysely, accountParts, mail, files, onUnmadePdfs: () => undefined }),
    mail,
    solved: async () => solveCaptcha(await captcha.issue()),
    settled: () => afterwards.end(),
    requestContext({ platform = 'f1000research', ...over } = {}) {
      requestContexts += 1
      const site = platforms.ofHost(`${platform}.localhost:3000`)
      return { site, language: 'en', clientInfo: { network: `192.0.2.${requestContexts}`, userAgent: 'a test' }, ...over }
    },
    async holder(email, text = password) {
      const accountId = await addAccount(kysely, {
        email,
        firstName: 'Ada',
        lastName: 'Roof',
        passwordHash: text === null ? null : await hashPassword(text),
        roles: ['ROLE_USER'],
      })
      if (accountId === null) throw new Error(`${email} has an account already.`)
      const clientInfo = { network: '192.0.2.1', userAgent: 'a test' }
      const { id } = await addSession(kysely, {
        accountId,
        platform: 'f1000research',
        signedInBy: 'password',
        clientInfo,
        lifetime: 3600,
        remembered: null,
      })
      return { ...signedInAs('ROLE_USER'), accountId, sessionId: id, email }
    },
  }
}

/** A form's fields as a browser sends them. */
export const entriesOf = (fields: Readonly<Record<string, string | readonly string[]>>): Entries =>
  Object.fromEntries(Object.entries(fields).map(([name, entry]) => [name, typeof entry === 'string' ? [entry] : entry]))
