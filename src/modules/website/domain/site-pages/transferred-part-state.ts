/** States of what has no drafts in an export (decision 0063), with words and places instead of the numbers of one library. */
import { z } from 'zod'
import { isSlug } from '../blog/blog.ts'
import { authorState, partStates } from './site-part.ts'

const common = {
  platform: z.string(),
  /** Address of the account that wrote it. */
  account: z.string().nullable(),
  createdAt: z.iso.datetime(),
}

/**
 * Members and subjects have the numbers of their places among those of the export, from 1; those who are gone have numbers beneath 0. Images
 * have the numbers of the export.
 */
export const transferredPartStateSchema = z.discriminatedUnion('part', [
  z.object({ ...common, part: z.literal('menu'), content: partStates.menu }),
  z.object({ ...common, part: z.literal('board'), content: partStates.board }),
  z.object({ ...common, part: z.literal('subjects'), content: partStates.subjects }),
  z.object({ ...common, part: z.literal('statistics'), content: partStates.statistics }),
  z.object({
    ...common,
    part: z.literal('author'),
    /** Where they stand in the export. */
    author: z.string().refine(isSlug, 'must be lower-case letters and digits with single hyphens'),
    /** The account by its address. */
    content: authorState.omit({ accountId: true }).extend({ account: z.string().nullable() }),
  }),
])
export type TransferredPartState = z.infer<typeof transferredPartStateSchema>

/** By what they are numbered here. @param present in their order */
export function placesOf(present: readonly number[]): (id: number) => number {
  const places = new Map(present.map((id, index) => [id, index + 1]))
  return id => {
    const place = places.get(id) ?? present.length - places.size - 1
    places.set(id, place)
    return place
  }
}

/** Back again. @param present in the order of the export; null for who is not here: they get a number that nobody has */
export const idsAt =
  (present: readonly (number | null)[]) =>
  (place: number): number =>
    place < 0 ? place : (present[place - 1] ?? -1_000_000 - place)
