import { z } from 'zod'
import { formLimits } from '../../../core/forms/limits.ts'
import { errorsSchema } from '../../../core/http/api/errors.ts'
import { idEntrySchema } from '../../../core/ids/id-schema.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import type { OrganisationId } from '../../accounts/domain/ids.ts'
import { commentRoles } from '../../publications/domain/content/comment-role.ts'

const text = z.string().nullable()

/** Specification, reading.md section 3. */
export const commentSchema = z
  .object({
    id: z.int(),
    userAffiliationUid: z.int().nullable().describe('For /api/affiliations. Null where the affiliation is known by its words alone.'),
    contentId: z.int().nullable().describe('Null where it is about a post.'),
    postId: z.int().nullable().describe('The post of blog or news that it is about.'),
    versionId: z.int().nullable(),
    reportId: z.int().nullable().describe('The report that it is about, where it is about one.'),
    parentId: z.int().nullable().describe('The comment that it answers.'),
    authorName: z.string(),
    role: z.enum(commentRoles).nullable().describe('What its writer is to the item; null where it came from elsewhere.'),
    userAffiliation: text,
    competingInterestsText: text,
    body: z.string().describe('Plain text.'),
    doi: text,
    posted: z.iso.datetime().describe('When it was published.'),
  })
  .meta({
    id: 'Comment',
    examples: [
      {
        id: 51,
        userAffiliationUid: null,
        contentId: 412,
        postId: null,
        versionId: 630,
        reportId: null,
        parentId: null,
        authorName: 'Ada Okafor',
        role: 'author',
        userAffiliation: 'University of Lagos, Nigeria',
        competingInterestsText: null,
        body: 'Thank you for the careful report. The second version has the control that you ask for.',
        doi: null,
        posted: '2024-07-02T08:15:00.000Z',
      },
    ],
  })

const field = (what: string) => z.string().max(10_000).default('').describe(what)

/** Specification, accounts.md section 3 “Comment payload”. */
export const commentBodySchema = z.object({
  comment: field(`Required; ${formLimits.longTextLength} characters at most. In English.`),
  competingInterests: field(`Of the last 4 years; ${formLimits.longTextLength} characters at most.`),
  institution: field('Required: picked from /api/affiliations/suggest, by its name or by an identifier.'),
  ringgoldInstitutionId: idEntrySchema<OrganisationId>().optional().catch(undefined).describe('Its id in /api/affiliations.'),
  institutionRor: field('Its identifier at ror.org.'),
  institutionUnlisted: field('Any value: the institution is in no list, and its name stands as it is.'),
  institutionChoice: field('One of the matches that a refusal named.'),
  department: field(`${formLimits.textLength} characters at most.`),
  place: field(`${formLimits.textLength} characters at most.`),
  state: field(`${formLimits.textLength} characters at most.`),
  countryCode: field('Required: ISO 3166-1 alpha-2.'),
  acceptedTermsAndConditions: field('Required, with any value, unless the cookie TERMS_AND_CONDITIONS says it of the account.'),
  parentId: idEntrySchema<CommentId>().optional().describe('The comment that it answers.'),
})

export const addedSchema = z.object({
  success: z.literal(true),
  id: z.int(),
  state: z.enum(['published', 'waiting']).describe('`waiting`: an editor reads it first.'),
})

export const refusalSchema = z
  .object({ errors: z.record(z.string(), z.string()) })
  .describe('The form is refused: the key of a message for each field that is wrong.')

export const forbiddenSchema = errorsSchema
  .extend({
    uso: z.boolean().describe('True: nobody is signed in any more. Forget the token and who was signed in, and ask them to sign in.'),
  })
  .meta({ id: 'CommentForbidden', examples: [{ uso: true, errors: [{ message: 'Please sign in to add this comment.' }] }] })
