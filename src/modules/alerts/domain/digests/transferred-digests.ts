/** What the runs of digests know, in an export, so that no reader is told again what they have heard. */
import { z } from 'zod'
import { itemChangeKinds } from './item-change.ts'
import { digestKinds } from './period.ts'

const time = z.iso.datetime()
const item = z.object({ platform: z.string(), volume: z.int().positive(), publicationId: z.int().positive() })

/** Of an item. */
export const transferredDigestStateSchema = z.object({
  /** A weekly run has told of it, or was not to: the moment of that run, where there is one. Null: none has. */
  announced: z.object({ dueAt: time.nullable() }).nullable(),
  /** How the last daily run found it; null where nobody tracked it. */
  tracked: z
    .object({ versionNumber: z.int().min(0), status: z.string().nullable(), reports: z.int().min(0), comments: z.int().min(0) })
    .nullable(),
})
export type TransferredDigestState = z.infer<typeof transferredDigestStateSchema>

export const transferredDigestRunSchema = z.object({
  kind: z.enum(digestKinds),
  dueAt: time,
  endedAt: time.nullable(),
  /** What it tells and whom it has told, until it has ended. Topics are as forms write them (domain/alerts). */
  sent: z.array(z.object({ platform: z.string(), email: z.string() })),
  news: z.array(z.object({ item, topic: z.string() })),
  changes: z.array(z.object({ item, kinds: z.array(z.enum(itemChangeKinds)) })),
})
export type TransferredDigestRun = z.infer<typeof transferredDigestRunSchema>
