/** The digest runs in an export, so that no reader is notified again of the same publications. */
import { z } from 'zod'
import { itemChangeKinds } from './item-change.ts'
import { digestKinds } from './period.ts'

const time = z.iso.datetime()
const item = z.object({ platform: z.string(), volume: z.int().positive(), publicationId: z.int().positive() })

/** The digest state of one publication. */
export const transferredDigestStateSchema = z.object({
  /** The time of the weekly run that announced it, or skipped it; its `dueAt` is null where there was no run. Null: not announced yet. */
  announced: z.object({ dueAt: time.nullable() }).nullable(),
  /** The state that the last daily run stored; null where nobody tracked the publication. */
  tracked: z
    .object({ versionNumber: z.int().min(0), status: z.string().nullable(), reports: z.int().min(0), comments: z.int().min(0) })
    .nullable(),
})
export type TransferredDigestState = z.infer<typeof transferredDigestStateSchema>

export const transferredDigestRunSchema = z.object({
  kind: z.enum(digestKinds),
  dueAt: time,
  endedAt: time.nullable(),
  /** The content and the recipients of a run that has not ended. Topics are in the format of `writeTopic`. */
  sent: z.array(z.object({ platform: z.string(), email: z.string() })),
  news: z.array(z.object({ item, topic: z.string() })),
  changes: z.array(z.object({ item, kinds: z.array(z.enum(itemChangeKinds)) })),
})
export type TransferredDigestRun = z.infer<typeof transferredDigestRunSchema>
