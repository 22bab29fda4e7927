/** Answers as they are stored: encrypted, because they may hold what is private. */
import { z } from 'zod'
import { seal, unseal } from '../../database/seal.ts'

const answerSchema = z.object({
  /** Only the headers that a client needs are stored, by their names in lower case. */
  headers: z.record(z.string(), z.string()),
  body: z.string(),
})
export type StoredAnswer = z.infer<typeof answerSchema>

/** @param key 32 bytes. @param about what the answer belongs to: it opens only with the same */
export const sealAnswer = (answer: StoredAnswer, key: Buffer, about: string): Buffer =>
  seal(Buffer.from(JSON.stringify(answer)), key, about)

/** @throws where it was sealed with another key or for something else, or was changed */
export const openAnswer = (sealed: Uint8Array, key: Buffer, about: string): StoredAnswer =>
  answerSchema.parse(JSON.parse(unseal(sealed, key, about).toString('utf8')))
