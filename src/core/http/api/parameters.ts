/** Shared parameters of routes. They arrive as text, and anything malformed is rejected. */

import { z } from 'zod'
import { type AnyId, maxId, type TableOf } from '../../ids/id.ts'

/** The maximum number of ids in one call. */
const maxIds = 100

/** Decimal digits only: no signs, exponents or blanks. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string({ error: message })
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine(value => value >= min && value <= max, message)
    .meta({ documentedAs: { type: 'integer', minimum: min, maximum: max } })
}

/** A whole number with a default, so that the parameter is optional. */
export function optionalWholeNumber(min: number, max: number, otherwise: number) {
  return wholeNumber(min, max)
    .default(otherwise)
    .meta({ documentedAs: { type: 'integer', minimum: min, maximum: max, default: otherwise } })
}

/** An id, as in `idOf<VersionId>()`. */
export const idOf = <SomeId extends AnyId>() => wholeNumber(1, maxId).brand<TableOf<SomeId>>()

/** `id=1&id=2`; a repeated id counts once. @param max ids in one call */
function idList<SomeId extends AnyId>(max: number, separator: string | null = null) {
  return z
    .union([z.string(), z.array(z.string())], { error: 'must be given at least once' })
    .transform(given => [given].flat().flatMap(each => (separator === null ? [each] : each.split(separator))))
    .pipe(z.array(idOf<SomeId>()).max(max, `may be given ${max} times at most`))
    .transform(given => [...new Set(given)])
    .meta({
      documentedAs: { type: 'array', items: { type: 'integer', minimum: 1, maximum: maxId }, minItems: 1, maxItems: max },
    })
}

export const idsOf = <SomeId extends AnyId>() => idList<SomeId>(maxIds)
/** `include=1,2` or `include=1&include=2`, as WordPress accepts them. */
export const includedIdsOf = <SomeId extends AnyId>() => idList<SomeId>(maxIds, ',')
/** At most 50 affiliations per call (specification, reading.md section 7). */
export const affiliationIdsOf = <SomeId extends AnyId>() => idList<SomeId>(50)

/** An optional restriction of a list. @param description the effect of `true` */
export function optionalFlag(description: string) {
  return z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform(given => given === 'true')
    .optional()
    .meta({ documentedAs: { type: 'boolean', description } })
}

/** Each call with this parameter answers `false` with 403 if the user may not read drafts. */
export const publishedOnly = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .default('true')
  .transform(given => given === 'true')
  .meta({
    documentedAs: {
      type: 'boolean',
      default: true,
      description: 'false asks for drafts too, and is refused to everybody but the editorial staff.',
    },
  })
