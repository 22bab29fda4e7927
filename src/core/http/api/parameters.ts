/** The parameters that routes share. Everything arrives as text; what is not exactly what was asked for is refused. */
import { z } from 'zod'

const largestId = 2_147_483_647
/** Ids in one call. */
const maxIds = 100

/** Decimal digits alone: no signs, no exponents, no blanks. */
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

export const id = wholeNumber(1, largestId)

/** `id=1&id=2`; the same id twice counts once. @param most ids in one call */
function idList(max: number, separator: string | null = null) {
  return z
    .union([z.string(), z.array(z.string())], { error: 'must be given at least once' })
    .transform(given => [given].flat().flatMap(each => (separator === null ? [each] : each.split(separator))))
    .pipe(z.array(id).max(max, `may be given ${max} times at most`))
    .transform(given => [...new Set(given)])
    .meta({
      documentedAs: { type: 'array', items: { type: 'integer', minimum: 1, maximum: largestId }, minItems: 1, maxItems: max },
    })
}

export const ids = idList(maxIds)
/** `include=1,2` or `include=1&include=2`, as a WordPress takes them. */
export const includedIds = idList(maxIds, ',')
/** Affiliations come in batches of 50 (specification, reading.md section 7). */
export const affiliationIds = idList(50)

/** An optional restriction of a list. @param description the effect of `true` */
export function optionalFlag(description: string) {
  return z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform(given => given === 'true')
    .optional()
    .meta({ documentedAs: { type: 'boolean', description } })
}

/** Each call that names it is answered with 403 for `false`, where the clientInfo may not read drafts. */
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
