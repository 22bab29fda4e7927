import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Captcha, PlainQuestions } from '../../../accounts/index.ts'
import type { Mail } from '../../../email/index.ts'

export interface RecommendationDependencies {
  kysely: Kysely<Schema>
  mail: Mail
  captcha: Captcha
  questions: PlainQuestions
}
