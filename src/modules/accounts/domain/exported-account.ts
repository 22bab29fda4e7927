/** The schema of an exported account. Sessions, one-time tokens and emails are left out: they are of no use elsewhere. */
import { z } from 'zod'
import { membershipRoles } from '../../../core/access/memberships.ts'
import { roles } from '../../../core/access/roles.ts'
import { languages } from '../../../core/text/languages.ts'

const text = z.string().nullable().default(null)
const time = z.iso.datetime()

export const exportedAccountSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Argon2id in its encoded form: keep exports as safe as the database itself. */
  passwordHash: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  // Exports of format 1 and 2 end here: then only the command line created accounts, which confirms the address.
  createdAt: time.optional(),
  /** Null until its holder has confirmed the address. */
  emailVerifiedAt: time.nullable().optional(),
  /** Key of the platform where it was registered. */
  platform: text,
  language: z.enum(languages).default('en'),
  jobTitle: text,
  institution: text,
  institutionRor: text,
  department: text,
  place: text,
  state: text,
  zipCode: text,
  countryCode: text,
  receiveTocAlerts: z.boolean().default(false),
  acceptedTermsAt: time.nullable().default(null),
  orcid: text,
  researcherId: text,
  demographics: z
    .object({
      gender: z.string().nullable(),
      otherGender: z.string().nullable(),
      genderPreferNotToSay: z.boolean(),
      ethnicity: z.string().nullable(),
      ethnicityPreferNotToSay: z.boolean(),
      nationality: z.array(z.int()),
      nationalityPreferNotToSay: z.boolean(),
    })
    .nullable()
    .default(null),
  /** The gateways that the holder belongs to. */
  gateways: z.array(z.object({ platform: z.string(), url: z.string() })).default([]),
  identities: z.array(z.object({ provider: z.string(), subject: z.string(), label: z.string(), linkedAt: time })).default([]),
  passkeys: z
    .array(
      z.object({
        id: z.string(),
        publicKey: z.base64url(),
        counter: z.int().min(0),
        transports: z.array(z.string()),
        name: z.string(),
        createdAt: time,
        usedAt: time.nullable(),
      }),
    )
    .default([]),
  /** Roles on one site alone, or for one of its gateways, which is named by its slug. */
  memberships: z.array(z.object({ role: z.enum(membershipRoles), platform: z.string(), gateway: z.string().nullable() })).default([]),
  /** The oldest first. */
  roleChanges: z
    .array(
      z.object({
        role: z.enum(roles),
        change: z.enum(['give', 'take']),
        /** Email address of the account that made the change; null for the command line, and for a deleted account. */
        by: z.string().nullable(),
        byCommandLine: z.boolean(),
        changedAt: time,
      }),
    )
    .default([]),
})
export type ExportedAccount = z.infer<typeof exportedAccountSchema>
