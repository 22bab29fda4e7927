/**
 * Resumption tokens (OAI-PMH 2.0, section 3.5). They contain the request and the position, so that the server keeps no state for harvesters
 * that never return.
 */

import { z } from 'zod'
import { maxId } from '../../../../core/ids/id.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import type { ListPlace, Selection } from './list-place.ts'

const instant = z.iso
  .datetime()
  .regex(/^(?!0000)/)
  .transform(text => new Date(text))
const held = z.strictObject({
  from: instant.nullable(),
  before: instant.nullable(),
  contentType: z.enum(contentTypes).nullable(),
  // PostgreSQL rejects days that do not exist.
  changedAt: z.iso.datetime({ precision: 6 }).regex(/^[12]/),
  id: z.int().min(0).max(maxId),
  cursor: z.int().min(1).max(1_000_000_000),
  total: z.int().min(1).max(1_000_000_000),
})

export function writeToken({ from, before, contentType }: Selection, { changedAt, id, cursor, total }: ListPlace): string {
  return Buffer.from(JSON.stringify({ from, before, contentType, changedAt, id, cursor, total })).toString('base64url')
}

/** @returns null for a token that this repository cannot have issued */
export function readToken(token: string): { selection: Selection; after: ListPlace } | null {
  if (!/^[\w-]{1,1000}$/.test(token)) return null
  try {
    const { from, before, contentType, ...after } = held.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
    return { selection: { from, before, contentType }, after }
  } catch {
    return null
  }
}
