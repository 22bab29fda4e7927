import type { Mail } from '../email/use-cases/mail.ts'
import type { Application } from '../sites/application.ts'
import { createComments } from './use-cases/comments.ts'

export const startComments = ({ database: { kysely } }: Application, { mail }: { mail: Mail }) => ({
  comments: createComments({ kysely, mail }),
})
