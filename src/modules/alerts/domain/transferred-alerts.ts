/** Sign-ups for updates, subscribers and what they track, in an export: personal data, so nobody can be asked again. */
import { z } from 'zod'
import { languages } from '../../../core/text/languages.ts'
import { exportedNumber } from '../../publications/domain/content/export-manifest.ts'

/** A person who signed up for a site's news. */
export const transferredSignUpSchema = z.object({
  platform: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  institution: z.string().nullable(),
  headerText: z.string().nullable(),
  language: z.enum(languages),
  signedUpAt: z.iso.datetime(),
  /** Null in exports made before email addresses were confirmed. */
  confirmedAt: z.iso.datetime().nullable().default(null),
  /** The sign-up expires then unless it is confirmed. Null where no confirmation was requested, and in older exports. */
  confirmBy: z.iso.datetime().nullable().default(null),
})
export type TransferredSignUp = z.infer<typeof transferredSignUpSchema>

/** A subscriber to alerts by email. Topics are in the format of `writeTopic`. */
export const transferredSubscriberSchema = z.object({
  platform: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
  language: z.enum(languages),
  trackingMails: z.boolean(),
  stopped: z.object({ at: z.iso.datetime(), reason: z.enum(['UNSUBSCRIBED', 'BOUNCED']) }).nullable(),
  topics: z.array(z.object({ topic: z.string(), followedAt: z.iso.datetime() })),
})
export type TransferredSubscriber = z.infer<typeof transferredSubscriberSchema>

export const transferredTrackedItemSchema = z.object({
  email: z.string(),
  platform: z.string(),
  volume: exportedNumber,
  publicationId: exportedNumber,
  trackedAt: z.iso.datetime(),
})
export type TransferredTrackedItem = z.infer<typeof transferredTrackedItemSchema>
