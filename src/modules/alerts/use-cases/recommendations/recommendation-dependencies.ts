import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Captcha } from '../../../accounts/external/captcha/captcha.ts'
import type { PlainQuestions } from '../../../accounts/external/captcha/plain-question.ts'
import type { Mail } from '../../../email/use-cases/mail.ts'

export interface RecommendationDependencies {
  kysely: Kysely<Schema>
  mail: Mail
  captcha: Captcha
  questions: PlainQuestions
}
