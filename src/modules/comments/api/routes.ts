import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FieldMessages } from '../../../core/forms/entries.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { errorsSchema, invalidParameter, notFound, notFoundError, rateLimitedError } from '../../../core/http/api/errors.ts'
import { acceptForms } from '../../../core/http/api/form-data.ts'
import { idsOf } from '../../../core/http/api/parameters.ts'
import { idEntrySchema } from '../../../core/ids/id-schema.ts'
import type { AssetId, CommentId, PostId, VersionId } from '../../../core/ids/shared-ids.ts'
import { allowed } from '../../accounts/api/index.ts'
import { clientInfoOf, credentialsFrom } from '../../accounts/index.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import type { CommentTarget } from '../domain/comment.ts'
import { hasAcceptedTerms, rememberTerms } from '../domain/terms-cookie.ts'
import type { PublishedComment } from '../use-cases/comments.ts'
import { addedSchema, commentBodySchema, commentSchema, forbiddenSchema, refusalSchema } from './schemas.ts'

const presentComment = (comment: PublishedComment): z.infer<typeof commentSchema> => ({
  id: comment.id,
  userAffiliationUid: comment.userAffiliationUid,
  contentId: comment.contentId,
  postId: comment.postId,
  versionId: comment.versionId,
  reportId: comment.reportId,
  parentId: comment.parentId,
  authorName: comment.authorName,
  role: comment.role,
  userAffiliation: comment.userAffiliation,
  competingInterestsText: comment.competingInterests,
  body: comment.body,
  doi: comment.doi,
  posted: comment.publishedAt.toISOString(),
})

export const commentRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { comments, platformOf } = dependencies
  app.route({
    method: 'GET',
    url: '/api/comments',
    schema: {
      tags: ['peer review'],
      summary: 'Readers’ comments by their ids, in that order; unknown ones are left out',
      querystring: z.object({ id: idsOf<CommentId>() }),
      response: { 200: z.array(commentSchema).describe('Those on what is published.'), ...invalidParameter },
    },
    handler: async ({ host, query }) => (await comments.published(platformOf(host).key, query.id)).map(presentComment),
  })
  await app.register(addingRoutes, dependencies)
}

/** Several times what all fields hold at their maximum length, in any script. */
const bodyLimit = 128 * 1024

const targets = [
  { url: '/comment/addToVersion', kind: 'version', field: 'versionId', of: 'a version of an article' },
  { url: '/comment/addToAsset', kind: 'asset', field: 'assetId', of: 'a poster, slide deck, document or video' },
  { url: '/comment/addToReport', kind: 'report', field: 'reportId', of: 'a report' },
  { url: '/comment/addToPost', kind: 'post', field: 'postId', of: 'a post of blog or news' },
] as const satisfies readonly { url: string; kind: CommentTarget['kind']; field: string; of: string }[]

/** The path says of which of them. */
const targetId = idEntrySchema<VersionId & AssetId & ReportId & PostId>()

/** Form data with credentials; 403 is a normal answer (specification, accounts.md section 7 “Comments”). */
const addingRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { comments, organisations, accounts, siteOf, userOf } = dependencies
  acceptForms(app, { bodyLimit })
  // Runs before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'private, no-store')
    if ((await userOf(request, reply)).kind === 'signed-in') return
    for (const cookie of await accounts.sessions.signOut(credentialsFrom(request.headers))) reply.header('Set-Cookie', cookie)
    return reply.code(403).send({ uso: true, errors: [{ message: 'Please sign in to add this comment.' }] })
  })

  for (const { url, kind, field, of } of targets) {
    app.route({
      method: 'POST',
      url,
      schema: {
        tags: ['peer review'],
        summary: `Adds a comment to ${of}`,
        description: 'As form data, in the name of who is signed in. The same words sent twice are one comment.',
        consumes: ['multipart/form-data', 'application/x-www-form-urlencoded'],
        body: commentBodySchema.extend({ [field]: targetId.describe('What it is about.') }),
        response: {
          200: addedSchema.describe('The comment is kept.'),
          400: z.union([refusalSchema, errorsSchema]).describe('What is wrong with the form, by field; or that it cannot be read at all.'),
          403: z
            .union([forbiddenSchema, errorsSchema])
            .describe('Nobody is signed in, the account may not comment, or a page of another site asked.'),
          ...notFound,
          429: errorsSchema.describe('Too many comments: Retry-After says when the next is allowed.'),
        },
      },
      handler: async (request, reply) => {
        const me = await allowed(request, reply, 'comment', dependencies)
        const site = siteOf(request.host)
        const requestContext = { site, language: site.platform.languages[0] ?? 'en', clientInfo: clientInfoOf(request) }
        const { parentId: _, ringgoldInstitutionId: __, ...said } = request.body
        // The field of the target has another name on each path, for which the compiler takes every field.
        const { parentId = null, ringgoldInstitutionId } = commentBodySchema.parse(request.body)
        const known = ringgoldInstitutionId === undefined ? [] : await organisations.byIds([ringgoldInstitutionId])
        const entries = Object.entries({ ...said, institutionRor: said.institutionRor || (known[0]?.ror ?? '') })
        const outcome = await comments.submit(requestContext, me, {
          target: { kind, id: targetId.parse(said[field]) },
          parentId,
          entries: Object.fromEntries(entries.map(([name, entry]) => [name, [String(entry)]])),
          hasAcceptedTerms: hasAcceptedTerms(request.headers.cookie, me.accountId),
        })
        switch (outcome.kind) {
          case 'added':
            reply.header('Set-Cookie', rememberTerms(request.headers.cookie, me.accountId))
            return { success: true, id: outcome.id, state: outcome.state } as const
          case 'refused':
            return reply.code(400).send({ errors: keysOf(outcome.errors) })
          case 'missing':
            throw notFoundError(`${kind} that can be commented on`)
          case 'blocked':
            return reply
              .code(403)
              .send({ uso: false, errors: [{ message: 'Comment could not be added: this account may not comment any more.' }] })
          case 'too-many':
            throw rateLimitedError(outcome.wait)
        }
      },
    })
  }
}

const keysOf = (errors: FieldMessages<string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, invalid]) => (invalid === undefined ? [] : [[field, invalid.key]])))
