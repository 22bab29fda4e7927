import { z } from 'zod'
import { userTypes } from '../../../../core/access/roles.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { idEntrySchema } from '../../../../core/ids/id-schema.ts'
import { ethnicities, genders } from '../../domain/demographics.ts'
import { nameChoices } from '../../domain/forms/my-details.ts'
import type { OrganisationId } from '../../domain/ids.ts'

const { textLength, emailAddressLength, minPasswordLength, maxPasswordLength, institutionLength } = formLimits

/** Longer than the limit, so that the form's own message describes the error. */
const text = z.string().max(4000)
const line = text.optional().describe(`${textLength} characters at most.`)
/** Forms send booleans as text. */
const flag = z
  .union([z.boolean(), z.enum(['true', 'false', 'on', '']).transform(word => word === 'true' || word === 'on')])
  .optional()
  .meta({ documentedAs: { type: 'boolean' } })
const nationalities = z
  .union([
    z.array(z.int().min(1).max(999)).max(20),
    z
      .string()
      .regex(/^(\d{1,3}(,\d{1,3})*)?$/, 'must be numbers with commas between')
      .transform(list => list.split(',').filter(Boolean).map(Number)),
  ])
  .optional()
  .meta({ documentedAs: { type: 'array', items: { type: 'integer' }, description: 'ISO 3166-1 numeric, of /api/nationalities.' } })

/** Specification, accounts.md section 3: each question is optional, and can be declined. */
export const demographicsSchema = z.object({
  gender: z.enum(genders).nullish(),
  otherGender: text.nullish().describe('In one’s own words, beside OTHER.'),
  genderPreferNotToSay: flag,
  ethnicity: z.enum(ethnicities).nullish(),
  ethnicityPreferNotToSay: flag,
  nationality: nationalities,
  nationalityPreferNotToSay: flag,
})
export type DemographicsBody = z.output<typeof demographicsSchema>

export const affiliationDetailSchema = z.object({
  id: idEntrySchema<OrganisationId>().optional().describe('Of /api/affiliations/suggest.'),
  institution: text.optional().describe(`Its name, where it is not in the list; ${institutionLength} characters at most.`),
  department: line,
  place: line,
  state: line,
  zipCode: line,
  countryCode: text.optional().describe('ISO 3166-1 alpha-2.'),
})
export type AffiliationBody = z.output<typeof affiliationDetailSchema>

export const registrationSchema = z.object({
  firstName: text.default('').describe(`Required; ${textLength} characters at most.`),
  lastName: text.default('').describe(`Required; ${textLength} characters at most.`),
  userEmail: text.default('').describe(`Required; ${emailAddressLength} characters at most.`),
  plainPassword: text.default('').describe(`Required; ${minPasswordLength} to ${maxPasswordLength} characters.`),
  receiveTocAlerts: flag,
  acceptedTermsAndConditions: flag.describe('Required.'),
  gRecaptchaResponse: z.string().max(20_000).default('').describe('Required: a challenge of /api/captcha/challenge with its solution.'),
  demographics: demographicsSchema.optional(),
  affiliationDTO: affiliationDetailSchema.optional(),
})
export type RegistrationBody = z.output<typeof registrationSchema>

export const detailsUpdateSchema = z.object({
  firstName: text.optional(),
  lastName: text.optional(),
  jobTitle: line,
  countryId: z.coerce.number().int().min(0).max(999).optional().describe('ISO 3166-1 numeric, of /api/static/countries.'),
  affiliationUid: idEntrySchema<OrganisationId>()
    .optional()
    .describe('Of /api/affiliations/suggest, or of one that was entered by POST /api/affiliations.'),
  userInformationOrganization: affiliationDetailSchema.optional(),
  receiveTocAlerts: flag,
  gateways: z
    .array(z.int().min(1).max(999_999_999))
    .max(1000)
    .optional()
    .describe('Ids of the platform’s gateways and collections that one belongs to, in the place of those before.'),
  demographics: demographicsSchema.optional(),
  userType: z.string().max(100).optional().describe('Told by this call, and never taken: it goes with the roles.'),
  userId: z.coerce.number().int().optional().describe('Of the account that is signed in; another’s is refused.'),
  plainPassword: text.optional().describe('The present password: needed for another address or password.'),
  newEmail: text.optional(),
  verifyNewEmail: text.optional(),
  newPassword: text.optional(),
})
export type DetailsUpdateBody = z.output<typeof detailsUpdateSchema>

const known = z.string().nullable()
export const detailsSchema = z
  .object({
    userId: z.int(),
    userEmail: z.string(),
    userType: z.enum(userTypes).describe('By the account’s roles.'),
    firstName: z.string(),
    lastName: z.string(),
    jobTitle: known,
    countryId: z.int().nullable().describe('ISO 3166-1 numeric.'),
    affiliationUid: z
      .int()
      .nullable()
      .describe('Of the institution: of the list, or as it was entered for this account by its name. Null where it names none.'),
    userInformationOrganization: z.object({
      institution: known,
      ror: known,
      department: known,
      place: known,
      state: known,
      zipCode: known,
      countryCode: known,
    }),
    receiveTocAlerts: z.boolean(),
    orcidId: known,
    researcherId: known,
    gateways: z.array(z.int()).describe('Ids of the platform’s gateways and collections that one belongs to.'),
    demographics: z.object({
      userId: z.int(),
      gender: z.enum(genders).nullable(),
      otherGender: known,
      genderPreferNotToSay: z.boolean(),
      ethnicity: z.enum(ethnicities).nullable(),
      ethnicityPreferNotToSay: z.boolean(),
      nationality: z.array(z.int()),
      nationalityPreferNotToSay: z.boolean(),
    }),
  })
  .meta({ id: 'UserDetails' })

export const deletionSchema = z.object({
  name: z.enum(nameChoices).describe('What becomes of the name on published comments.'),
  plainPassword: text.default('').describe('The present password; of an account without one, a link is sent instead.'),
})

export const successSchema = z.object({ success: z.literal(true) })
export const refusalSchema = z
  .object({ errors: z.record(z.string(), z.string()) })
  .describe('What is sent is refused: the key of a message for each field that is wrong.')
