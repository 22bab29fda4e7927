/**
 * Sign-in of editors, and previews, at the paths of WordPress (specification, accounts.md section 7). A platform that follows a WordPress
 * forwards the requests to it; all others use their own accounts and CMS.
 */

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { awaitsSecondFactor, mayOnSite } from '../../../../core/access/access.ts'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema, notFound, notFoundError, rateLimitedError } from '../../../../core/http/api/errors.ts'
import { acceptForms } from '../../../../core/http/api/form-data.ts'
import { idOf } from '../../../../core/http/api/parameters.ts'
import { throttleBy } from '../../../../core/http/api/throttle.ts'
import type { PostId } from '../../../../core/ids/shared-ids.ts'
import { allowed, signInNeeded } from '../../../accounts/api/index.ts'
import { clientInfoOf } from '../../../accounts/index.ts'

const tags = ['site content']
/** Allows a few editors behind one IP address to mistype a password; WordPress limits attempts itself. */
const limit = { max: 20, seconds: 600 }
const away = { 503: errorsSchema.describe('The WordPress does not answer, or has no such call.') }
const notNow = { errors: [{ message: 'The content system cannot be reached. Try again in a while.' }] }

const bodyLimit = 8192

export const contentEditorRoutes: FastifyPluginAsyncZod<ApiDependencies> = async (app, dependencies) => {
  const { contentEditors, contentManager, accounts, platformOf } = dependencies
  acceptForms(app, { bodyLimit })
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, app.getDefaultJsonParser('error', 'error'))
  app.addHook('onSend', async (_, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.route({
    method: 'POST',
    url: '/wp-json/jwt-auth/v1/token',
    config: { answerIsNotStored: 'token' },
    onRequest: throttleBy(limit),
    bodyLimit,
    schema: {
      tags,
      summary: 'Signs an editor in, at the platform’s WordPress where it has one',
      consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      body: z.object({
        username: z.string().trim().min(1, 'cannot be blank').max(254),
        password: z.string().min(1, 'cannot be blank').max(1000),
      }),
      response: {
        200: z.object({ token: z.string() }).describe('What says who asks, for previews.'),
        400: errorsSchema.describe('A field is left out.'),
        403: z
          .union([z.object({ code: z.string(), message: z.string() }), errorsSchema])
          .describe('Why not; or a page of another site asked.'),
        429: errorsSchema.describe('Too many tries: Retry-After says when the next is allowed.'),
        ...away,
      },
    },
    handler: async (request, reply) => {
      const { host, body } = request
      const outcome = (await contentEditors.signIn(platformOf(host).key, body)) ?? (await signInHere(request))
      if (outcome === 'away') return reply.code(503).send(notNow)
      if (outcome.kind === 'refused') return reply.code(403).send({ code: 'refused', message: outcome.message })
      return { token: outcome.token }
    },
  })

  app.route({
    method: 'GET',
    url: '/wp-json/f1000/v1/posts/:id/preview',
    schema: {
      tags,
      summary: 'A post as its editor last saved it',
      description: 'For who sends `Authorization: Bearer` with the token.',
      params: z.object({ id: idOf<PostId>() }),
      response: {
        200: z.object({ title: z.string(), content: z.string().describe('HTML made safe.') }).describe('The post.'),
        400: errorsSchema.describe('A parameter is wrong; the errors name it.'),
        ...signInNeeded,
        ...notFound,
        ...away,
      },
    },
    handler: async (request, reply) => {
      const { host, params, headers } = request
      const [, token] = /^Bearer ([\w.~+/=-]{1,10000})$/.exec(headers.authorization ?? '') ?? []
      const { key } = platformOf(host)
      const found = await ((await contentEditors.follows(key))
        ? contentEditors.previewPost(key, params.id, token ?? null)
        : previewHere(request, reply, params.id, token))
      if (found === 'sign in') return reply.code(401).send({ errors: [{ message: 'Sign in to the content system to see this preview.' }] })
      if (found === 'away') return reply.code(503).send(notNow)
      if (found === null) throw notFoundError(`post ${params.id}`)
      return { title: found.title, content: found.html }
    },
  })

  /** The token is returned together with the session: users who may not edit get neither. */
  async function signInHere(request: FastifyRequest<{ Body: { username: string; password: string } }>) {
    const platform = platformOf(request.host)
    const requested = { ...request.body, remember: false }
    const outcome = await accounts.sessions.signIn(platform.key, requested, clientInfoOf(request), {})
    if (outcome.kind === 'too-many') throw rateLimitedError(outcome.wait)
    if (outcome.kind === 'wrong') return refused('You have entered an invalid username or password')
    if (mayOnSite(outcome.user, 'edit site content', platform))
      return { kind: 'signed-in' as const, token: await accounts.sessions.token(platform.key, outcome.user) }
    await accounts.sessions.end(outcome.user, outcome.user.sessionId)
    return refused(
      awaitsSecondFactor(outcome.user, 'edit site content', platform, mayOnSite)
        ? 'Your account needs a second factor here: sign in by POST /api/login and give it to POST /api/sessions/second-factor.'
        : 'Your account may not edit this site.',
    )
  }

  async function previewHere(request: FastifyRequest, reply: FastifyReply, id: PostId, bearer: string | undefined) {
    const platform = platformOf(request.host)
    if (bearer === undefined) await allowed(request, reply, 'edit site content', dependencies)
    else {
      const { user } = await accounts.sessions.who(platform.key, { bearer }, nobody)
      if (!mayOnSite(user, 'edit site content', platform)) return 'sign in'
    }
    const post = await contentManager.posts.preview(platform, id)
    return post && { title: post.title, html: post.html }
  }
}

const refused = (message: string) => ({ kind: 'refused' as const, message })
/** The use of a token is not recorded, because it expires by itself. */
const nobody = { network: '', userAgent: '' }
