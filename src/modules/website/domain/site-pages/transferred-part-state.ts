/** States of content without drafts in an export (decision 0063), with names and positions instead of a database's ids. */
import { z } from 'zod'
import { isSlug } from '../blog/slug.ts'
import { authorState, partStates } from './site-section.ts'

const common = {
  platform: z.string(),
  /** Email address of the author's account. */
  account: z.string().nullable(),
  createdAt: z.iso.datetime(),
}

/**
 * Members and subjects are numbered by their positions in the export, from 1; deleted ones have negative numbers. Images have the ids of
 * the export.
 */
export const transferredPartStateSchema = z.discriminatedUnion('part', [
  z.object({ ...common, part: z.literal('menu'), content: partStates.menu }),
  z.object({ ...common, part: z.literal('board'), content: partStates.board }),
  z.object({ ...common, part: z.literal('subjects'), content: partStates.subjects }),
  z.object({ ...common, part: z.literal('statistics'), content: partStates.statistics }),
  z.object({
    ...common,
    part: z.literal('author'),
    /** The author's slug in the export. */
    author: z.string().refine(isSlug, 'must be lower-case letters and digits with single hyphens'),
    /** The account by its email address. */
    content: authorState.omit({ accountId: true }).extend({ account: z.string().nullable() }),
  }),
])
export type TransferredPartState = z.infer<typeof transferredPartStateSchema>

/** Converts ids of this database to positions. @param present ids in order */
export function placesOf(present: readonly number[]): (id: number) => number {
  const places = new Map(present.map((id, index) => [id, index + 1]))
  return id => {
    const place = places.get(id) ?? present.length - places.size - 1
    places.set(id, place)
    return place
  }
}

/** Converts positions back to ids. @param present in the order of the export; null for rows that do not exist, which get unused ids */
export const idsAt =
  (present: readonly (number | null)[]) =>
  (place: number): number =>
    place < 0 ? place : (present[place - 1] ?? -1_000_000 - place)
