/** What a crawler is told, and what it says in the end. */
import { z } from 'zod'

export const crawlSchema = z.object({
  origin: z.string(),
  paths: z.array(z.string()).min(1),
  perSecond: z.number().positive(),
  seconds: z.number().positive(),
  seed: z.number(),
})
export const crawledSchema = z.object({
  sent: z.number(),
  /** How many answers had which status; 0: none, or it broke off. */
  statuses: z.array(z.tuple([z.number(), z.number()])),
  p50: z.number(),
  p95: z.number(),
  /** Milliseconds. */
  longest: z.number(),
  /** Milliseconds that the crawler itself was late, as its thread had no processor. */
  lag: z.number(),
})
