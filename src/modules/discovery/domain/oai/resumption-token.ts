/** Where a list goes on, and what was asked (OAI-PMH 2.0, section 3.5). All of it is in the token, so that nothing has to be kept for harvesters that never come back. */
import { z } from 'zod'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import type { ListPlace, Selection } from './request.ts'

const instant = z.iso
  .datetime()
  .regex(/^(?!0000)/)
  .transform(text => new Date(text))
const held = z.strictObject({
  from: instant.nullable(),
  before: instant.nullable(),
  contentType: z.enum(contentTypes).nullable(),
  // As a day that the calendar has: the database refuses any other.
  changedAt: z.iso.datetime({ precision: 6 }).regex(/^[12]/),
  id: z.int().min(0).max(2_147_483_647),
  cursor: z.int().min(1).max(1_000_000_000),
  total: z.int().min(1).max(1_000_000_000),
})

export function writeToken({ from, before, contentType }: Selection, { changedAt, id, cursor, total }: ListPlace): string {
  return Buffer.from(JSON.stringify({ from, before, contentType, changedAt, id, cursor, total })).toString('base64url')
}

/** Null for what is no token of this repository. */
export function readToken(token: string): { selection: Selection; after: ListPlace } | null {
  if (!/^[\w-]{1,1000}$/.test(token)) return null
  try {
    const { from, before, contentType, ...after } = held.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
    return { selection: { from, before, contentType }, after }
  } catch {
    return null
  }
}
