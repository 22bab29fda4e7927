/** A file in a form whose files were received before the form was read: the upload that it became, or why it was refused. */
import { z } from 'zod'

const entrySchema = z.union([
  z.object({ name: z.string(), upload: z.uuid() }),
  z.object({ name: z.string(), problem: z.string().regex(/^[a-z-]{1,40}$/) }),
])
export type UploadEntry = z.infer<typeof entrySchema>

export const formatUploadEntry = (entry: UploadEntry): string => JSON.stringify(entry)

/** @returns null where the field holds no file @param value of a form's field */
export function parseUploadEntry(value: unknown): UploadEntry | null {
  if (typeof value !== 'string' || !value.startsWith('{')) return null
  try {
    return entrySchema.safeParse(JSON.parse(value)).data ?? null
  } catch {
    return null
  }
}
