/** What a server that has the embedded database is asked by the campaign, and answers. */
import { z } from 'zod'

export const requestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('enqueue'), id: z.int(), numbers: z.array(z.int()), isUndone: z.boolean() }),
  z.object({ kind: z.literal('isAtWork'), id: z.int() }),
])
export type CampaignRequest = z.infer<typeof requestSchema>

/** `answer` says after `enqueue` whether the jobs are enqueued, and after anything else whether something is left to do. */
export const answerSchema = z.object({ id: z.int(), answer: z.boolean() })
export type CampaignAnswer = z.infer<typeof answerSchema>
